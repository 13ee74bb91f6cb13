import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, boolean, index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { PersonalData } from '#db/personal-data.ts'
import { pictureColumn } from '#db/picture-use.ts'
import { guid, moment, texts } from '#db/schema/columns.ts'

const instant = () => timestamp({ withTimezone: true })
const flag = () => boolean().notNull().default(false)

/** The form in which e-mail addresses are compared. */
export const lower = (column: AnyPgColumn): SQL => sql`lower(${column})`

/** An account. Password, membership, billing address and facts about the body have separate tables. */
export const user = pgTable(
  'user',
  {
    guid: guid(),
    /** As its owner typed it; unique in lower case. */
    email: text().notNull(),
    email_verified: flag(),
    username: text().notNull().unique(),
    /**
     * The form in which usernames are compared: lowercase, without accents and look-alikes (see `usernameKey` in the contract).
     */
    username_key: text().notNull().unique(),
    created_at: moment(),
    updated_at: moment(),
    /** Path inside the image host, or an absolute address. */
    image: text(),
    full_name: text().notNull().default(''),
    tutorial_finished: flag(),
    registration_platform: text().notNull().default('web'),
    registration_method: text().notNull().default('email'),
    settings: texts(),
    watch_pairing: text(),
    platforms: texts(),
    terms_version: text(),
    terms_accepted_at: instant(),
    /** When consent to newsletters and to health data was given; null without consent. History is in `consent`. */
    newsletter_at: instant(),
    health_data_consent_at: instant(),
    /** When the person last opened the news. */
    news_seen_at: instant(),
    /** Kinds of notification mail that the person unsubscribed from. */
    mail_opt_outs: texts(),
    is_admin: flag(),
    is_super_admin: flag(),
    is_affiliate: flag(),
    is_banned: flag(),
    /** A demo account: the administration requires no second factor from it. */
    is_demo: flag(),
  },
  (table) => [
    uniqueIndex('user_email_unique').on(lower(table.email)),
    // `fold_text` is ours (migration 0012): small letters without accents.
    index('user_full_name_search').using('gin', sql`fold_text(${table.full_name}) gin_trgm_ops`),
    index('user_email_search').using('gin', sql`lower(${table.email}) gin_trgm_ops`),
    index('user_created_at').on(table.created_at, table.guid),
    index('user_username_key_search').using('gin', sql`${table.username_key} gin_trgm_ops`),
  ],
)

/** The portrait. */
export const userPictures = [pictureColumn(user.image)]

/** The account with what other tables have one row of for it, as one record. */
export const userPersonalData: PersonalData = {
  file: 'ucet.json',
  part: 'account',
  tables: {
    user: { rows: 1, row_bytes: 8_000, by: 'key' },
    password: { rows: 1, row_bytes: 500, by: 'key' },
    billing_address: { rows: 1, row_bytes: 2_000, by: 'key' },
    body_profile: { rows: 1, row_bytes: 1_000, by: 'key' },
    membership: { rows: 1, row_bytes: 500, by: 'key' },
  },
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
}
