import { FOOD_STATES } from '@zivina/domain/catalogue/substitution/food-state'
import { CULINARY_ROLES } from '@zivina/domain/catalogue/substitution/roles'
import { RATIO_KINDS } from '@zivina/domain/catalogue/substitution/substitution-table'
import { z } from 'zod'
import { endpoint } from '#contract/kernel/endpoint.ts'
import { Guid } from '#contract/kernel/fields.ts'
import { IngredientSummary } from './read.ts'

/** A food that may replace another, with how much of it does. */
export const Substitute = z
  .object({
    ingredient: IngredientSummary,
    /** Mass of the substitute for one unit of mass of the original. */
    ratio: z.number().positive(),
    state: z.enum(FOOD_STATES),
    /** What is converted where the substitute weighs otherwise (dry, cooked); null where both weigh alike. */
    conversion: z.string().nullable(),
    /** What changes in texture, taste or steps. */
    remark: z.string().nullable(),
    source: z.object({ title: z.string(), citation: z.string(), kind: z.enum(RATIO_KINDS) }),
  })
  .meta({ id: 'Substitute' })
export type Substitute = z.infer<typeof Substitute>

/** What a food can be swapped for. */
export const Substitutes = z
  .object({
    /** Role by role; empty for a food of which no role is known. */
    roles: z.array(z.object({ role: z.enum(CULINARY_ROLES), substitutes: z.array(Substitute) })),
    /** For such a food: others of its group in the same state, by equal weight. */
    same_kind: z.array(IngredientSummary),
  })
  .meta({ id: 'Substitutes' })
export type Substitutes = z.infer<typeof Substitutes>

export const ingredientSubstitutes = {
  list: endpoint({
    method: 'GET',
    path: '/ingredient/{guid}/substitutes',
    access: 'public',
    cost: 'dear',
    summary:
      'What an approved ingredient, or one’s own, can be swapped for: by its roles, with ratio, remark and source.',
    params: z.object({ guid: Guid }),
    status: 200,
    response: Substitutes,
    errors: ['NOT_FOUND'],
  }),
}
