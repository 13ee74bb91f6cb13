import type { LinePayload } from '@zivina/contract/catalogue/recipes/lines'
import type { Db } from '@zivina/db/database'
import { recipe } from '@zivina/db/schema/catalogue/recipe'
import { RULE_VERSION } from '@zivina/domain/catalogue/diet-rules/verdicts'
import type { DietType } from '@zivina/domain/catalogue/diet-types'
import { type SQL, sql } from 'drizzle-orm'
import type { Editor } from '#api/kernel/access/ownership.ts'
import { notPrivateTo, ownedBy } from '#api/kernel/access/sql.ts'
import { jsonRows } from '#api/kernel/lists/sql.ts'
import type { LineValues } from '../lines/service.ts'
import type { StepValues } from '../steps/service.ts'
import type { RecipeFacts } from './derived-values.ts'

type Row = typeof recipe.$inferSelect
/** The columns of a recipe that its author changes, with the derived ones. */
export type RecipeValues = Omit<typeof recipe.$inferInsert, 'guid' | 'slug' | 'creator'>

/** A guid that no recipe has, for recipes not created yet. */
const NOT_MADE = '00000000-0000-0000-0000-000000000000'

/** The first candidate that no other recipe has or had. */
function freeSlug(candidates: readonly string[], self: string): SQL {
  return sql`(
    select c.slug from unnest(${sql.param(candidates)}::text[]) with ordinality as c(slug, place)
    where not exists (select from recipe other where other.slug = c.slug and other.guid <> ${self}::uuid)
      and not exists (select from recipe_old_slug old where old.slug = c.slug and old.recipe <> ${self}::uuid)
    order by c.place limit 1)`
}

/** Whether a food is made of the recipe in `kept`, which follows it by a job. */
const IS_INGREDIENT = sql.raw('exists (select from ingredient where from_recipe = kept.guid) as is_ingredient')

/** How many of the names are not tags. */
function unknownTags(names: readonly string[]): SQL {
  return sql`(select count(*)::int from unnest(${sql.param(names)}::text[]) as given(name)
    where not exists (select from tag t where t.name = given.name))`
}

export async function countUnknownTags(db: Db, names: readonly string[]): Promise<number> {
  const { rows } = await db.execute<{ unknown: number }>(sql`select ${unknownTags(names)} as unknown`)
  return rows[0]?.unknown ?? 0
}

export type NamedFood = { guid: string; name: string }

export const guidsOf = (lines: readonly { ingredient: string }[]): string[] => [
  ...new Set(lines.map(({ ingredient }) => ingredient)),
]

/** How many of the names are not tags, and which of the foods are a person's own that only they see. */
export async function selectMentioned(
  db: Db,
  creator: string,
  tags: readonly string[],
  lines: readonly { ingredient: string }[],
): Promise<{ unknown: number; private_foods: NamedFood[] }> {
  const foods = sql`select guid, name from ingredient
    where guid = any(${sql.param(guidsOf(lines))}::uuid[]) and creator = ${creator} and is_private`
  const { rows } = await db.execute<{ unknown: number; private_foods: NamedFood[] }>(
    sql`select ${unknownTags(tags)} as unknown, ${jsonRows(foods)} as private_foods`,
  )
  return rows[0] ?? { unknown: 0, private_foods: [] }
}

/** The parts of a recipe besides its own row, and its editor. */
export type RecipeParts = { lines: readonly LineValues[]; steps: readonly StepValues[]; editor: string }

/** Inserts a recipe with its lines and steps. Null where its guid exists. */
export async function insertRecipe(
  db: Db,
  values: RecipeValues & { guid?: string; creator: string },
  candidates: readonly string[],
  parts: RecipeParts,
): Promise<string | null> {
  const made = db
    .insert(recipe)
    .values({ ...values, slug: freeSlug(candidates, values.guid ?? NOT_MADE) })
    .onConflictDoNothing({ target: recipe.guid })
    .returning({ guid: recipe.guid, slug: recipe.slug })
  const { rows } = await db.execute<{ slug: string }>(sql`
    with kept as (${made.getSQL()}), ${insertedParts(parts, null)}
    select slug from kept`)
  return rows[0]?.slug ?? null
}

/**
 * The parts of a common table expression that insert lines and steps of the recipe in `kept`, and delete the draft they were
 * written in.
 *
 * @param after a condition that waits until the replaced parts are deleted
 */
function insertedParts({ lines, steps, editor }: RecipeParts, after: SQL | null): SQL {
  const waits = after === null ? sql`` : sql`where ${after}`
  return sql`draft as (
      delete from recipe_draft where "user" = ${editor} and key in (select guid::text from kept)),
    steps as (
      insert into recipe_step (recipe, number, step_title, step_text)
      select kept.guid, number, step_title, step_text from kept, jsonb_to_recordset(${JSON.stringify(steps)}::jsonb)
        as given(number int, step_title text, step_text text) ${waits}),
    lines as (
      insert into recipe_ingredient (recipe, ingredient, ingredient_version, amount, typed_amount, typed_unit, count_macros, segment, position)
      select kept.guid, ingredient, ingredient_version, amount, typed_amount, typed_unit, count_macros, segment, position
      from kept, jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
        as given(ingredient uuid, ingredient_version int, amount numeric, typed_amount text, typed_unit text,
          count_macros bool, segment text, position int)
        ${waits})`
}

export type EditedRecipe = Pick<Row, keyof RecipeFacts | 'guid' | 'slug' | 'status' | 'status_note' | 'version'>

/** Locks a recipe for a change, by slug, former slug or guid. Others who want to change it wait. */
export async function lockRecipe(
  db: Db,
  by: { slug: string } | { guid: string },
  editor: Editor,
): Promise<EditedRecipe | null> {
  const which =
    'slug' in by
      ? sql`r.guid = coalesce((select guid from recipe where slug = ${by.slug}),
          (select recipe from recipe_old_slug where slug = ${by.slug}))`
      : sql`r.guid = ${by.guid}`
  const { rows } = await db.execute<EditedRecipe>(sql`
    select r.guid, r.slug, r.name, r.headnote, r.tip, r.storage, r.photos, r.portion_size, r.time_minutes, r.resting_time, r.difficulty, r.cooking_type,
      r.cooked_weight, r.aimed_iddsi_level, r.dietary_goal, r.meal_types, r.tags, r.no_side_dish, r.is_private, r.free_lines, r.status, r.status_note, r.source_url, r.version
    from recipe r where ${which} and ${ownedBy(sql.raw('r.creator'), editor)} and ${notPrivateTo('r', editor.guid)}
    for update of r`)
  return rows[0] ?? null
}

export type EditedLine = Pick<LineValues, 'ingredient' | 'count_macros' | 'segment'> &
  Pick<LinePayload, 'amount' | 'typed'>

export type EditedParts = {
  lines: EditedLine[]
  steps: StepValues[]
  /** The diets whose preparation is confirmed under the present rules. */
  confirmed: DietType[]
  /** How many of the names are not tags. */
  unknown: number
}

/**
 * The lines, steps and confirmations of a locked recipe, and how many of the names are not tags. A separate statement: data read
 * together with the lock would be older than the wait for it.
 */
export async function selectParts(db: Db, guid: string, tags: readonly string[]): Promise<EditedParts> {
  const { rows } = await db.execute<EditedParts>(sql`
    select (select coalesce(json_agg(json_build_object('ingredient', l.ingredient, 'amount', l.amount,
        'typed', case when l.typed_unit is not null then json_build_object('amount', l.typed_amount, 'unit', l.typed_unit) end,
        'count_macros', l.count_macros, 'segment', l.segment) order by l.position), '[]')
        from recipe_ingredient l where l.recipe = ${guid}) as lines,
      (select coalesce(json_agg(json_build_object('number', s.number, 'step_title', s.step_title,
        'step_text', s.step_text) order by s.number), '[]') from recipe_step s where s.recipe = ${guid}) as steps,
      array(select c.diet_type from recipe_confirmation c join recipe r on r.guid = c.recipe
        where c.recipe = ${guid} and c.rule_version = ${RULE_VERSION} and (c.by_admin or r.status <> 'Approved'))
        as confirmed,
      ${unknownTags(tags)} as unknown`)
  return rows[0] ?? { lines: [], steps: [], confirmed: [], unknown: 0 }
}

/**
 * Writes a changed recipe, replacing its lines, and its steps where given. A name with another slug changes the slug; the
 * former one redirects to it.
 *
 * @param parts `is_prepared_anew` where lines or steps differ: what was confirmed of them then no longer holds
 */
export async function updateRecipe(
  db: Db,
  { guid, slug }: Pick<Row, 'guid' | 'slug'>,
  values: RecipeValues,
  candidates: readonly string[] | null,
  parts: RecipeParts & { is_prepared_anew: boolean },
): Promise<{ slug: string; is_ingredient: boolean }> {
  const written = db
    .update(recipe)
    .set({
      ...values,
      ...(candidates === null ? {} : { slug: freeSlug(candidates, guid) }),
    })
    .where(sql`${recipe.guid} = ${guid}`)
    .returning({ guid: recipe.guid, slug: recipe.slug })
  const former =
    candidates === null
      ? sql``
      : sql`former as (insert into recipe_old_slug (slug, recipe) values (${slug}, ${guid}) on conflict do nothing),`
  // The former rows are deleted before: the new ones may have the same keys.
  const gone = sql`(select count(*) from no_lines) + (select count(*) from no_steps) >= 0`
  const { rows } = await db.execute<{ slug: string; is_ingredient: boolean }>(sql`
    with kept as (${written.getSQL()}), ${former}
      no_lines as (delete from recipe_ingredient where recipe = ${guid} returning 1),
      no_confirmations as (delete from recipe_confirmation where recipe = ${guid} and ${parts.is_prepared_anew}),
      no_steps as (delete from recipe_step where recipe = ${guid} and ${parts.steps.length > 0} returning 1),
      ${insertedParts(parts, gone)}
    select slug, ${IS_INGREDIENT} from kept`)
  return rows[0] ?? { slug, is_ingredient: false }
}

/** Deletes the draft of a recipe. */
export async function deleteDraft(db: Db, user: string, key: string): Promise<void> {
  await db.execute(sql`delete from recipe_draft where "user" = ${user} and key = ${key}`)
}

/** Deletes a recipe unless it has a modified version. */
export async function deleteRecipe(db: Db, guid: string): Promise<boolean> {
  const { rows } = await db.execute<{ guid: string }>(sql`
    delete from recipe r where r.guid = ${guid}
      and not exists (select from recipe_modified m where m.original = r.guid)
    returning r.guid`)
  return rows.length > 0
}

export type ModeratedRecipe = {
  guid: string
  slug: string
  name: string
  status: Row['status']
  status_note: string
  version: number
  creator: string
  unapproved: number
}

/** Locks a recipe whose status is about to change. A private one is not submitted to anybody. */
export async function lockModerated(db: Db, guid: string): Promise<ModeratedRecipe | null> {
  await db.execute(sql`select from recipe where guid = ${guid} for update`)
  const { rows } = await db.execute<ModeratedRecipe>(sql`
    select r.guid, r.slug, r.name, r.status, r.status_note, r.version, r.creator,
      (select count(*)::int from recipe_ingredient l join ingredient i on i.guid = l.ingredient
        where l.recipe = r.guid and i.status <> 'Approved') as unapproved
    from recipe r where r.guid = ${guid} and not r.is_private`)
  return rows[0] ?? null
}

/**
 * Writes a decision. An approved recipe loses what its author confirmed: for a recipe that others see only an admin may.
 * @returns whether a confirmation was lost, so that the recipe has to be judged again, and whether a food is made of it
 */
export async function updateStatus(
  db: Db,
  guid: string,
  { status, status_note }: Pick<Row, 'status' | 'status_note'>,
): Promise<{ lost: boolean; is_ingredient: boolean }> {
  const { rows } = await db.execute<{ lost: boolean; is_ingredient: boolean }>(sql`
    with decided as (
        update recipe set status = ${status}, status_note = ${status_note}, version = version + 1
        where guid = ${guid} returning guid, status),
      lost as (delete from recipe_confirmation c using decided d
        where c.recipe = d.guid and d.status = 'Approved' and not c.by_admin returning 1)
    select exists (select from lost) as lost, ${IS_INGREDIENT} from decided kept`)
  return rows[0] ?? { lost: false, is_ingredient: false }
}

export async function isTagUsed(db: Db, tag: string): Promise<boolean> {
  const { rows } = await db.execute<{ is_used: boolean }>(sql`
    select exists (select from recipe where tags @> array[${tag}]) as is_used`)
  return rows[0]?.is_used ?? false
}

/** Recipes without the version of their rules are recomputed. @returns how many recipes had the tag */
export async function replaceTag(db: Db, from: string, to: string): Promise<number> {
  const { rowCount } = await db.execute(sql`
    update recipe set tags = case when ${to} = any(tags) then array_remove(tags, ${from}) else array_replace(tags, ${from}, ${to}) end,
      rule_version = '' where tags @> array[${from}]`)
  return rowCount ?? 0
}

/** Locks recipes that others may see, in one order, with their tags; those that are gone are left out. */
export async function lockTagged(db: Db, guids: readonly string[]): Promise<{ guid: string; tags: string[] }[]> {
  const { rows } = await db.execute<{ guid: string; tags: string[] }>(sql`
    select guid, tags from recipe where guid = any(${sql.param(guids)}::uuid[]) and not is_private order by guid for update`)
  return rows
}

/** Recipes without the version of their rules are recomputed. */
export async function updateTags(db: Db, guid: string, tags: readonly string[]): Promise<void> {
  await db.execute(sql`
    update recipe set tags = ${sql.param(tags)}::text[], rule_version = '', version = version + 1 where guid = ${guid}`)
}
