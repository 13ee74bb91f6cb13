import { z } from 'zod'
import { FoundIngredient } from '#contract/catalogue/ingredients/read.ts'
import { endpoint } from '#contract/kernel/endpoint.ts'
import { Slug } from '#contract/kernel/fields.ts'
import { RECIPE_WRITES_PER_HOUR } from '#contract/kernel/limits.ts'

export const dishFoods = {
  make: endpoint({
    method: 'POST',
    path: '/recipe/{slug}/ingredient',
    access: 'user',
    summary:
      'The dish of a recipe (an approved one, or one’s own) as an ingredient for other recipes: per 100 g of the finished dish. It follows the recipe.',
    rate_limits: [{ by: 'user', attempts: RECIPE_WRITES_PER_HOUR, seconds: 3600 }],
    params: z.object({ slug: Slug }),
    status: 200,
    response: FoundIngredient,
    errors: ['RECIPE_404', 'DISH_WEIGHT_UNKNOWN', 'MISSING_SUB_FOOD_CAT'],
    not_found: 'RECIPE_404',
  }),
}
