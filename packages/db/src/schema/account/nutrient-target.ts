import { NUTRIENT_TARGETS_MAX } from '@zivina/contract/account/limits'
import { TARGET_NUTRIENTS } from '@zivina/nutrition/nutrient-targets'
import { sql } from 'drizzle-orm'
import { check, doublePrecision, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core'
import { ownRows } from '#db/personal-data.ts'
import { guid, oneOf } from '#db/schema/columns.ts'
import { owner } from './account-columns.ts'

/** The least and the most of a nutrient that a person set for their day: data about health, deleted when the consent ends. */
export const nutrientTarget = pgTable(
  'nutrient_target',
  {
    guid: guid(),
    user: owner(),
    nutrient: text().notNull(),
    /** 0 for Monday to 6 for Sunday; null for every day. */
    weekday: smallint(),
    /** In the unit of the nutrient. */
    least: doublePrecision(),
    most: doublePrecision(),
  },
  (table) => [
    check('nutrient_target_nutrient', oneOf(table.nutrient, TARGET_NUTRIENTS)),
    check('nutrient_target_weekday', sql`${table.weekday} between 0 and 6`),
    check(
      'nutrient_target_bounds',
      sql`coalesce(${table.least}, ${table.most}) is not null and ${table.least} <= ${table.most}`,
    ),
    unique('nutrient_target_once').on(table.user, table.nutrient, table.weekday).nullsNotDistinct(),
  ],
)

export const nutrientTargetPersonalData = ownRows(nutrientTarget, {
  bound: { rows: NUTRIENT_TARGETS_MAX, row_bytes: 200, by: 'key' },
  file: 'denni-cile.json',
  part: 'account',
  order: nutrientTarget.nutrient,
})
