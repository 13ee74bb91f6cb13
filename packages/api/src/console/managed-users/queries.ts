import type { UserAdminInfo } from '@zivina/contract/console/managed-users'
import type { UserShort } from '@zivina/contract/console/short-lists'
import type { Db } from '@zivina/db/database'
import { sql } from 'drizzle-orm'
import { jsonRows } from '#api/kernel/lists/sql.ts'

/** Security events that an administrator sees of an account. */
const EVENTS_SHOWN = 20

/** What the administration sees of an account beyond its row in the list. Times are PostgreSQL's text of an instant. */
export type InfoRow = Omit<UserAdminInfo, keyof UserShort>

export async function selectInfo(db: Db, guid: string): Promise<InfoRow | null> {
  const { rows } = await db.execute<InfoRow>(sql`
    select u.email_verified, u.registration_platform, u.registration_method, u.terms_version,
      u.newsletter_at is not null as newsletter,
      case when m.is_premium then u.platforms else '{}' end as platforms,
      exists (select from password p where p."user" = u.guid) as has_password,
      exists (select from totp t where t."user" = u.guid and t.confirmed_at is not null) as totp_enabled,
      (select d.due_at from account_deletion d where d."user" = u.guid) as deletion_at,
      (select json_build_object('reason', b.reason, 'ends', b.ends, 'created_at', b.created_at) from user_ban b
        where b."user" = u.guid and u.is_banned) as ban,
      m.active_from, m.expiry_date, m.premium_plus_expiry_date,
      coalesce(m.entry_consultation_performed, false) as entry_consultation_performed,
      json_build_object(
        'recipes', (select count(*)::int from recipe r where r.creator = u.guid),
        'ingredients', (select count(*)::int from ingredient i where i.creator = u.guid),
        'reviews', (select count(*)::int from review v where v."user" = u.guid),
        'photo_submissions', (select count(*)::int from photo_submission s where s."user" = u.guid),
        'error_reports', (select count(*)::int from error_report e where e."user" = u.guid)) as counts,
      ${jsonRows(sql`
        select s.device, s.last_used_at as used_at from session s
        where s."user" = u.guid and s.ended_at is null and s.expires_at > now()
        order by s.last_used_at desc, s.guid limit 50`)} as devices,
      ${jsonRows(sql`
        select e.kind, e.device, e.created_at from audit_event e where e."user" = u.guid
        order by e.created_at desc, e.guid limit ${EVENTS_SHOWN}`)} as security_events
    from "user" u left join membership m on m."user" = u.guid where u.guid = ${guid}`)
  return rows[0] ?? null
}
