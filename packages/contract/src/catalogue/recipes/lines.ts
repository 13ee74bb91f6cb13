import { parseAmount, roundTo } from '@zivina/czech/number-input'
import { AMOUNT_UNITS } from '@zivina/domain/catalogue/kitchen/amount-unit'
import { SEGMENTS } from '@zivina/nutrition/segments'
import { z } from 'zod'
import { Guid, oneLine } from '#contract/kernel/fields.ts'
import {
  FREE_LINE_MAX,
  LINE_AMOUNT_MAX,
  LINE_AMOUNT_MIN,
  RECIPE_LINES_MAX,
  TYPED_AMOUNT,
  TYPED_AMOUNT_MAX,
} from '#contract/kernel/limits.ts'

/** An amount as typed: „250“, „2,5“, "2.50" or a number; rounded to two decimals. */
const Amount = z
  .union([z.string().max(20), z.number()])
  .transform((given) => roundTo(typeof given === 'number' ? given : (parseAmount(given) ?? Number.NaN), 2))
  .pipe(z.number().min(LINE_AMOUNT_MIN).max(LINE_AMOUNT_MAX, 'too_much'))
  .meta({ type: 'string', description: 'At most two decimals, after a dot or a comma: "250.00".' })

/** An amount as its author typed it: „1–2“ cloves. What counts is the amount in the ingredient's own unit, which stands beside it. */
export const TypedLine = z
  .strictObject({ amount: oneLine(TYPED_AMOUNT_MAX).regex(TYPED_AMOUNT), unit: z.enum(AMOUNT_UNITS) })
  .meta({ id: 'TypedLine' })

/** One line of a recipe in a request; the amount is for all portions together, in the ingredient's own unit. */
export const LinePayload = z
  .strictObject({
    ingredient: Guid.transform((guid) => guid.toLowerCase()).meta({ type: 'string', format: 'uuid' }),
    amount: Amount,
    /** Kept for the author, whose editor shows it again. */
    typed: TypedLine.nullable().default(null),
    count_macros: z.boolean().default(true),
    segment: z.enum(SEGMENTS).default('Main'),
    /**
     * The line's segment before the change; since a list of lines replaces the former one as a whole, it only shows what moved.
     */
    old_segment: z.enum(SEGMENTS).optional(),
  })
  .meta({ id: 'LinePayload' })
export type LinePayload = z.output<typeof LinePayload>
/** A line as a client sends it. */
export type LineInput = z.input<typeof LinePayload>

export const LinePayloads = z.array(LinePayload).max(RECIPE_LINES_MAX)

/** A line that names no food, as its author wrote it: „špetka lásky“. Only a private recipe has any. */
export const FreeLine = z
  .object({
    text: z.string(),
    segment: z.enum(SEGMENTS),
    /** How many of the recipe's ingredients come before it. */
    place: z.number().int(),
  })
  .meta({ id: 'FreeLine' })

/** Such a line in a request. */
export const FreeLinePayload = z
  .strictObject({
    text: oneLine(FREE_LINE_MAX).min(1),
    segment: z.enum(SEGMENTS).default('Main'),
    place: z.int().min(0).max(RECIPE_LINES_MAX).default(0),
  })
  .meta({ id: 'FreeLinePayload' })

export const FreeLinePayloads = z.array(FreeLinePayload).max(RECIPE_LINES_MAX)
