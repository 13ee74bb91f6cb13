import { z } from 'zod'
import { ArticleSummary } from './articles.ts'
import { PublicProfile } from './creators.ts'
import { endpoint } from './endpoint.ts'
import { limitParameter, SearchText } from './fields.ts'
import { GuideSummary } from './guides.ts'
import { IngredientSummary } from './ingredients.ts'
import { SEARCH_ALL_LIMIT } from './limits.ts'
import { Recipe } from './recipes.ts'

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
        /** What was probably meant where a word looks mistyped. */
        suggestion: z.string().nullable(),
      })
      .meta({ id: 'SearchAll' }),
    errors: ['INCORRECT_QUERY_PARAMS'],
  }),
}
