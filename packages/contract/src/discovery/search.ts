import { z } from 'zod'
import { PublicProfile } from '#contract/catalogue/creators.ts'
import { IngredientSummary } from '#contract/catalogue/ingredients/read.ts'
import { Recipe } from '#contract/catalogue/recipes/read.ts'
import { ArticleSummary } from '#contract/content/articles.ts'
import { GuideSummary } from '#contract/content/guides.ts'
import { endpoint } from '#contract/kernel/endpoint.ts'
import { limitParameter, SearchText } from '#contract/kernel/fields.ts'
import { SEARCH_ALL_LIMIT } from '#contract/kernel/limits.ts'

export const search = {
  all: endpoint({
    method: 'GET',
    path: '/search_all',
    access: 'public',
    cost: 'dear',
    summary: 'Recipes, ingredients, articles, guides and creators that answer to one text, best first in each group.',
    query: z.strictObject({ search: SearchText.default(''), limit: limitParameter(SEARCH_ALL_LIMIT) }),
    status: 200,
    response: z
      .object({
        recipes: z.array(Recipe),
        ingredients: z.array(IngredientSummary),
        articles: z.array(ArticleSummary),
        guides: z.array(GuideSummary),
        creators: z.array(PublicProfile),
        /** The corrected query, where a word looks mistyped. */
        suggestion: z.string().nullable(),
      })
      .meta({ id: 'SearchAll' }),
    errors: ['INCORRECT_QUERY_PARAMS'],
  }),
}
