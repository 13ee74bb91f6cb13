import type { MealType } from '@zivina/domain/catalogue/meal-types'
import { sql } from 'drizzle-orm'
import type { Db } from '#db/database.ts'

/** A meal of the demo week: the number of its day from Monday, its kind, the recipe's slug and the portions. */
type DemoMeal = readonly [day: number, meal: MealType, slug: string, portions: number]

const MEALS: readonly DemoMeal[] = [
  [0, 'Breakfast', 'bircher-musli-s-jablkem-a-liskovymi-orisky', 1],
  [0, 'Lunch', 'cizrnove-kari-se-spenatem-a-ryzi', 1],
  [0, 'Late_snack', 'kakaovy-skyr-s-malinami', 1],
  [0, 'Dinner', 'bilkova-omeleta-s-paprikou', 1],
  [1, 'Breakfast', 'chleb-s-avokadem-cottage-a-vejcem-natvrdo', 1],
  [1, 'Dinner', 'blitva-s-bramborami-a-vejci', 1],
  [2, 'Breakfast', 'cottage-s-broskvemi-a-granolou', 1],
  [2, 'Lunch', 'celozrnne-testoviny-s-brokolici-a-cizrnou', 1.5],
  [2, 'Dinner', 'cesnecka-s-bramborem-a-kminem', 1],
  [3, 'Breakfast', 'chia-s-vlockami-a-ostruzinami', 1],
  [3, 'Lunch', 'cocka-na-kyselo-s-vejcem-a-okurkou', 1],
  [3, 'Snack', 'baba-ganus-s-paprikou-a-okurkou', 1],
  [3, 'Dinner', 'bramboracka-s-hriby-a-majorankou', 1],
  [4, 'Breakfast', 'bananovy-sejk-s-tvarohem-a-arasidovym-maslem', 1],
  [4, 'Lunch', 'bataty-plnene-cernymi-fazolemi', 1],
  [4, 'Dinner', 'cizrnovy-salat-s-tunakem-a-citronem', 1],
  [5, 'Breakfast', 'bananove-livance-z-ryzove-mouky', 1],
  [5, 'Lunch', 'kureci-rizky-s-bramborovou-kasi', 1],
  [5, 'Dinner', 'dynova-polevka-z-pecene-dyne', 1],
  [6, 'Breakfast', 'francouzske-toasty-s-lesnim-ovocem', 1],
  [6, 'Lunch', 'cerny-kuba-s-hribky-a-majorankou', 1],
  [6, 'Dessert', 'bublanina-s-tresnemi', 1],
]

/** Monday's curry is cooked for Tuesday's lunch too. */
const LEFTOVER = { day: 1, meal: 'Lunch', of: 1 } as const

/** The columns that a planned recipe is remembered by; they are those of the answers (see `factsOf` in the API). */
const REMEMBERED = [
  ...['name', 'slug', 'photos', 'time_minutes', 'resting_time', 'portion_size', 'diet_types', 'dietary_preference'],
  ...[
    'without_allergens',
    'kilojoules',
    'calories_in_total',
    'protein_in_total',
    'carbohydrates_in_total',
    'fat_in_total',
  ],
  ...['fiber_in_total', 'sugars_in_total', 'saturated_fats_in_total', 'salt_in_total', 'nutrient_coverage'],
]

const meals = () => {
  const all = [...MEALS.map((meal, place) => [...meal, place] as const)]
  const [, , slug = '', portions = 1] = MEALS[LEFTOVER.of] ?? []
  return [...all, [LEFTOVER.day, LEFTOVER.meal, slug, portions, all.length] as const].map(
    ([day, meal, of, eaten, place]) => ({
      day,
      meal,
      slug: of,
      portions: eaten,
      place,
      leftover_of: place === all.length ? LEFTOVER.of : null,
    }),
  )
}

/** Gives the premium demo account a plan of the present week in a folder. Does nothing where it has, or had, any plan. */
export async function seedDemoMealPlan(db: Db): Promise<void> {
  await db.execute(sql`
    with owner as materialized (
      select u.guid from "user" u where u.is_demo and u.email = 'premium@zivina.example'
        and not exists (select from meal_plan p where p.premium_user = u.guid) for no key update
    ), folder as (
      insert into meal_plan_folder (owner, name, position) select guid, 'Podzim a zima', 1 from owner
      on conflict do nothing returning guid
    ), plan as (
      insert into meal_plan (premium_user, creator, folder, name, search_name, note)
      select owner.guid, owner.guid, folder.guid, 'Listopadový týden', 'listopadovy tyden', 'V sobotu přijdou na oběd prarodiče.'
      from owner left join folder on true returning guid
    ), eater as (
      insert into meal_plan_eater (plan, "user") select plan.guid, owner.guid from plan cross join owner returning guid
    ), planned as materialized (
      select m.*, uuidv7() as guid, r.guid as recipe,
        date_trunc('week', now() at time zone 'Europe/Prague')::date + m.day as date,
        (select jsonb_object_agg(f.key, f.value) from jsonb_each(to_jsonb(r)) f
          where f.key = any(${sql.param(REMEMBERED)}::text[])) as last_known
      from jsonb_to_recordset(${JSON.stringify(meals())}::jsonb)
        as m (day int, meal text, slug text, portions numeric, place int, leftover_of int)
        join recipe r on r.slug = m.slug and r.status = 'Approved'
    ), days as (
      insert into meal_plan_day (plan, day, note)
      select distinct plan.guid, p.date, case when p.day = 5 then 'Prostřít pro pět.' else '' end from plan cross join planned p
    ), items as (
      insert into meal_plan_item (guid, plan, day, meal_type, position, kind, recipe, leftover_of, last_known, added_by)
      select p.guid, plan.guid, p.date, p.meal, 1, 'recipe', p.recipe, source.guid, p.last_known, owner.guid
      from plan cross join owner cross join planned p left join planned source on source.place = p.leftover_of
    )
    insert into meal_plan_portion (item, eater, portions)
    select p.guid, eater.guid, p.portions from planned p cross join eater`)
}
