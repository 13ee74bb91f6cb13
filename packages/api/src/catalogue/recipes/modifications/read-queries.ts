import type { Db } from '@zivina/db/database'
import type { recipeModified } from '@zivina/db/schema/catalogue/recipe-modified'
import type { ComparedLine } from '@zivina/nutrition/line-changes'
import { type SQL, sql } from 'drizzle-orm'
import { LINE_INGREDIENT, SHOWN_COLUMNS } from '#api/catalogue/ingredients/versions/sql.ts'
import {
  CARD_COLUMNS,
  type CardRow,
  CREATOR_JOIN,
  type LineRow,
  type StepRow,
  type WordsRow,
} from '#api/catalogue/recipes/read/sql.ts'
import { readable } from '#api/kernel/access/sql.ts'
import type { Counted, Page } from '#api/kernel/lists/page.ts'
import { countedPage, NO_ROWS } from '#api/kernel/lists/sql.ts'
import { MODIFIED_CARD } from './sql.ts'

type Row = typeof recipeModified.$inferSelect

/** The columns of the original that comparing needs. */
export type OriginalRow = Pick<
  CardRow,
  'guid' | 'slug' | 'name' | 'portion_size' | 'kilojoules' | 'calories_in_total' | 'nutrient_coverage'
> & { available: boolean }

/** A modified recipe as lists show it: a card with its own name, portions and totals, and the lines to compare. */
export type ModifiedRow = Pick<Row, 'note' | 'version'> & {
  recipe: CardRow
  updated_at: string
  original: OriginalRow
  lines: ComparedLine[]
  original_lines: ComparedLine[]
}

/** With everything that its own page needs. */
export type WholeModified = ModifiedRow & {
  own_steps: Row['steps']
  free_lines: Row['free_lines']
  steps: StepRow[]
  whole_lines: LineRow[]
  /** The original's. */
  words: WordsRow
}

const COMPARED = sql.raw(
  `'ingredient', l.ingredient, 'name', i.name, 'weight_units', i.weight_units, 'segment', l.segment, 'amount', l.amount::float8`,
)

const compared = (lines: SQL, more: SQL): SQL => sql`(
  select coalesce(json_agg(json_build_object(${COMPARED}${more}) order by l.position), '[]')
  from ${lines} ${LINE_INGREDIENT} where l.`

const OF_MODIFIED = compared(sql.raw('recipe_modified_ingredient l'), sql.raw(", 'instead_of', l.instead_of"))
const OF_ORIGINAL = compared(sql.raw('recipe_ingredient l'), sql``)

/** Columns of a `ModifiedRow`, of `m` recipe_modified, `r` its original and `card`. */
function modifiedColumns(user: string): SQL {
  return sql`
    m.note, m.version, m.updated_at, to_jsonb(card) || ${MODIFIED_CARD} as recipe,
    jsonb_build_object('guid', r.guid, 'slug', r.slug, 'name', r.name, 'portion_size', r.portion_size,
      'kilojoules', r.kilojoules, 'calories_in_total', r.calories_in_total, 'nutrient_coverage', r.nutrient_coverage,
      'available', ${readable('r', user)}) as original,
    ${OF_MODIFIED}recipe_modified = m.guid) as lines,
    ${OF_ORIGINAL}recipe = r.guid) as original_lines`
}

/** Joins the original, its author and the original as a card to `m`. */
const JOINS = sql`
  join recipe r on r.guid = m.original ${CREATOR_JOIN} cross join lateral (select ${CARD_COLUMNS}) card`

/** One page of a user's modified recipes, the last created first, and the total number. */
export async function selectModifiedPage(db: Db, user: string, { limit, offset }: Page): Promise<Counted<ModifiedRow>> {
  const own = sql`from recipe_modified where "user" = ${user}`
  const page = sql`
    select ${modifiedColumns(user)}
    from (select * ${own} order by created_at desc, guid desc limit ${limit} offset ${offset}) m ${JOINS}
    order by m.created_at desc, m.guid desc`
  const { rows } = await db.execute<Counted<ModifiedRow>>(countedPage(own, page))
  return rows[0] ?? NO_ROWS
}

/** One modified recipe with steps and lines, if it belongs to this user. */
export async function selectModified(db: Db, user: string, slug: string): Promise<WholeModified | null> {
  const { rows } = await db.execute<WholeModified>(sql`
    select ${modifiedColumns(user)}, m.steps as own_steps, m.free_lines,
      jsonb_build_object('headnote', r.headnote, 'tip', r.tip, 'storage', r.storage,
        'aimed_iddsi_level', r.aimed_iddsi_level) as words,
      (select coalesce(json_agg(json_build_object(
          'number', s.number, 'step_title', s.step_title, 'step_text', s.step_text) order by s.number), '[]')
        from recipe_step s where s.recipe = r.guid) as steps,
      (select coalesce(json_agg(line order by line.position), '[]') from (
        select l.position, l.ingredient, l.amount::text, l.typed_amount, l.typed_unit, l.count_macros, l.segment, ${SHOWN_COLUMNS}
        from recipe_modified_ingredient l ${LINE_INGREDIENT} where l.recipe_modified = m.guid
      ) line) as whole_lines
    from recipe_modified m ${JOINS}
    where m.slug = ${slug} and m.user = ${user}`)
  return rows[0] ?? null
}
