import { IDDSI_LEVEL_MAX } from '@zivina/domain/catalogue/diet-rules/iddsi-levels'
import { IDDSI_TESTS } from '@zivina/domain/catalogue/diet-rules/iddsi-tests'
import { DIET_PARTS, REMEDY_ACTIONS, VERDICTS } from '@zivina/domain/catalogue/diet-rules/verdicts'
import { RESTRICTING_DIETS } from '@zivina/domain/catalogue/diet-types'
import { z } from 'zod'
import { Guid, Timestamp } from '#contract/kernel/fields.ts'

const Diet = z.enum(RESTRICTING_DIETS)
/** A level of texture of the IDDSI framework. */
export const IddsiLevel = z.int().min(0).max(IDDSI_LEVEL_MAX)

/** Why a verdict is what it is: a Czech sentence, the condition it comes from, and the foods it is about. */
const Reason = z.object({
  condition: z.string(),
  text: z.string(),
  /** What the condition rests on, by its name in the list of sources; `own` is our own proposal. */
  source: z.string(),
  ingredients: z.array(Guid).optional(),
  /** The one thing to do, where the reason makes the dish borderline. */
  remedy: z.object({ action: z.enum(REMEDY_ACTIONS), text: z.string() }).optional(),
})

export const DietVerdict = z
  .object({
    verdict: z.enum(VERDICTS),
    reasons: z.array(Reason),
    warnings: z.array(Reason),
    /** The verdict for each of the people that a diet is for: pregnancy and breastfeeding. The strictest is the diet's. */
    parts: z.partialRecord(z.enum(DIET_PARTS), z.enum(VERDICTS)).optional(),
  })
  .meta({ id: 'DietVerdict' })

/** A person's confirmation of what the rules cannot see. */
export const RecipeConfirmation = z
  .object({
    diet_type: Diet,
    /** Null where the editors confirmed a starter recipe, and where the account is gone. */
    confirmed_name: z.string().nullable(),
    by_admin: z.boolean(),
    /** Level of texture of the IDDSI framework, for dysphagia. */
    iddsi_level: z.number().int().nullable(),
    /** The therapist who tested the texture, the test and its day, for dysphagia. */
    therapist: z.string().nullable(),
    texture_test: z.enum(IDDSI_TESTS).nullable(),
    tested_on: z.string().nullable(),
    confirmed_at: Timestamp,
  })
  .meta({ id: 'RecipeConfirmation' })
export type RecipeConfirmation = z.infer<typeof RecipeConfirmation>

/** What a recipe suits and why, as the rules judged it. Empty until it has been judged. */
export const Suitability = z.object({
  diet_verdicts: z.partialRecord(Diet, DietVerdict),
  rule_version: z.string(),
  confirmations: z.array(RecipeConfirmation),
})
