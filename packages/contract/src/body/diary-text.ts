import { DOUBTS } from '@zivina/domain/body/diary-text/doubt'
import { MEAL_TYPES } from '@zivina/domain/catalogue/meal-types'
import { z } from 'zod'
import { DIARY_TEXT_MAX, DIARY_TEXTS_PER_HOUR } from '#contract/body/limits.ts'
import { IngredientSummary } from '#contract/catalogue/ingredients/read.ts'
import { endpoint } from '#contract/kernel/endpoint.ts'
import { Guid, ImageUrl } from '#contract/kernel/fields.ts'
import { DiaryDay, DiaryUnit } from './diary-fields.ts'

/** A food that a line may mean, with as much of it as the line says; null if it gives none, or one of unknown size. */
const food = z.object({
  kind: z.literal('ingredient'),
  ingredient: IngredientSummary,
  amount: z.number().nullable(),
  unit: DiaryUnit.nullable(),
  grams: z.number().nullable(),
})

/** A dish that a line may mean: portions, or grams where they are said and the dish was weighed. */
const dish = z.object({
  kind: z.literal('recipe'),
  recipe: z.object({
    guid: Guid,
    slug: z.string(),
    name: z.string(),
    photo: ImageUrl.nullable(),
    /** Of a portion; null where it is unknown. */
    kilojoules: z.number().nullable(),
    /** Whether grams of it can be recorded. */
    is_weighed: z.boolean(),
  }),
  portions: z.number().nullable(),
  grams: z.number().nullable(),
})

export const ReadCandidate = z.discriminatedUnion('kind', [food, dish])
export type ReadCandidate = z.infer<typeof ReadCandidate>

export const ReadLine = z
  .object({
    /** As it was written. */
    text: z.string(),
    /**
     * `sure`: the first candidate is meant. `choose`: it is one of them, and the person says which. `unknown`: there is none. The
     * amount is asked for as well where the candidate has none.
     */
    doubt: z.enum(DOUBTS),
    /** The likeliest first. */
    candidates: z.array(ReadCandidate),
  })
  .meta({ id: 'DiaryReadLine' })
export type ReadLine = z.infer<typeof ReadLine>

/** Reading of what a person wrote about what they ate. */
export const diaryText = {
  read: endpoint({
    method: 'POST',
    path: '/diary/read_text',
    access: 'user',
    summary: 'Reads what a person wrote of what they ate as meals and foods to confirm. Nothing is stored.',
    rate_limits: [{ by: 'user', attempts: DIARY_TEXTS_PER_HOUR, seconds: 3600 }],
    body: z.strictObject({
      text: z.string().trim().min(1).max(DIARY_TEXT_MAX),
      /** The day that is „dnes“ for the person; the present one unless given. */
      day: DiaryDay.optional(),
    }),
    status: 200,
    response: z.object({
      meals: z.array(
        z.object({
          day: z.iso.date(),
          /** Null where the text does not tell. */
          meal: z.enum(MEAL_TYPES).nullable(),
          lines: z.array(ReadLine),
        }),
      ),
    }),
    errors: ['SERVICE_UNAVAILABLE'],
  }),
}
