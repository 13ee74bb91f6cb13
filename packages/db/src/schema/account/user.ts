import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, boolean, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { pictureColumn } from '#db/picture-use.ts'
import { guid, moment, texts } from '#db/schema/columns.ts'

const instant = () => timestamp({ withTimezone: true })
const flag = () => boolean().notNull().default(false)

/** The form in which e-mail addresses are compared. */
export const lower = (column: AnyPgColumn): SQL => sql`lower(${column})`

/** An account. Password, membership, billing address and facts about the body have tables of their own. */
export const user = pgTable(
  'user',
  {
    guid: guid(),
    /** As its owner typed it; unique in lower case. */
    email: text().notNull(),
    email_verified: flag(),
    username: text().notNull().unique(),
    /** The username as it is compared: lowercase, without accents and look-alikes (see `usernameKey` in the contract). */
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
    /** Since when newsletters may be sent and data about health kept; null without consent. History is in `consent`. */
    newsletter_at: instant(),
    health_data_consent_at: instant(),
    /** When the news window was last seen. */
    news_seen_at: instant(),
    /** Kinds of notification mail that were unsubscribed from. */
    mail_opt_outs: texts(),
    is_admin: flag(),
    is_super_admin: flag(),
    is_affiliate: flag(),
    is_banned: flag(),
    /** Made for trying the product out: administration asks it for no second factor. */
    is_demo: flag(),
  },
  (table) => [uniqueIndex('user_email_unique').on(lower(table.email))],
)

/** The portrait. */
export const userPictures = [pictureColumn(user.image)]
