import { searchStems } from '@zivina/czech/search-text'
import type pg from 'pg'

/** Makers and kinds put after the names of copies, so that search finds more and less frequent words. */
const NAME_WORDS = [
  ...['bio', 'farmářský', 'výběrový', 'tradiční', 'jemný', 'hrubý', 'světlý', 'tmavý', 'mletý', 'sypaný'],
  ...['Podhorský', 'Lipový', 'Zlatý klas', 'U Dubu', 'Selský dvůr', 'Mlýn Javor', 'Bílá louka', 'Modrý vrch'],
]

/**
 * Multiplies the approved foods of a seeded database until there are `total` ingredients, for measurements: copies have their own names and
 * the figures of labels, without measures of kitchens and without a recipe.
 *
 * @param pool of a superuser: foreign keys are not checked row by row.
 */
export async function scaleFoods(pool: pg.Pool, total: number): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('set local session_replication_role = replica')
    await client.query(`set local maintenance_work_mem = '256MB'`)
    // Making an index anew is far quicker than adding to it.
    const { rows } = await client.query<{ name: string; statement: string }>(`
      select indexname as name, indexdef as statement from pg_indexes
      where tablename = 'ingredient' and indexdef not like 'CREATE UNIQUE%'`)
    for (const { name } of rows) await client.query(`drop index ${name}`)
    await client.query(COPY_FOODS, [total, NAME_WORDS, NAME_WORDS.map((word) => searchStems(word).join(' '))])
    for (const { statement } of rows) await client.query(statement)
    await client.query('commit')
    await client.query('vacuum analyze ingredient')
  } finally {
    // An open transaction ends with the connection.
    client.release(true)
  }
}

const TAKEN_OVER = [
  ...['amount', 'weight_units', 'sub_food_category', 'kilojoules', 'protein', 'carbohydrates', 'fat', 'fiber'],
  ...['sugars', 'saturated_fats', 'salt', 'food_groups', 'photos', 'diet_level', 'status'],
].join(', ')

// Copies of an earlier call end with a number.
const COPY_FOODS = `
  with original as (
    select *, row_number() over (order by slug) - 1 as number, count(*) over () as all_foods from ingredient
    where status = 'Approved' and from_recipe is null and slug !~ '-[0-9]{4,}$'
  )
  insert into ingredient (slug, name, search_text, ${TAKEN_OVER})
  select o.slug || '-' || n, o.name || ' ' || w.word || ' ' || n, o.search_text || ' ' || w.stem || ' ' || n, ${TAKEN_OVER}
  from generate_series((select count(*)::int from ingredient) + 1000, $1::int + 999) n
  join original o on o.number = n % o.all_foods
  cross join lateral (
    select ($2::text[])[at] as word, ($3::text[])[at] as stem
    from (select 1 + n % cardinality($2::text[]) as at) a
  ) w`
