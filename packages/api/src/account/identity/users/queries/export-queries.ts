import { sql } from 'drizzle-orm'
import type { ExportTable } from '#api/kernel/declared/export-table.ts'
import { pragueText } from '#api/kernel/lists/sql.ts'

/** Accounts with their membership and roles; nothing of health. */
export const exportedUsers: ExportTable = {
  name: 'users',
  columns: [
    ['Uživatelské jméno', 'username'],
    ['Jméno', 'full_name'],
    ['E-mail', 'email'],
    ['Ověřený e-mail', 'email_verified'],
    ['Založeno', 'created'],
    ['Členství', 'plan'],
    ['Premium do', 'expiry_date'],
    ['Správce', 'is_admin'],
    ['Partner', 'is_affiliate'],
    ['Zablokovaný', 'is_banned'],
    ['Novinky', 'newsletter'],
  ],
  rows: () => sql`
    select u.username, u.full_name, u.email, u.email_verified, ${pragueText('u.created_at')} as created,
      coalesce(m.plan, 'free') as plan, m.expiry_date::text as expiry_date, u.is_admin, u.is_affiliate, u.is_banned,
      u.newsletter_at is not null as newsletter
    from "user" u left join membership m on m."user" = u.guid order by u.created_at, u.guid`,
}
