import type { Db } from '@zivina/db/database'
import type { DerivedFrom, DerivedRecipe } from '@zivina/db/recipe-derived'
import { ingredient } from '@zivina/db/schema/catalogue/ingredient'
import { VERSIONED_COLUMNS } from '@zivina/db/versioned-columns'
import { RULE_VERSION } from '@zivina/domain/catalogue/diet-rules/verdicts'
import type { Segment } from '@zivina/nutrition/segments'
import { type SQL, sql } from 'drizzle-orm'
import { DERIVING_COLUMNS } from './sql.ts'

/** The tables with stored totals of lines. */
const RECIPES = { table: 'recipe', lines: 'recipe_ingredient', key: 'recipe', owner: 'creator' } as const
const MODIFIED = {
  table: 'recipe_modified',
  lines: 'recipe_modified_ingredient',
  key: 'recipe_modified',
  owner: 'user',
} as const
const HOLDERS = { recipes: RECIPES, modified: MODIFIED }
export type Kind = keyof typeof HOLDERS

const name = sql.identifier

/**
 * Whether a line follows changes of its ingredient: every line follows an approved one; a pending one changes only its author's
 * recipes. `o` is the recipe, `p` the ingredient.
 */
const follows = (kind: Kind): SQL =>
  sql`(p.status = 'Approved' or o.${name(HOLDERS[kind].owner)} is not distinct from p.creator)`

/** Columns of an ingredient that its author writes. */
export type IngredientColumns = Omit<Partial<typeof ingredient.$inferInsert>, 'guid' | 'version'>

/**
 * Writes new values of a locked ingredient. If a line of a recipe or modified recipe uses it, the former values are stored as a
 * version and the version number increases.
 * @returns whether any line uses it
 */
export async function updateKeepingFormer(db: Db, guid: string, values: IngredientColumns): Promise<boolean> {
  const former = sql.raw(VERSIONED_COLUMNS.map((column) => `'${column}', ${column}`).join(', '))
  const written = db
    .update(ingredient)
    .set({ ...values, version: sql`${ingredient.version} + (select count(*)::int from kept)` })
    .where(sql`${ingredient.guid} = ${guid}`)
  const { rows } = await db.execute<{ used: boolean }>(sql`
    with kept as (
      insert into ingredient_version (ingredient, version, former)
      select guid, version, jsonb_build_object(${former}) from ingredient
      where guid = ${guid} and (exists (select from recipe_ingredient where ingredient = ${guid})
        or exists (select from recipe_modified_ingredient where ingredient = ${guid}))
      returning 1), written as (${written.getSQL()})
    select exists (select from kept) as used`)
  return rows[0]?.used ?? false
}

/** Recipes after a guid that have a line with outdated values of an ingredient, or that other rules judged. */
export async function selectStale(db: Db, kind: Kind, after: string, limit: number): Promise<string[]> {
  const { table, lines, key } = HOLDERS[kind]
  const { rows } = await db.execute<{ guid: string }>(sql`
    select guid from (
      select o.guid from ingredient_version v
        join ingredient p on p.guid = v.ingredient
        join ${name(lines)} l on l.ingredient = v.ingredient and l.ingredient_version = v.version
        join ${name(table)} o on o.guid = l.${name(key)}
      where ${follows(kind)} ${kind === 'recipes' ? JUDGED_BY_OTHER_RULES : sql``}
    ) stale where guid > ${after}::uuid group by guid order by guid limit ${limit}`)
  return rows.map(({ guid }) => guid)
}

/** Written as two comparisons, which the index on the version of the rules answers. */
const JUDGED_BY_OTHER_RULES = sql`
  union all select guid from recipe where rule_version < ${RULE_VERSION} or rule_version > ${RULE_VERSION}`

export type HolderLine = DerivedFrom & {
  holder: string
  segment: Segment
  amount: number
  count_macros: boolean
  version: number
}

/** The columns of a recipe that its derived columns depend on, besides its lines. */
export type LockedRecipe = DerivedRecipe & { guid: string }
/** The columns of a modified recipe that its totals depend on, besides its lines. */
export type LockedModified = Pick<DerivedRecipe, 'portion_size' | 'free_lines'> & { guid: string }

/**
 * Locks recipes and their ingredients until the transaction ends: always recipes first, each in the same order. Their steps and
 * confirmations are read once they are locked.
 */
export async function lockRecipes(db: Db, guids: readonly string[]): Promise<LockedRecipe[]> {
  const these = sql`any(${sql.param(guids)}::uuid[])`
  await db.execute(sql`select from recipe where guid = ${these} order by guid for update`)
  await lockIngredients(db, 'recipes', guids)
  const { rows } = await db.execute<LockedRecipe>(sql`
    select ${recipeColumns()} from recipe o where o.guid = ${these}`)
  return rows
}

/** The same for modified recipes. */
export async function lockModified(db: Db, guids: readonly string[]): Promise<LockedModified[]> {
  const { rows } = await db.execute<LockedModified>(sql`
    select o.guid, o.portion_size, o.free_lines from recipe_modified o where o.guid = any(${sql.param(guids)}::uuid[])
    order by o.guid for update`)
  await lockIngredients(db, 'modified', guids)
  return rows
}

/**
 * Locks the ingredients of a recipe that is locked already, whose lines therefore cannot change. One statement less than
 * `lockRecipes`.
 */
export async function lockIngredientsOf(db: Db, guid: string): Promise<LockedRecipe[]> {
  const { rows } = await db.execute<LockedRecipe>(sql`
    with held as materialized (
      select from ingredient where guid in (select ingredient from recipe_ingredient where recipe = ${guid})
      order by guid for share)
    select ${recipeColumns()} from recipe o where o.guid = ${guid} and (select count(*) from held) >= 0`)
  return rows
}

async function lockIngredients(db: Db, kind: Kind, guids: readonly string[]): Promise<void> {
  const { lines, key } = HOLDERS[kind]
  await db.execute(sql`
    select from ingredient
    where guid in (select ingredient from ${name(lines)} where ${name(key)} = any(${sql.param(guids)}::uuid[]))
    order by guid for share`)
}

/**
 * A confirmation holds under the rules it was given for; one by the author does not hold for a recipe that others see.
 */
const recipeColumns =
  () => sql`o.guid, o.name, o.tags, o.portion_size, o.meal_types, o.dietary_goal, o.difficulty, o.cooking_type,
  o.free_lines, o.cooked_weight, o.aimed_iddsi_level,
  array(select unnest(array[s.step_title, s.step_text]) from recipe_step s where s.recipe = o.guid order by s.number) as steps,
  array(select c.diet_type from recipe_confirmation c
    where c.recipe = o.guid and c.rule_version = ${RULE_VERSION} and (c.by_admin or o.status <> 'Approved')) as confirmed`

/**
 * The lines of locked recipes, each with its new version and that version's values. A separate statement after the locks: a
 * statement that waits for a lock sees only a part of the changes it waited for.
 */
export async function selectHolderLines(db: Db, kind: Kind, guids: readonly string[]): Promise<HolderLine[]> {
  const { table, lines, key } = HOLDERS[kind]
  const { rows } = await db.execute<HolderLine>(sql`
    select o.guid as holder, l.segment, l.amount::float8 as amount, l.count_macros,
      case when v.version is null then p.version else v.version end as version,
      p.guid, ${DERIVING_COLUMNS}
    from ${name(lines)} l join ${name(table)} o on o.guid = l.${name(key)} join ingredient p on p.guid = l.ingredient
      left join ingredient_version v
        on v.ingredient = l.ingredient and v.version = l.ingredient_version and not ${follows(kind)}
      cross join lateral jsonb_populate_record(p, coalesce(v.former, '{}')) i
    where o.guid = any(${sql.param(guids)}::uuid[]) order by l.position`)
  return rows
}

/** Writes derived columns of recipes and the versions of their lines. */
export async function updateHolders(
  db: Db,
  kind: Kind,
  computed: readonly ({ guid: string } & Record<string, unknown>)[],
  counted: readonly HolderLine[],
): Promise<void> {
  const { table, lines, key } = HOLDERS[kind]
  const columns = Object.keys(computed[0] ?? {}).filter((column) => column !== 'guid')
  if (columns.length === 0) return
  const set = sql.join(
    columns.map((column) => sql`${name(column)} = n.${name(column)}`),
    sql`, `,
  )
  const versions = counted.map(({ holder, guid, segment, version }) => ({ holder, guid, segment, version }))
  await db.execute(sql`
    with written as (
      update ${name(table)} o set ${set}
      from jsonb_populate_recordset(null::${name(table)}, ${JSON.stringify(computed)}::jsonb) n where o.guid = n.guid)
    update ${name(lines)} l set ingredient_version = n.version
    from jsonb_to_recordset(${JSON.stringify(versions)}::jsonb) as n(holder uuid, guid uuid, segment text, version int)
    where l.${name(key)} = n.holder and l.ingredient = n.guid and l.segment = n.segment
      and l.ingredient_version <> n.version`)
}

/** Deletes former versions that no line refers to. New lines begin with the present version, so no reference can be added. */
export async function deleteUnused(db: Db): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from ingredient_version v
    where not exists (
        select from recipe_ingredient l where l.ingredient = v.ingredient and l.ingredient_version = v.version)
      and not exists (
        select from recipe_modified_ingredient l
        where l.ingredient = v.ingredient and l.ingredient_version = v.version)`)
  return rowCount ?? 0
}
