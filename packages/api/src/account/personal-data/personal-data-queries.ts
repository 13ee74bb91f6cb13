import type { Db } from '@zivina/db/database'
import type { PersonalData } from '@zivina/db/personal-data'
import { sql } from 'drizzle-orm'

const own = (columns: string, table: string, order: string) => (user: string) =>
  sql`select ${sql.raw(columns)} from ${sql.raw(table)} where "user" = ${user} order by ${sql.raw(order)}`

/** What this area keeps of a person, file by file. */
export const ACCOUNT_PERSONAL_DATA: readonly PersonalData[] = [
  {
    file: 'ucet.json',
    part: 'account',
    tables: ['user'],
    rows: (user) => sql`
      select guid, email, email_verified, username, password_hash is not null as has_password, created_at, updated_at, image,
        full_name, street, city, country, postal_code, ico, dic, tutorial_finished, registration_platform,
        registration_method, settings, height, weight, sex, birth_date, activity, target_goal,
        pregnant_or_breastfeeding, watch_pairing, plan, entry_consultation_performed, premium_plus_expiry_date,
        platforms, active_from, expiry_date, terms_version, terms_accepted_at, newsletter_at,
        health_data_consent_at, news_seen_at, mail_opt_outs, is_premium, is_admin, is_super_admin, is_affiliate, is_banned, is_demo
      from "user" where guid = ${user}`,
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

/** Everything that is kept of a person, by file, as it stood at one moment: one statement reads all tables. */
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
