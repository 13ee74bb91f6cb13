import { z } from 'zod'
import { RecipeListQuery } from '#contract/catalogue/recipes/list-query.ts'
import { Recipe } from '#contract/catalogue/recipes/read.ts'
import { endpoint } from '#contract/kernel/endpoint.ts'
import { Guid, listOf } from '#contract/kernel/fields.ts'
import { FAVORITES_PER_CALL } from '#contract/kernel/limits.ts'

const params = z.object({ guid: Guid })
const Favorites = z.object({ favorites: z.array(Guid) }).meta({ id: 'Favorites' })

/** The logged-in user's favourite recipes: approved ones and their own. */
export const favorites = {
  list: endpoint({
    method: 'GET',
    path: '/recipe/favorites',
    access: 'user',
    cost: 'dear',
    summary: 'Own favourite recipes that pass every given filter, the last added first unless ordered otherwise.',
    query: RecipeListQuery,
    status: 200,
    response: listOf(Recipe),
    errors: ['INCORRECT_QUERY_PARAMS'],
  }),
  all: endpoint({
    method: 'GET',
    path: '/user/{guid}/favorites',
    access: 'user',
    summary: 'All own favourite recipes by guid, the last added first.',
    params,
    status: 200,
    response: Favorites,
    errors: ['NOT_FOUND'],
  }),
  change: endpoint({
    method: 'POST',
    path: '/user/{guid}/favorites',
    access: 'user',
    summary: 'Adds recipes to the favourites or takes them away, and answers all that are there then.',
    params,
    body: z.strictObject({ favorites: z.array(Guid).min(1).max(FAVORITES_PER_CALL), add: z.boolean() }),
    status: 200,
    response: Favorites,
    errors: ['NOT_FOUND', 'LIMIT_REACHED'],
  }),
}
