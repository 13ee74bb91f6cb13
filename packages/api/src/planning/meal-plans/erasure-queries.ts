import type { Db } from '@zivina/db/database'
import { sql } from 'drizzle-orm'
import type { EndingAccount } from '#api/kernel/declared/erasure.ts'
import type { HealthData } from '#api/kernel/declared/health-data.ts'

/** Whether a plan `p` stays when the account ends: it is another person's, or an admin's who prepares it. */
const isOfOthers = (person: string) =>
  sql`(p.premium_user <> ${person} or (p.premium_user is null and p.creator is distinct from ${person}))`

/** Everything that an eater says of its health. */
const NO_DATA = sql`sex = null, birth_year = null, kilojoules = null, nutrients = '{}', diet_types = '{}', dietary_preference = 'All',
  allergens = '{}', excluded_ingredients = '{}', needs_agreed_at = null, target_agreed_at = null, version = e.version + 1`

/** What a person typed of themselves for plans, and agreed to tell there, goes with the consent to data about health. */
async function forgetDataOfEaters(db: Db, person: string): Promise<void> {
  await db.execute(sql`update meal_plan_eater e set ${NO_DATA} where e."user" = ${person}`)
}

export const eatersOfProfile: HealthData = { forget: forgetDataOfEaters }

/** In plans of others, a person whose account ends is an eater without a name and without health data. Portions stay. */
export async function forgetEatersOf(db: Db, { guid: person }: EndingAccount): Promise<void> {
  await db.execute(sql`
    update meal_plan_eater e set "user" = null, name = '', ${NO_DATA} from meal_plan p where p.guid = e.plan and e."user" = ${person} and ${isOfOthers(person)}`)
}

/**
 * In plans of others, the name and picture of what a person did not publish go, and the notes at what they planned. Before their recipes
 * are deleted, since afterwards nothing tells whose they were.
 */
export async function withdrawFromPlans(db: Db, { guid: person }: EndingAccount): Promise<void> {
  await db.execute(sql`
    with theirs as (
      select i.guid from meal_plan_item i join recipe r on r.guid = i.recipe where r.creator = ${person} and r.status <> 'Approved'
      union select i.guid from meal_plan_item i join recipe_modified m on m.guid = i.recipe_modified where m."user" = ${person}
      union select i.guid from meal_plan_item i join ingredient g on g.guid = i.ingredient
        where g.creator = ${person} and g.status <> 'Approved'
      union select i.guid from meal_plan_item i
        where i.added_by = ${person} and num_nonnulls(i.recipe, i.recipe_modified, i.ingredient) = 0
    ), told as (
      select guid from theirs union select i.guid from meal_plan_item i where i.added_by = ${person} and i.note <> ''
    )
    update meal_plan_item i set note = case when i.added_by = ${person} then '' else i.note end,
      last_known = case when i.guid not in (select guid from theirs) then i.last_known
        else i.last_known || jsonb_build_object('slug', null, 'photos', '[]'::jsonb,
          'name', case when i.kind = 'ingredient' then ${REMOVED_FOOD}::text else ${REMOVED_DISH}::text end) end,
      version = i.version + 1, updated_at = now()
    from told join meal_plan_item o on o.guid = told.guid join meal_plan p on p.guid = o.plan
    where i.guid = told.guid and ${isOfOthers(person)}`)
}

const REMOVED_DISH = 'Odstraněný recept'
const REMOVED_FOOD = 'Odstraněná potravina'
