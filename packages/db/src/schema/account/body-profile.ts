import { ALLERGENS, type Allergen } from '@zivina/domain/catalogue/allergens/allergens'
import { sql } from 'drizzle-orm'
import { boolean, check, date, doublePrecision, pgTable, text } from 'drizzle-orm/pg-core'
import { allOf } from '#db/schema/columns.ts'
import { owner } from './account-columns.ts'

/**
 * Facts that a person gave about their body: data about health, stored only with explicit consent (Art. 9 of the GDPR). The row
 * is inserted with the first fact and deleted when the consent ends.
 */
export const bodyProfile = pgTable(
  'body_profile',
  {
    user: owner().primaryKey(),
    /** Centimetres. */
    height: doublePrecision(),
    /** Kilograms. */
    weight: doublePrecision(),
    sex: text(),
    birth_date: date({ mode: 'string' }),
    activity: text(),
    target_goal: text(),
    pregnant_or_breastfeeding: boolean().notNull().default(false),
    /** The allergens that the person must avoid. */
    allergens: text().array().$type<Allergen[]>().notNull().default(sql`'{}'::text[]`),
  },
  (table) => [
    check('body_profile_height', sql`${table.height} between 30 and 300`),
    check('body_profile_weight', sql`${table.weight} between 1 and 700`),
    check('body_profile_allergens', allOf(table.allergens, ALLERGENS)),
  ],
)
