import { z } from 'zod'
import { PublicProfile } from '#contract/catalogue/creator.ts'
import { IngredientSummary } from '#contract/catalogue/ingredients/read.ts'
import { ConditionalRecipe, Recipe } from '#contract/catalogue/recipes/read.ts'
import { ArticleSummary } from '#contract/content/articles.ts'
import { GuideSummary } from '#contract/content/guides.ts'
import { endpoint } from '#contract/kernel/endpoint.ts'
import { Guid, limitParameter, SearchText } from '#contract/kernel/fields.ts'
import { SEARCH_ALL_LIMIT } from '#contract/kernel/limits.ts'

/** What a question („rychlá večeře bez lepku“) asks for beside words to search for. */
export const Understood = z.object({
  /** As the query parameters of the recipe list, without what is at its default. */
  filter: z.record(z.string(), z.string()),
  /** The words that are searched for: `search` of the filter. */
  text: z.string(),
  /** The ingredients of the filter with their names. */
  ingredients: z.array(z.object({ guid: Guid, name: z.string() })),
  /** Czech sentences: wishes that exclude each other, and ingredients that no recipe has. */
  notes: z.array(z.string()),
  /** The number of all recipes that answer. */
  count: z.number().int(),
})
export type Understood = z.infer<typeof Understood>

/** Recipes that are nearly what was asked for, where fewer than three are exactly that. */
const SimilarRecipes = z.object({
  /** A Czech sentence: how many there are exactly, and what these need not fulfil. What concerns health they always do. */
  note: z.string(),
  recipes: z.array(Recipe),
})

const SearchAll = z
  .object({
    recipes: z.array(Recipe),
    /** None of `recipes`. Null where three recipes or more answer, and where nothing is near. */
    similar: SimilarRecipes.nullable(),
    /** What nearly suits the diets of a question to which fewer than three recipes answer; none of `recipes`. */
    conditional: z.array(ConditionalRecipe),
    ingredients: z.array(IngredientSummary),
    articles: z.array(ArticleSummary),
    guides: z.array(GuideSummary),
    creators: z.array(PublicProfile),
    /** The corrected query, where a word looks mistyped. */
    suggestion: z.string().nullable(),
    /** Null where the text only names something; otherwise `recipes` are those that pass the filter. */
    understood: Understood.nullable(),
  })
  .meta({ id: 'SearchAll' })
export type SearchAll = z.infer<typeof SearchAll>

export const search = {
  all: endpoint({
    method: 'GET',
    path: '/search_all',
    access: 'public',
    cost: 'dear',
    summary: 'Recipes, ingredients, articles, guides and creators that answer to one text, best first in each group.',
    query: z.strictObject({ search: SearchText.default(''), limit: limitParameter(SEARCH_ALL_LIMIT) }),
    status: 200,
    response: SearchAll,
    errors: ['INCORRECT_QUERY_PARAMS'],
  }),
}
