import type { Db } from '@zivina/db/database'
import type { DerivedFrom } from '@zivina/db/recipe-derived'
import type { ingredient } from '@zivina/db/schema/catalogue/ingredient'
import { sql } from 'drizzle-orm'
import { DERIVING_COLUMNS } from '#api/catalogue/ingredients/versions/sql.ts'
import type { Editor } from '#api/kernel/access/ownership.ts'
import { notPrivateTo, readable } from '#api/kernel/access/sql.ts'

type Row = typeof ingredient.$inferSelect
export type UsableIngredient = DerivedFrom & Pick<Row, 'guid' | 'version' | 'status' | 'from_recipe'>

/** Which ingredients count besides those that the editor sees: those already in the recipe. */
export type Usable = { editor: Editor; kept: readonly string[] }

/**
 * The usable ones among the given ingredients. Their rows are locked against changes until the transaction ends, so that the
 * version in a line is the one its totals were computed from.
 */
export async function lockUsable(
  db: Db,
  guids: readonly string[],
  { editor, kept }: Usable,
): Promise<UsableIngredient[]> {
  const { rows } = await db.execute<UsableIngredient>(sql`
    select i.guid, i.status, i.version, i.from_recipe, ${DERIVING_COLUMNS}
    from ingredient i
    where i.guid = any(${sql.param(guids)}::uuid[])
      and ((${readable('i', editor)} and ${notPrivateTo('i', editor.guid)}) or i.guid = any(${sql.param(kept)}::uuid[]))
    order by i.guid
    for share`)
  return rows
}
