import { sql } from 'drizzle-orm'
import type { ExportTable } from '#api/kernel/declared/export-table.ts'
import { pragueText } from '#api/kernel/lists/sql.ts'

export const exportedMessages: ExportTable = {
  name: 'messages',
  columns: [
    ['Přišla', 'created'],
    ['Předmět', 'subject'],
    ['Jméno', 'name'],
    ['E-mail', 'email'],
    ['Text', 'text'],
    ['Stav', 'state'],
    ['Vyřízena', 'handled'],
  ],
  rows: () => sql`
    select ${pragueText('m.created_at')} as created, m.subject, m.name, m.email, m.text, m.state,
      ${pragueText('m.handled_at')} as handled
    from contact_message m order by m.created_at, m.guid`,
}
