import type { Db } from '@zivina/db/database'
import { type SQL, sql } from 'drizzle-orm'

/** Rows of a table that belong to a person, without secrets: what they are made of would only serve who stole the file. */
type PersonalRows = {
  /** File in the archive. */
  file: string
  /** The tables whose rows are in it. */
  tables: readonly string[]
  rows: (user: string) => SQL
}

const own = (columns: string, table: string, order: string) => (user: string) =>
  sql`select ${sql.raw(columns)} from ${sql.raw(table)} where "user" = ${user} order by ${sql.raw(order)}`

/**
 * Everything that is kept of a person, file by file. A table that refers to accounts and is missing here fails the tests.
 */
export const PERSONAL_DATA: readonly PersonalRows[] = [
  {
    file: 'ucet.json',
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
  { file: 'telesne-udaje.json', tables: ['body_measurement'], rows: own('*', 'body_measurement', 'day') },
  { file: 'souhlasy.json', tables: ['consent'], rows: own('*', 'consent', 'given_at') },
  {
    file: 'prihlasena-zarizeni.json',
    tables: ['session'],
    rows: own('guid, device, address, created_at, last_used_at, expires_at, ended_at', 'session', 'created_at'),
  },
  {
    file: 'bezpecnostni-udalosti.json',
    tables: ['audit_event'],
    rows: own('guid, kind, address, device, detail, created_at', 'audit_event', 'created_at'),
  },
  {
    file: 'overovaci-kody.json',
    tables: ['email_code'],
    rows: own('purpose, email, attempts, sent_at, expires_at', 'email_code', 'sent_at'),
  },
  {
    file: 'obnovy-hesla.json',
    tables: ['password_reset'],
    rows: own('requested_at, expires_at, used_at', 'password_reset', 'requested_at'),
  },
  {
    file: 'dvoufazove-overeni.json',
    tables: ['totp', 'recovery_code'],
    rows: (user) => sql`
      select t.created_at, t.confirmed_at,
        (select count(*)::int from recovery_code r where r.user = t.user and r.used_at is null) as recovery_codes_left
      from totp t where t.user = ${user}`,
  },
  {
    file: 'propojene-ucty.json',
    tables: ['oauth_identity'],
    rows: own('provider, subject, created_at', 'oauth_identity', 'created_at'),
  },
  {
    file: 'zadost-o-smazani.json',
    tables: ['account_deletion'],
    rows: own('requested_at, due_at', 'account_deletion', 'due_at'),
  },
  {
    file: 'obrazky.json',
    tables: ['image_file'],
    rows: (user) => sql`
      select path, size, width, height, mime, created_at from image_file where owner = ${user} order by created_at`,
  },
  {
    file: 'povoleni-k-nahrani.json',
    tables: ['image_token'],
    rows: own('expires_at, used_at', 'image_token', 'expires_at'),
  },
  { file: 'verejny-profil.json', tables: ['public_profile'], rows: own('*', 'public_profile', 'slug') },
  {
    file: 'recepty.json',
    tables: ['recipe', 'recipe_ingredient', 'recipe_step'],
    rows: (user) => sql`
      select to_jsonb(r) - 'search_vector' - 'search_name' - 'facets' - 'ingredient_guids' || jsonb_build_object(
        'ingredients', (select coalesce(jsonb_agg(to_jsonb(l)), '[]') from recipe_ingredient l where l.recipe = r.guid),
        'steps', (select coalesce(jsonb_agg(to_jsonb(s)), '[]') from recipe_step s where s.recipe = r.guid)) as recipe
      from recipe r where r.creator = ${user} order by r.created_at`,
  },
  {
    file: 'suroviny.json',
    tables: ['ingredient'],
    rows: (user) => sql`
      select to_jsonb(i) - 'search_text' as ingredient from ingredient i where i.creator = ${user} order by i.created_at`,
  },
  {
    file: 'oblibene.json',
    tables: ['favorite'],
    rows: (user) => sql`
      select f.recipe, r.name, f.created_at from favorite f join recipe r on r.guid = f.recipe
      where f.user = ${user} order by f.created_at`,
  },
  { file: 'ulozene-filtry.json', tables: ['user_filter'], rows: own('*', 'user_filter', 'created_at') },
  {
    file: 'upravene-recepty.json',
    tables: ['recipe_modified', 'recipe_modified_ingredient'],
    rows: (user) => sql`
      select to_jsonb(m) - 'search_name' || jsonb_build_object('ingredients', (
        select coalesce(jsonb_agg(to_jsonb(l) - 'recipe_modified'), '[]')
        from recipe_modified_ingredient l where l.recipe_modified = m.guid)) as recipe
      from recipe_modified m where m.user = ${user} order by m.created_at`,
  },
  {
    file: 'rozepsane-recepty.json',
    tables: ['recipe_draft'],
    rows: own('key, body, updated_at', 'recipe_draft', 'key'),
  },
  { file: 'hodnoceni.json', tables: ['review'], rows: own('*', 'review', 'created_at') },
  { file: 'hlaseni-chyb.json', tables: ['error_report'], rows: own('*', 'error_report', 'created_at') },
  { file: 'fotografie-receptu.json', tables: ['photo_submission'], rows: own('*', 'photo_submission', 'created_at') },
  { file: 'zpravy-podpore.json', tables: ['contact_message'], rows: own('*', 'contact_message', 'created_at') },
  {
    file: 'odber-novinek.json',
    tables: ['newsletter_subscriber'],
    rows: (user) => sql`
      select s.* from newsletter_subscriber s join "user" u on lower(u.email) = lower(s.email)
      where u.guid = ${user} and u.email_verified`,
  },
  {
    file: 'zaslana-vydani-novinek.json',
    tables: ['newsletter_delivery'],
    rows: (user) => sql`
      select i.day, d.queued_at, d.sent_at from newsletter_delivery d join newsletter_issue i on i.guid = d.issue
      where d."user" = ${user} or d.subscriber in (
        select s.guid from newsletter_subscriber s join "user" u on lower(u.email) = lower(s.email)
        where u.guid = ${user} and u.email_verified)
      order by i.day`,
  },
  { file: 'odmeny-z-hadanky.json', tables: ['riddle_reward'], rows: own('*', 'riddle_reward', 'created_at') },
]

/** Everything that is kept of a person, by file, as it stood at one moment: one statement reads all tables. */
export async function selectPersonalData(db: Db, user: string): Promise<Record<string, unknown[]>> {
  const parts = PERSONAL_DATA.map(
    ({ file, rows }) => sql`${file}::text, (select coalesce(json_agg(to_json(t)), '[]') from (${rows(user)}) t)`,
  )
  const { rows } = await db.execute<{ data: Record<string, unknown[]> }>(
    sql`select json_build_object(${sql.join(parts, sql`, `)}) as data`,
  )
  return rows[0]?.data ?? {}
}
