import { INGREDIENT_FAULTS, RECIPE_FAULTS } from '@zivina/domain/catalogue/faults'
import { STATUSES } from '@zivina/domain/catalogue/statuses'
import { z } from 'zod'
import { PLANS } from '#contract/account/plans.ts'
import { endpoint } from '#contract/kernel/endpoint.ts'
import { countedListOf, Guid, PageParameter, SearchText, Slug, Timestamp } from '#contract/kernel/fields.ts'

/** A person to choose: who a recipe is by, whom a plan is for. */
const Person = z.object({ guid: Guid, username: z.string() })

/** A recipe in a list to choose from. `creator` is null where its account was deleted. */
export const RecipeShort = z
  .object({
    guid: Guid,
    slug: Slug,
    name: z.string(),
    status: z.enum(STATUSES),
    /** The moderator's reason for a denial. */
    status_note: z.string(),
    creator: Person.nullable(),
    /** Counts its changes, decisions too. */
    version: z.int(),
    created_at: Timestamp,
  })
  .meta({ id: 'RecipeShort' })
export type RecipeShort = z.infer<typeof RecipeShort>

/** An ingredient in a list to choose from. `creator` is null for foods of the tables and of deleted accounts. */
export const IngredientShort = z
  .object({
    ...RecipeShort.omit({ version: true }).shape,
    from_source: z.string(),
    sub_food_category: z.string().nullable(),
  })
  .meta({ id: 'IngredientShort' })
export type IngredientShort = z.infer<typeof IngredientShort>

export const UserShort = z
  .object({
    ...Person.shape,
    email: z.string(),
    full_name: z.string(),
    plan: z.enum(PLANS),
    is_premium: z.boolean(),
    is_admin: z.boolean(),
    is_super_admin: z.boolean(),
    is_affiliate: z.boolean(),
    is_banned: z.boolean(),
    created_at: Timestamp,
  })
  .meta({ id: 'UserShort' })
export type UserShort = z.infer<typeof UserShort>

const page = { page: PageParameter, search: SearchText.default('') }
const moderated = z.strictObject({
  ...page,
  status: z.enum(STATUSES).optional(),
  ordering: z
    .enum(['created_at', '-created_at', 'name', '-name'])
    .default('created_at')
    .meta({ description: 'A minus means descending; for created_at the direction is inverted.' }),
})

/** Lists for the administration to choose from, with little of each row. */
export const shortLists = {
  recipes: endpoint({
    method: 'GET',
    path: '/recipe_short',
    access: 'admin',
    cost: 'dear',
    summary:
      'Recipes of everybody in every state, the newest first unless told otherwise; what is private stays with its author.',
    /** `fault`: only those that an editor should mend in this way. `guid`: that one, to learn its slug. */
    query: moderated.extend({ fault: z.enum(RECIPE_FAULTS).optional(), guid: Guid.optional() }),
    status: 200,
    response: countedListOf(RecipeShort),
    errors: ['INCORRECT_QUERY_PARAMS'],
  }),
  ingredients: endpoint({
    method: 'GET',
    path: '/ingredient_short',
    access: 'admin',
    cost: 'dear',
    summary: 'Ingredients of everybody in every state, the newest first unless told otherwise.',
    query: moderated.extend({ fault: z.enum(INGREDIENT_FAULTS).optional() }),
    status: 200,
    response: countedListOf(IngredientShort),
    errors: ['INCORRECT_QUERY_PARAMS'],
  }),
  users: endpoint({
    method: 'GET',
    path: '/user_short',
    access: 'admin',
    cost: 'dear',
    summary: 'Accounts, the newest first; searched by username, name and e-mail.',
    query: z.strictObject(page),
    status: 200,
    response: countedListOf(UserShort),
    errors: ['INCORRECT_QUERY_PARAMS'],
  }),
}
