import type { Db } from '@zivina/db/database'
import { sql } from 'drizzle-orm'
import type { Viewer } from '#api/kernel/access/ownership.ts'
import { notPrivateTo, readable } from '#api/kernel/access/sql.ts'
import type { IngredientSummaryRow } from '../read/present.ts'
import { SHOWN_COLUMNS } from '../versions/sql.ts'

export type SummaryRow = IngredientSummaryRow & { guid: string; amount: number }

const SUMMARY_COLUMNS = sql`i.guid, i.amount, ${SHOWN_COLUMNS}`

/** A food that is to be replaced, or one of its sub-category. */
export type KindRow = SummaryRow & { sub_food_category: string }

/** The most foods of a sub-category that are looked through; none has as many. */
const KIND_MAX = 200

/** One food that a user may see. */
export async function selectReplaced(db: Db, guid: string, viewer: Viewer): Promise<KindRow | null> {
  const { rows } = await db.execute<KindRow>(sql`
    select ${SUMMARY_COLUMNS}, i.sub_food_category from ingredient i
    where i.guid = ${guid} and ${readable('i', viewer)} and ${notPrivateTo('i', viewer.guid)}`)
  return rows[0] ?? null
}

/** Approved foods by slug; a slug without one is left out. */
export async function selectBySlugs(db: Db, slugs: readonly string[]): Promise<SummaryRow[]> {
  if (slugs.length === 0) return []
  const { rows } = await db.execute<SummaryRow>(sql`
    select ${SUMMARY_COLUMNS} from ingredient i
    where i.slug = any(${sql.param(slugs)}::text[]) and i.status = 'Approved'`)
  return rows
}

/** Approved foods of a sub-category but for one, by name. */
export async function selectOfKind(
  db: Db,
  { sub_food_category, guid }: Pick<KindRow, 'sub_food_category' | 'guid'>,
): Promise<SummaryRow[]> {
  const { rows } = await db.execute<SummaryRow>(sql`
    select ${SUMMARY_COLUMNS} from ingredient i
    where i.sub_food_category = ${sub_food_category} and i.guid <> ${guid} and i.status = 'Approved'
    order by i.name, i.guid limit ${KIND_MAX}`)
  return rows
}
