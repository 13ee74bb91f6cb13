import { MARK_KINDS } from '@zivina/domain/planning/shopping/line-state'
import { WEIGHT_UNITS } from '@zivina/nutrition/weight-units'
import { z } from 'zod'
import { Guid, oneLine, Timestamp } from '#contract/kernel/fields.ts'
import { LINE_AMOUNT_MAX, LINE_AMOUNT_MIN, PORTIONS_MAX } from '#contract/kernel/limits.ts'
import { SHOPPING_TEXT_MAX } from '#contract/planning/limits.ts'
import { KitchenFacts } from '../catalogue/ingredients/kitchen.ts'

/** A guid that the client makes, so that a write that arrives again is the same write. */
export const lowerGuid = Guid.overwrite((guid) => guid.toLowerCase())
export const Amount = z.number().min(LINE_AMOUNT_MIN).max(LINE_AMOUNT_MAX)
export const Portions = z.number().min(0.1).max(PORTIONS_MAX)
export const WeightUnitName = z.enum(WEIGHT_UNITS)
export const Day = z.iso.date()
export const ItemText = oneLine(SHOPPING_TEXT_MAX).min(1)

/**
 * When the person did it, by the client's clock; now where it is missing, and never later than now. Of two writes of one field the
 * later one holds, whichever arrives first.
 */
export const DoneAt = Timestamp.optional()

/** A food as lists and pantries need it. */
export const PlannedFood = z
  .object({
    guid: Guid,
    slug: z.string(),
    name: z.string(),
    weight_units: WeightUnitName,
    grams_per_piece: z.number().nullable(),
    density_g_per_ml: z.number().nullable(),
    is_spice: z.boolean(),
    kitchen: KitchenFacts.nullable(),
    /** The department of the shop. */
    category: Guid,
    /** The usual package, in `weight_units`; null where it is not known. */
    package_size: z.number().nullable(),
  })
  .meta({ id: 'PlannedFood' })
export type PlannedFood = z.infer<typeof PlannedFood>

/** A line for one portion, or an item: with a food or as a text alone. */
export const needFields = {
  /** Null for a text that names no food. */
  ingredient: Guid.nullable(),
  text: z.string(),
  /** Null if no amount was given; `unit` is null then, too. */
  amount: z.number().nullable(),
  unit: WeightUnitName.nullable(),
}

/** A mark on a line of a list, by the line's key (see `mergeParts`). */
export const markFields = {
  key: z.string().regex(/^(food|text):[0-9a-f-]{36}(:\w{1,20})?$/),
  is_ticked: z.boolean(),
  /** How much of the line it covers, in the line's unit, or parts where the line has no amount. */
  covered: z.number().min(0).max(1e9),
  kind: z.enum(MARK_KINDS),
}
