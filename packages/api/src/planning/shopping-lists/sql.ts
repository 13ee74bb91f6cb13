import { type SQL, sql } from 'drizzle-orm'
import { mayEdit, mayRead, type Shareable } from '#api/planning/shares/sql.ts'

/** A list `l` as something that can be shared. */
const LIST: Shareable = { kind: 'shopping_list', object: sql.raw('l.guid'), owner: sql.raw('l."user"') }

/** Whether a person may read list `l`. */
export const readableBy = (person: string): SQL => mayRead(LIST, person)

/** Whether a person may change what is on list `l`. */
export const editableBy = (person: string): SQL => mayEdit(LIST, person)

/** The columns of an ingredient `i` in sub-category `c` that lists and pantries need: those of a `PlannedFood`. */
export const FOOD_COLUMNS =
  sql.raw(`i.guid, i.slug, i.name, i.weight_units, i.grams_per_piece, i.density_g_per_ml, i.is_spice,
  i.kitchen, i.package_size, c.food_category as category`)

/** An instant of a write: what the client says, but never later than now. */
export const doneAt = (at: string | undefined): SQL =>
  at === undefined ? sql`clock_timestamp()` : sql`least(${at}::timestamptz, clock_timestamp())`
