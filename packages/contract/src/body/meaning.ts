import { REFERENCE_SOURCES } from '@zivina/nutrition/constituents/reference-values'
import { TARGET_NUTRIENTS } from '@zivina/nutrition/nutrient-targets'
import { z } from 'zod'
import { endpoint } from '#contract/kernel/endpoint.ts'
import { Guid, ImageUrl, Share } from '#contract/kernel/fields.ts'
import { DiaryDay } from './diary-fields.ts'

const NutrientName = z.enum(TARGET_NUTRIENTS)
const Day = z.iso.date()

/** Where a reference intake comes from. */
export const MEANING_SOURCES = [
  ...(Object.keys(REFERENCE_SOURCES) as (keyof typeof REFERENCE_SOURCES)[]),
  'efsa_2010_fiber',
] as const

/** What was eaten of a nutrient on a day on average, in its unit, and the part of a reference intake that it makes. */
export const NutrientMeaning = z
  .object({
    nutrient: NutrientName,
    /** The known part; null where nothing is known. A coverage below 1 makes it a lower bound. */
    mean: z.number().nullable(),
    coverage: Share,
    reference: z.object({
      value: z.number(),
      /** Worth reaching, better not exceeded, or only to compare with. */
      kind: z.enum(['enough', 'at_most', 'compare']),
      source: z.enum(MEANING_SOURCES),
    }),
    /** 0.25 is a quarter of the reference; null where nothing is known. */
    share: z.number().nullable(),
  })
  .meta({ id: 'NutrientMeaning' })
export type NutrientMeaning = z.infer<typeof NutrientMeaning>

/** A food that the person eats, has at home or entered, and that brings what ran low. */
export const HelpingFood = z
  .object({
    ingredient: Guid,
    name: z.string(),
    slug: z.string(),
    photo: ImageUrl.nullable(),
    /** Grams of a usual portion: as the person eats it, else as recipes take it. */
    portion_grams: z.number(),
    /** In one portion, in the unit of the nutrient. */
    amount: z.number(),
    is_at_home: z.boolean(),
  })
  .meta({ id: 'HelpingFood' })
export type HelpingFood = z.infer<typeof HelpingFood>

/** A nutrient that ran low or high. */
export const MeaningFinding = z
  .object({
    nutrient: NutrientName,
    verdict: z.enum(['low', 'high']),
    /** What is known of the mean of a day, in the unit of the nutrient, and the bound that was not kept. */
    mean: z.number(),
    bound: z.number(),
    by: z.enum(['target', 'reference']),
    helping: z.array(HelpingFood),
  })
  .meta({ id: 'MeaningFinding' })
export type MeaningFinding = z.infer<typeof MeaningFinding>

export const Meaning = z
  .object({
    from: Day,
    to: Day,
    /** Days with something eaten; today only where the person says that it is whole. Means are over these. */
    recorded_days: z.number().int(),
    /** Those nutrients that have a reference, in their order. */
    nutrients: z.array(NutrientMeaning),
    /** Those furthest from their bound first. */
    findings: z.array(MeaningFinding),
    /** Nutrients of which too little is known to say anything. */
    unsaid: z.array(NutrientName),
    /** Set where too few days are recorded to find anything. */
    too_few_days: z.boolean(),
  })
  .meta({ id: 'Meaning' })
export type Meaning = z.infer<typeof Meaning>

/** What one’s food brings. */
export const meaning = {
  read: endpoint({
    method: 'GET',
    path: '/diary/meaning',
    access: 'user',
    summary:
      'Shares of the reference intakes over a range of six weeks at most, what ran low or high, and which foods of one’s own kitchen would help.',
    query: z.strictObject({ from: DiaryDay, to: DiaryDay }),
    status: 200,
    response: Meaning,
    errors: ['INCORRECT_QUERY_PARAMS'],
  }),
}
