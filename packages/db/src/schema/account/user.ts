import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, boolean, index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
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
    index('user_username_key_search').using('gin', sql`${table.username_key} gin_trgm_ops`),
  ],
)

/** The portrait. */
export const userPictures = [pictureColumn(user.image)]
