import { searchStems } from '@zivina/czech/search-text'
import { UNKNOWN_HIGH, UNKNOWN_LOW } from '@zivina/domain/catalogue/filter/nutrient-spans'
import type pg from 'pg'
import { BOUND_NAMES } from '#db/schema/catalogue/bound-columns.ts'

/** Words put before the names of copies, so that text search finds more and less frequent words. */
const NAME_WORDS = [
  ...['Domácí', 'Sváteční', 'Lehký', 'Nedělní', 'Poctivý', 'Voňavý', 'Křupavý', 'Jemný', 'Pikantní', 'Babiččin'],
  ...['Zimní', 'Letní', 'Podzimní', 'Jarní', 'Horský', 'Moravský', 'Šumavský', 'Hanácký', 'Valašský', 'Pražský'],
]
/** Every n-th copy is pending, so that lists have rows to leave out. */
const PENDING_EVERY = 50

/**
 * Multiplies the recipes of a seeded database until there are `total`, for measurements: copies have their own names, dates,
 * times and amounts, with steps and lines, and totals that match the amounts. Amounts are multiplied by tenths (0.4 … 1.6) so
 * that two decimals still hold them.
 *
 * @param pool of a superuser: foreign keys are not checked row by row.
 */
export async function scaleRecipes(pool: pg.Pool, total: number): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query(`set local session_replication_role = replica`)
    await client.query(`set local maintenance_work_mem = '256MB'`)
    await numberOriginals(client)
    const words = NAME_WORDS.map((word) => searchStems(word)[0] ?? '')
    await client.query(COPY_RECIPES, [total, NAME_WORDS, words, PENDING_EVERY])
    await client.query(COPY_STEPS)
    await client.query(COPY_LINES)
    await client.query('drop table scale_original, scale_copy')
    await client.query('commit')
    await client.query('vacuum analyze')
  } finally {
    // An open transaction ends with the connection.
    client.release(true)
  }
}

// The slugs of copies from an earlier call end with a number.
async function numberOriginals(client: pg.PoolClient): Promise<void> {
  await client.query(`
    create table scale_original as
    select guid, row_number() over (order by slug) - 1 as number from recipe
    where status = 'Approved' and not duplicate and slug !~ '-[0-9]{3,}$'`)
  await client.query(`
    create table scale_copy (guid uuid primary key default uuidv7(), original uuid not null, number integer not null,
      factor numeric not null)`)
}

const TOTALS = [
  ...['kilojoules', 'protein_in_total', 'carbohydrates_in_total', 'fat_in_total', 'fiber_in_total'],
  ...['sugars_in_total', 'saturated_fats_in_total', 'salt_in_total'],
]
/** Bounds of a portion as they are stored; unknown ones stay unknown. */
const BOUNDS = BOUND_NAMES.map((name) => ({
  name,
  scaled: name.endsWith('_low')
    ? `case when r.${name} = ${UNKNOWN_LOW} then ${UNKNOWN_LOW} else least(${UNKNOWN_HIGH}, floor(r.${name} * c.factor)) end`
    : `case when r.${name} = ${UNKNOWN_HIGH} then ${UNKNOWN_HIGH} else least(${UNKNOWN_HIGH}, ceil(r.${name} * c.factor)) end`,
}))
const TAKEN_OVER = [
  ...['photos', 'creator', 'portion_size', 'resting_time', 'difficulty', 'cooking_type', 'dietary_preference'],
  ...['dietary_goal', 'diet_types', 'without_allergens', 'meal_types', 'tags', 'no_side_dish', 'duplicate', 'facets'],
  ...['ingredient_guids', 'common_ingredients', 'nutrient_coverage'],
]

// Adjacent numbers get very different multipliers, independent of the number of originals.
const COPY_RECIPES = `
  with copies as (
    insert into scale_copy (original, number, factor)
    select o.guid, n, 0.4 + (n * 5 % 13) * 0.1
    from generate_series((select count(*)::int from recipe) + 1, $1::int) n
    join scale_original o on o.number = n % (select count(*) from scale_original)
    returning *
  )
  insert into recipe (guid, slug, name, created_at, updated_at, time_minutes, status, search_name, search_vector,
    calories_in_total, ${[...TOTALS, ...BOUNDS.map(({ name }) => name), ...TAKEN_OVER].join(', ')})
  select c.guid, r.slug || '-' || c.number, w.word || ' ' || lower(left(r.name, 1)) || substr(r.name, 2) || ' ' || c.number,
    r.created_at - c.number * interval '7 minutes', r.created_at, greatest(5, r.time_minutes + c.number * 13 % 31 - 15),
    case when c.number % $4::int = 0 then 'Pending' else 'Approved' end,
    w.stem || ' ' || r.search_name || ' ' || c.number,
    setweight(to_tsvector('simple', w.stem), 'A') || r.search_vector,
    round(r.kilojoules * c.factor::float8 / 4.184),
    ${TOTALS.map((name) => `r.${name} * c.factor::float8`).join(', ')},
    ${BOUNDS.map(({ scaled }) => scaled).join(', ')},
    ${TAKEN_OVER.map((name) => `r.${name}`).join(', ')}
  from copies c
  join recipe r on r.guid = c.original
  cross join lateral (
    select ($2::text[])[at] as word, ($3::text[])[at] as stem
    from (select 1 + c.number % cardinality($2::text[]) as at) a
  ) w`

const COPY_STEPS = `
  insert into recipe_step (recipe, number, step_title, step_text)
  select c.guid, s.number, s.step_title, s.step_text
  from scale_copy c join recipe_step s on s.recipe = c.original`

const COPY_LINES = `
  insert into recipe_ingredient (recipe, ingredient, segment, amount, count_macros, position)
  select c.guid, l.ingredient, l.segment, l.amount * c.factor, l.count_macros, l.position
  from scale_copy c join recipe_ingredient l on l.recipe = c.original`
