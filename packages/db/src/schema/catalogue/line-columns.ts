import type { AmountUnit } from '@zivina/domain/catalogue/kitchen/amount-unit'
import type { Segment } from '@zivina/nutrition/segments'
import { boolean, integer, numeric, text, uuid } from 'drizzle-orm/pg-core'
import { ingredient } from './ingredient.ts'

/** What a line of a recipe and one of a modified recipe have in common: an amount of an ingredient in its own unit. */
export const lineColumns = () => ({
  ingredient: uuid()
    .notNull()
    .references(() => ingredient.guid, { onDelete: 'restrict' }),
  segment: text().$type<Segment>().notNull().default('Main'),
  /** A text with two decimals in JavaScript, as in JSON. */
  amount: numeric({ precision: 12, scale: 2 }).notNull(),
  /** How its author typed the amount („1–2“), and what that is in; null where it was not typed, as in a starter recipe. */
  typed_amount: text(),
  typed_unit: text().$type<AmountUnit>(),
  /** False for an ingredient that is not eaten: frying oil, a bay leaf. */
  count_macros: boolean().notNull().default(true),
  position: integer().notNull(),
  /** The version of the ingredient that the stored totals were computed from (see `ingredient_version`). */
  ingredient_version: integer().notNull().default(1),
})
