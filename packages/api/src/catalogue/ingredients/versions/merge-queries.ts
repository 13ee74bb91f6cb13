import type { Db } from '@zivina/db/database'
import { VERSIONED_COLUMNS } from '@zivina/db/versioned-columns'
import { type SQL, sql } from 'drizzle-orm'
import type { Kind } from './queries.ts'

/** A food and the one it is merged into. */
export type Merged = { from: string; into: string }

/** Recipes of both kinds, by their guids. */
export type Holders = Record<Kind, string[]>

const RECIPES = { lines: sql.raw('recipe_ingredient'), key: sql.raw('recipe') }
const MODIFIED = { lines: sql.raw('recipe_modified_ingredient'), key: sql.raw('recipe_modified') }

/** Recipes that have both foods in one segment, where one line will be left. */
export async function selectDoubled(db: Db, { from, into }: Merged): Promise<Holders> {
  const doubled = ({ lines, key }: typeof RECIPES): SQL => sql`
    array(select distinct a.${key} from ${lines} a
      join ${lines} b on b.${key} = a.${key} and b.segment = a.segment and b.ingredient = ${into}
      where a.ingredient = ${from} order by 1)`
  const { rows } = await db.execute<Holders>(
    sql`select ${doubled(RECIPES)} as recipes, ${doubled(MODIFIED)} as modified`,
  )
  return rows[0] ?? { recipes: [], modified: [] }
}

/** Locks recipes of a kind, as recomputing does before it locks their ingredients. */
export async function lockHolders(db: Db, kind: Kind, guids: readonly string[]): Promise<void> {
  const table = sql.raw(kind === 'recipes' ? 'recipe' : 'recipe_modified')
  await db.execute(sql`select from ${table} where guid = any(${sql.param(guids)}::uuid[]) order by guid for update`)
}

/**
 * Adds the amounts of one food to those of the other in the same segment, and deletes the lines that are left over.
 * @returns the recipes whose lines it changed
 */
export async function joinDoubled(db: Db, { from, into }: Merged): Promise<Holders> {
  const gone = ({ lines, key }: typeof RECIPES): SQL => sql`
    delete from ${lines} a using ${lines} b
    where a.ingredient = ${from} and b.ingredient = ${into} and b.${key} = a.${key} and b.segment = a.segment
    returning a.${key} as holder, a.segment, a.amount, a.count_macros`
  const joined = ({ lines, key }: typeof RECIPES, left: SQL): SQL => sql`
    update ${lines} b set amount = b.amount + g.amount, typed_amount = null, typed_unit = null,
      count_macros = b.count_macros or g.count_macros
    from ${left} g where b.${key} = g.holder and b.segment = g.segment and b.ingredient = ${into}`
  const { rows } = await db.execute<Holders>(sql`
    with gone as (${gone(RECIPES)}), joined as (${joined(RECIPES, sql`gone`)}),
      gone_modified as (${gone(MODIFIED)}), joined_modified as (${joined(MODIFIED, sql`gone_modified`)})
    select array(select distinct holder from gone order by 1) as recipes,
      array(select distinct holder from gone_modified order by 1) as modified`)
  return rows[0] ?? { recipes: [], modified: [] }
}

/**
 * Points all lines and addresses of one food to the other, and what lines take the place of, unless the line is of one of both itself. Recipes keep the values they were computed from: these become former versions
 * of the food that is left, with numbers below zero, until the job computes each recipe and its lines together.
 * @returns whether there were any lines
 */
export async function pointLines(db: Db, { from, into }: Merged): Promise<boolean> {
  const columns = sql.raw(VERSIONED_COLUMNS.map((column) => `'${column}', i.${column}`).join(', '))
  const both = sql`(${from}::uuid, ${into}::uuid)`
  const point = ({ lines }: typeof RECIPES, more = sql``): SQL => sql`
    update ${lines} l set ingredient = ${into}, ingredient_version = n.present${more}
    from numbered n where l.ingredient = ${from} and l.ingredient_version = n.former`
  const { rows } = await db.execute<{ lines: number }>(sql`
    with used as (
      select ingredient_version as former from recipe_ingredient where ingredient = ${from}
      union select ingredient_version from recipe_modified_ingredient where ingredient = ${from}),
    numbered as (
      select former, (least(0, (select min(version) from ingredient_version where ingredient = ${into}))
        - row_number() over (order by former))::int as present from used),
    kept as (
      insert into ingredient_version (ingredient, version, former)
      select ${into}::uuid, n.present, coalesce(v.former, jsonb_build_object(${columns}))
      from numbered n join ingredient i on i.guid = ${from}
        left join ingredient_version v on v.ingredient = i.guid and v.version = n.former),
    pointed as (${point(RECIPES)}), pointed_modified as (${point(MODIFIED, sql`, instead_of = case when instead_of in ${both} then null else instead_of end`)}),
    stands as (
      update ${MODIFIED.lines} set instead_of = case when ingredient = ${into} then null else ${into}::uuid end
      where instead_of in ${both} and ingredient <> ${from}),
    led as (update ingredient_old_slug set ingredient = ${into} where ingredient = ${from})
    select count(*)::int as lines from numbered`)
  return (rows[0]?.lines ?? 0) > 0
}
