import type { KitchenFacts as Facts } from '@zivina/domain/catalogue/kitchen/kitchen-facts'
import { HOUSEHOLD_MEASURES } from '@zivina/domain/catalogue/kitchen/measures'
import { z } from 'zod'

/** What a cook calls a food, and what it is measured with: words for display, grams for amounts that are typed. */
export const KitchenFacts = z
  .object({
    /** Nominative and genitive, in lower case: „česnek“, „česneku“. */
    name: z.string(),
    genitive: z.string(),
    /** The forms with one, two to four, five and more, and a part of one; null for food that is not counted. */
    counted: z.object({ one: z.string(), few: z.string(), many: z.string(), part: z.string() }).nullable(),
    /** Grams of one measure, the usual measure first. */
    measures: z.array(z.object({ measure: z.enum(HOUSEHOLD_MEASURES), grams: z.number().positive() })),
  })
  .meta({ id: 'KitchenFacts' }) satisfies z.ZodType<Facts>
