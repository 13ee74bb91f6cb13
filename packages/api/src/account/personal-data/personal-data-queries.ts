import type { Db } from '@zivina/db/database'
import type { PersonalData } from '@zivina/db/personal-data'
import { sql } from 'drizzle-orm'

const own = (columns: string, table: string, order: string) => (user: string) =>
  sql`select ${sql.raw(columns)} from ${sql.raw(table)} where "user" = ${user} order by ${sql.raw(order)}`

/** The personal data of this area, file by file. */
export const ACCOUNT_PERSONAL_DATA: readonly PersonalData[] = [
  {
    file: 'ucet.json',
    part: 'account',
    tables: ['user', 'password', 'billing_address', 'body_profile', 'membership'],
    rows: (user) => sql`
      select u.guid, u.email, u.email_verified, u.username, p."user" is not null as has_password, u.created_at, u.updated_at,
        u.image, u.full_name, coalesce(a.street, '') as street, coalesce(a.city, '') as city,
        coalesce(a.country, '') as country, coalesce(a.postal_code, '') as postal_code, coalesce(a.ico, '') as ico,
        coalesce(a.dic, '') as dic, u.tutorial_finished, u.registration_platform,
        u.registration_method, u.settings, b.height, b.weight, b.sex, b.birth_date, b.activity,
        b.target_goal, coalesce(b.pregnant_or_breastfeeding, false) as pregnant_or_breastfeeding,
        coalesce(b.allergens, '{}') as allergens, u.watch_pairing,
        coalesce(m.plan, 'free') as plan, coalesce(m.entry_consultation_performed, false) as entry_consultation_performed,
        m.premium_plus_expiry_date, u.platforms, m.active_from, m.expiry_date, u.terms_version, u.terms_accepted_at,
        u.newsletter_at, u.health_data_consent_at, u.news_seen_at, u.mail_opt_outs,
        coalesce(m.is_premium, false) as is_premium, u.is_admin, u.is_super_admin, u.is_affiliate, u.is_banned, u.is_demo
      from "user" u left join password p on p."user" = u.guid left join billing_address a on a."user" = u.guid
        left join body_profile b on b."user" = u.guid left join membership m on m."user" = u.guid
      where u.guid = ${user}`,
  },
  {
    file: 'telesne-udaje.json',
    part: 'account',
    tables: ['body_measurement'],
    rows: own('*', 'body_measurement', 'day'),
  },
  { file: 'souhlasy.json', part: 'account', tables: ['consent'], rows: own('*', 'consent', 'given_at') },
  {
    file: 'prihlasena-zarizeni.json',
    part: 'account',
    tables: ['session'],
    rows: own('guid, device, address, created_at, last_used_at, expires_at, ended_at', 'session', 'created_at'),
  },
  {
    file: 'bezpecnostni-udalosti.json',
    part: 'account',
    tables: ['audit_event'],
    rows: own('guid, kind, address, device, detail, created_at', 'audit_event', 'created_at'),
  },
  {
    file: 'overovaci-kody.json',
    part: 'account',
    tables: ['email_code'],
    rows: own('purpose, email, attempts, sent_at, expires_at', 'email_code', 'sent_at'),
  },
  {
    file: 'obnovy-hesla.json',
    part: 'account',
    tables: ['password_reset'],
    rows: own('requested_at, expires_at, used_at', 'password_reset', 'requested_at'),
  },
  {
    file: 'dvoufazove-overeni.json',
    part: 'account',
    tables: ['totp', 'recovery_code'],
    rows: (user) => sql`
      select t.created_at, t.confirmed_at,
        (select count(*)::int from recovery_code r where r.user = t.user and r.used_at is null) as recovery_codes_left
      from totp t where t.user = ${user}`,
  },
  {
    file: 'propojene-ucty.json',
    part: 'account',
    tables: ['oauth_identity'],
    rows: own('provider, subject, created_at', 'oauth_identity', 'created_at'),
  },
  {
    file: 'zadost-o-smazani.json',
    part: 'account',
    tables: ['account_deletion'],
    rows: own('requested_at, due_at', 'account_deletion', 'due_at'),
  },
]

/** All stored data of a person, by file, read in one statement and therefore consistent. */
export async function selectPersonalData(
  db: Db,
  user: string,
  personal_data: readonly PersonalData[],
): Promise<Record<string, unknown[]>> {
  const parts = personal_data.map(
    ({ file, rows }) => sql`${file}::text, (select coalesce(json_agg(to_json(t)), '[]') from (${rows(user)}) t)`,
  )
  const { rows } = await db.execute<{ data: Record<string, unknown[]> }>(
    sql`select json_build_object(${sql.join(parts, sql`, `)}) as data`,
  )
  return rows[0]?.data ?? {}
}
