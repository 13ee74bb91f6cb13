import type { Db } from '@zivina/db/database'
import type { Status } from '@zivina/domain/catalogue/statuses'
import { type SQL, sql } from 'drizzle-orm'
import type { Viewer } from '#api/kernel/access/ownership.ts'
import type { Page } from '#api/kernel/lists/page.ts'
import { allOf } from '#api/kernel/lists/sql.ts'
import type { IngredientRow } from './present.ts'
import { CATEGORY_JOIN, INGREDIENT_COLUMNS, NO_DISH, offeredTo, SUMMARY_COLUMNS, type SummaryRow } from './queries.ts'
import type { IngredientSearch } from './search-queries.ts'

/** Of one barcode; usually there is one. */
const CARRIERS_MAX = 10

export type PersonalFilter = {
  creator: string
  status: Status | null
  is_private: boolean | null
  search: IngredientSearch | null
}

function conditions({ creator, status, is_private, search }: PersonalFilter): SQL {
  const patterns = search?.stems.map((stem) => `%${stem}%`)
  return allOf([
    sql`i.creator = ${creator} and ${NO_DISH}`,
    status !== null && sql`i.status = ${status}`,
    is_private !== null && sql`i.is_private = ${is_private}`,
    search !== null && sql`(i.search_text like all(${sql.param(patterns)}::text[]) or ${search.text} <% i.search_text)`,
  ])
}

/** A user's own ingredients in every state, newest first. */
export async function selectPersonal(
  db: Db,
  filter: PersonalFilter,
  { limit, offset }: Page,
): Promise<IngredientRow[]> {
  const { rows } = await db.execute<IngredientRow>(sql`
    select ${INGREDIENT_COLUMNS} from ingredient i ${CATEGORY_JOIN}
    where ${conditions(filter)} order by i.created_at desc, i.guid desc limit ${limit} offset ${offset}`)
  return rows
}

export async function countPersonal(db: Db, filter: PersonalFilter): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from ingredient i where ${conditions(filter)}`,
  )
  return rows[0]?.count ?? 0
}

/** Ingredients with a barcode that a user may see. */
export async function selectByBarcode(db: Db, barcode: string, viewer: Viewer, limit: number): Promise<SummaryRow[]> {
  const { rows } = await db.execute<SummaryRow>(sql`
    select ${SUMMARY_COLUMNS} from ingredient i
    where i.barcodes @> array[${barcode}]::text[] and ${offeredTo(viewer)}
    order by i.status = 'Approved' desc, i.name, i.guid limit ${limit}`)
  return rows
}

/** An ingredient with a barcode, and whether it is the viewer's own. */
export type CarrierRow = SummaryRow & {
  is_own: boolean
  package_size: number | null
  portion_size: number | null
}

/** Ingredients with a barcode that a user may see: the own ones first. */
export async function selectCarriers(db: Db, barcode: string, viewer: Viewer): Promise<CarrierRow[]> {
  const { rows } = await db.execute<CarrierRow>(sql`
    select ${SUMMARY_COLUMNS}, i.package_size, i.portion_size, coalesce(i.creator = ${viewer.guid}, false) as is_own from ingredient i
    where i.barcodes @> array[${barcode}]::text[] and ${offeredTo(viewer)} and ${NO_DISH}
    order by is_own desc, i.status = 'Approved' desc, i.name, i.guid limit ${CARRIERS_MAX}`)
  return rows
}
