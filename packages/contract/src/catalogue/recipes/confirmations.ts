import { IDDSI_TESTS } from '@zivina/domain/catalogue/diet-rules/iddsi-tests'
import { RESTRICTING_DIETS } from '@zivina/domain/catalogue/diet-types'
import { z } from 'zod'
import { endpoint } from '#contract/kernel/endpoint.ts'
import { oneLine, Slug } from '#contract/kernel/fields.ts'
import { RECIPE_WRITES_PER_HOUR, THERAPIST_MAX } from '#contract/kernel/limits.ts'
import { RecipeDetail } from './read.ts'
import { IddsiLevel } from './suitability.ts'

const RATE_LIMITS = [{ by: 'user', attempts: RECIPE_WRITES_PER_HOUR, seconds: 3600 }] as const
const Diet = z.enum(RESTRICTING_DIETS)

export const RecipeConfirmationInput = z
  .strictObject({
    diet_type: Diet,
    /** The version of the rules whose questions were answered; if the rules changed since, the answer is CHANGED_ELSEWHERE. */
    rule_version: z.string().max(40),
    /** Level of texture of the IDDSI framework; required for dysphagia alone. */
    iddsi_level: IddsiLevel.optional(),
    /** The therapist who tested the texture, by name; required for dysphagia alone, as are the test and its day. */
    therapist: oneLine(THERAPIST_MAX).min(3).optional(),
    texture_test: z.enum(IDDSI_TESTS).optional(),
    tested_on: z.iso.date().optional(),
  })
  .meta({ id: 'RecipeConfirmationInput' })
export type RecipeConfirmationInput = z.output<typeof RecipeConfirmationInput>

export const recipeConfirmations = {
  confirm: endpoint({
    method: 'POST',
    path: '/recipe/{slug}/confirmation',
    access: 'user',
    summary:
      'Confirms that a recipe is prepared as a diet requires: an admin for any recipe, an author for their own that others do not see; dysphagia an admin alone.',
    rate_limits: RATE_LIMITS,
    params: z.object({ slug: Slug }),
    body: RecipeConfirmationInput,
    status: 200,
    response: RecipeDetail,
    errors: ['CHANGED_ELSEWHERE', 'NOTHING_TO_CONFIRM', 'permission_denied'],
  }),
  withdraw: endpoint({
    method: 'DELETE',
    path: '/recipe/{slug}/confirmation/{diet_type}',
    access: 'user',
    summary: 'Takes a confirmation back: an admin any, an author one of their own recipe that others do not see.',
    rate_limits: RATE_LIMITS,
    params: z.object({ slug: Slug, diet_type: Diet }),
    status: 204,
    response: z.void(),
    errors: ['NOT_FOUND', 'permission_denied'],
  }),
}
