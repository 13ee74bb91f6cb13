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
    tables: ['user', 'password', 'billing_address', 'body_profile', 'membership'],
    rows: (user) => sql`
      select u.guid, u.email, u.email_verified, u.username, p."user" is not null as has_password, u.created_at, u.updated_at,
        u.image, u.full_name, coalesce(a.street, '') as street, coalesce(a.city, '') as city,
        coalesce(a.country, '') as country, coalesce(a.postal_code, '') as postal_code, coalesce(a.ico, '') as ico,
        coalesce(a.dic, '') as dic, u.tutorial_finished, u.registration_platform,
        u.registration_method, u.settings, b.height, b.weight, b.sex, b.birth_date, b.activity,
        b.target_goal, coalesce(b.pregnant_or_breastfeeding, false) as pregnant_or_breastfeeding, u.watch_pairing,
        coalesce(m.plan, 'free') as plan, coalesce(m.entry_consultation_performed, false) as entry_consultation_performed,
        m.premium_plus_expiry_date, u.platforms, m.active_from, m.expiry_date, u.terms_version, u.terms_accepted_at,
        u.newsletter_at, u.health_data_consent_at, u.news_seen_at, u.mail_opt_outs,
        coalesce(m.is_premium, false) as is_premium, u.is_admin, u.is_super_admin, u.is_affiliate, u.is_banned, u.is_demo
      from "user" u left join password p on p."user" = u.guid left join billing_address a on a."user" = u.guid
        left join body_profile b on b."user" = u.guid left join membership m on m."user" = u.guid
      where u.guid = ${user}`,
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
