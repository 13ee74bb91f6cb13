import { type SQL, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  doublePrecision,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { pictureColumn } from '#db/picture-use.ts'
import { guid, moment, texts } from '#db/schema/columns.ts'

const instant = () => timestamp({ withTimezone: true })
const flag = () => boolean().notNull().default(false)
const line = () => text().notNull().default('')

/** The form in which e-mail addresses are compared. */
export const lower = (column: AnyPgColumn): SQL => sql`lower(${column})`

/** An account. */
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
    /** Argon2id; null for who logs in by another service, and for the creators of the starter catalogue. */
    password_hash: text(),
    created_at: moment(),
    updated_at: moment(),
    /** Path inside the image host, or an absolute address. */
    image: text(),
    full_name: line(),
    street: line(),
    city: line(),
    /** ISO 3166-1 alpha-2. */
    country: line(),
    postal_code: line(),
    ico: line(),
    dic: line(),
    tutorial_finished: flag(),
    registration_platform: text().notNull().default('web'),
    registration_method: text().notNull().default('email'),
    settings: texts(),
    /** Centimetres. */
    height: doublePrecision(),
    /** Kilograms. */
    weight: doublePrecision(),
    sex: text(),
    birth_date: date({ mode: 'string' }),
    activity: text(),
    target_goal: text(),
    pregnant_or_breastfeeding: flag(),
    watch_pairing: text(),
    plan: text().notNull().default('free'),
    entry_consultation_performed: flag(),
    premium_plus_expiry_date: date({ mode: 'string' }),
    platforms: texts(),
    active_from: date({ mode: 'string' }),
    expiry_date: date({ mode: 'string' }),
    terms_version: text(),
    terms_accepted_at: instant(),
    /** Since when newsletters may be sent and data about health kept; null without consent. History is in `consent`. */
    newsletter_at: instant(),
    health_data_consent_at: instant(),
    /** When the news window was last seen. */
    news_seen_at: instant(),
    /** Kinds of notification mail that were unsubscribed from. */
    mail_opt_outs: texts(),
    is_premium: flag(),
    is_admin: flag(),
    is_super_admin: flag(),
    is_affiliate: flag(),
    is_banned: flag(),
    /** Made for trying the product out: administration asks it for no second factor. */
    is_demo: flag(),
  },
  (table) => [
    uniqueIndex('user_email_unique').on(lower(table.email)),
    check('user_height', sql`${table.height} between 30 and 300`),
    check('user_weight', sql`${table.weight} between 1 and 700`),
  ],
)

/** The portrait. */
export const userPictures = [pictureColumn(user.image)]
