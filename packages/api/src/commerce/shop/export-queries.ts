import { sql } from 'drizzle-orm'
import type { ExportTable } from '#api/kernel/declared/export-table.ts'
import { pragueText } from '#api/kernel/lists/sql.ts'

/** What was bought for points. */
export const exportedPurchases: ExportTable = {
  name: 'shop_purchases',
  columns: [
    ['Koupeno', 'created'],
    ['Položka', 'item_name'],
    ['Body', 'points'],
    ['Účet', 'username'],
    ['E-mail', 'email'],
    ['Předáno', 'handed_over'],
  ],
  rows: () => sql`
    select ${pragueText('p.created_at')} as created, p.item_name, p.points, u.username, u.email,
      ${pragueText('p.handed_over_at')} as handed_over
    from shop_purchase p left join "user" u on u.guid = p."user" order by p.created_at, p.guid`,
}
