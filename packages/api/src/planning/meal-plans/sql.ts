import { type SQL, sql } from 'drizzle-orm'
import { readable } from '#api/kernel/access/sql.ts'
import { mayEdit, mayRead } from '../shares/sql.ts'

/** Who asks for a plan: a person, with whether they are an admin. */
export type PlanReader = { guid: string; is_admin: boolean }

const SHARED_PLAN = { kind: 'meal_plan' as const, object: sql.raw('p.guid'), owner: sql.raw('p.premium_user') }

/**
 * The role of a person in the plan `p`; null where they may not see it. The creator of another person's plan has a role as long as
 * they are an admin.
 */
export function roleIn({ guid, is_admin }: PlanReader): SQL {
  return sql`case when p.premium_user = ${guid} then 'owner'
    when ${is_admin}::boolean and p.creator = ${guid} then 'creator'
    when ${mayEdit(SHARED_PLAN, guid)} then 'editor' when ${mayRead(SHARED_PLAN, guid)} then 'viewer' end`
}

/** Whether the owner of the plan `p` has premium, without which it cannot be changed; an unassigned plan is open. */
export const IS_ACTIVE: SQL = sql.raw(`(p.premium_user is null
  or exists (select from membership m where m."user" = p.premium_user and m.is_premium))`)

/** The columns of a `PlanRow`, and the tables they come from, for a role as `roleIn` gives it. */
export function planFrom(role: SQL): { columns: SQL; tables: SQL } {
  return {
    columns: sql`
      p.guid, p.name, p.note, p.premium_user, p.creator, p.version, p.created_at, p.updated_at, a.role,
      case a.role when 'owner' then p.folder when 'creator' then p.creator_folder end as folder,
      coalesce(nullif(o.full_name, ''), o.username, '') as owner_name, ${IS_ACTIVE} as is_active,
      d.first_day, d.last_day, d.planned_days,
      array(select e.guid::text from meal_plan_eater e where e.plan = p.guid order by e.created_at, e.guid) as eaters`,
    tables: sql`
      meal_plan p cross join lateral (select ${role} as role) a
        left join "user" o on o.guid = coalesce(p.premium_user, p.creator)
        cross join lateral (
          select min(i.day)::text as first_day, max(i.day)::text as last_day, count(distinct i.day)::int as planned_days
          from meal_plan_item i where i.plan = p.guid and i.deleted_at is null) d`,
  }
}

const DISH_FACTS = `jsonb_build_object('name', r.name, 'slug', r.slug, 'photos', r.photos, 'time_minutes', r.time_minutes,
  'resting_time', r.resting_time, 'portion_size', r.portion_size, 'diet_types', r.diet_types,
  'dietary_preference', r.dietary_preference, 'without_allergens', r.without_allergens, 'kilojoules', r.kilojoules,
  'calories_in_total', r.calories_in_total, 'protein_in_total', r.protein_in_total,
  'carbohydrates_in_total', r.carbohydrates_in_total, 'fat_in_total', r.fat_in_total, 'fiber_in_total', r.fiber_in_total,
  'sugars_in_total', r.sugars_in_total, 'saturated_fats_in_total', r.saturated_fats_in_total,
  'salt_in_total', r.salt_in_total, 'nutrient_coverage', r.nutrient_coverage)`
const FOOD_FACTS = `jsonb_build_object('name', g.name, 'slug', g.slug, 'photos', g.photos, 'weight_units', g.weight_units,
  'grams_per_piece', g.grams_per_piece, 'density_g_per_ml', g.density_g_per_ml, 'is_spice', g.is_spice,
  'kilojoules', g.kilojoules, 'protein', g.protein, 'carbohydrates', g.carbohydrates, 'fat', g.fat, 'fiber', g.fiber,
  'sugars', g.sugars, 'saturated_fats', g.saturated_fats, 'salt', g.salt)`
/** A modification makes no claims about diets: its lines were not judged. */
const MODIFIED_FACTS = `(${DISH_FACTS.replaceAll('r.', 'original.')} || jsonb_build_object('name', m.name, 'slug', m.slug,
  'portion_size', m.portion_size, 'diet_types', '[]'::jsonb, 'dietary_preference', '[]'::jsonb, 'without_allergens', '[]'::jsonb,
  'kilojoules', m.kilojoules, 'calories_in_total', m.calories_in_total, 'protein_in_total', m.protein_in_total,
  'carbohydrates_in_total', m.carbohydrates_in_total, 'fat_in_total', m.fat_in_total, 'fiber_in_total', m.fiber_in_total,
  'sugars_in_total', m.sugars_in_total, 'saturated_fats_in_total', m.saturated_fats_in_total,
  'salt_in_total', m.salt_in_total, 'nutrient_coverage', m.nutrient_coverage))`

/**
 * What is known of the recipe, modified recipe or ingredient that a row names, as far as a person may see it; null where they may not.
 * @param row alias of the row with the three columns, and `person` the column or text of the person
 */
export function factsOf(row: string, person: SQL): { tables: SQL; facts: SQL } {
  const at = sql.raw(row)
  return {
    tables: sql`
      left join recipe r on r.guid = ${at}.recipe and ${readable('r', person)}
      left join recipe_modified m on m.guid = ${at}.recipe_modified and m."user" = ${person}
      left join recipe original on original.guid = m.original
      left join ingredient g on g.guid = ${at}.ingredient and ${readable('g', person)}`,
    facts: sql.raw(`(case when r.guid is not null then ${DISH_FACTS} when m.guid is not null then ${MODIFIED_FACTS}
      when g.guid is not null then ${FOOD_FACTS} end)`),
  }
}
