import { z } from 'zod'
import { changedSince, changesFields } from '#contract/kernel/changes-since.ts'
import { endpoint } from '#contract/kernel/endpoint.ts'
import { Guid, listOf, oneLine, Timestamp } from '#contract/kernel/fields.ts'
import {
  PACKAGE_SIZES_MAX,
  PRODUCT_PRICE_MAX,
  SHOPPING_LIST_NAME_MAX,
  SHOPPING_MAILS_PER_HOUR,
} from '#contract/planning/limits.ts'
import { ShareToken, sharingOf } from './shares.ts'
import { Amount, lowerGuid, markFields, needFields, PlannedFood } from './shopping-fields.ts'

const listFields = {
  guid: Guid,
  name: z.string(),
  /** Rises with every change; what the stream of events tells. */
  version: z.number().int(),
  /** Lines that are not ticked. */
  open_count: z.number().int().min(0),
  is_owner: z.boolean(),
  can_edit: z.boolean(),
  owner_name: z.string(),
  updated_at: Timestamp,
}

export const ShoppingListCard = z.object(listFields).meta({ id: 'ShoppingListCard' })
export type ShoppingListCard = z.infer<typeof ShoppingListCard>

/** A product as its buyer knows it: sizes of packages in the food's own unit, and whole haléře for `price_amount` of it. */
export const Product = z.object({
  ingredient: Guid,
  package_sizes: z.array(z.number()),
  price: z.number().int().nullable(),
  price_amount: z.number().nullable(),
})

/**
 * A list with all that its lines are computed from, by `mergeParts` and `stateOf` of the domain: the client computes them without
 * a connection, too.
 */
export const ShoppingList = z
  .object({
    ...listFields,
    recipes: z.array(
      z.object({
        guid: Guid,
        /** Null where the recipe is no longer there for this person: name and lines stay, the link goes. */
        recipe: z.object({ guid: Guid, slug: z.string(), is_modified: z.boolean() }).nullable(),
        name: z.string(),
        portions: z.number(),
        /** For one portion, as they were when it was added. */
        lines: z.array(
          z.object({
            ...needFields,
            /** The food of the original whose place it takes, in a modified recipe that says so. */
            instead_of: z.string().optional(),
          }),
        ),
        added_at: Timestamp,
      }),
    ),
    items: z.array(z.object({ guid: Guid, ...needFields, added_by: z.string().nullable(), added_at: Timestamp })),
    staples: z.array(
      z.object({
        guid: Guid,
        ...needFields,
        every_days: z.number().int(),
        /** The calendar day in Europe/Prague from which it is on the list. */
        due_on: z.iso.date(),
        is_due: z.boolean(),
      }),
    ),
    foods: z.array(PlannedFood),
    marks: z.array(z.object({ ...markFields, marked_by: z.string().nullable(), marked_at: Timestamp })),
    products: z.array(Product),
    /** Departments in the order of one's own shop. */
    categories: z.array(z.object({ guid: Guid, name: z.string() })),
    /** What of these foods one has at home; a null amount is unknown. */
    at_home: z.array(z.object({ ingredient: Guid, amount: z.number().nullable(), unit: needFields.unit })),
    /** One's own plans that changed after their days were put here: by putting those again, the list follows. */
    changed_plans: z.array(z.object({ meal_plan: Guid, name: z.string(), from: z.iso.date(), to: z.iso.date() })),
  })
  .meta({ id: 'ShoppingList' })
export type ShoppingList = z.infer<typeof ShoppingList>

/** What is to be merged into a copy of the lists: each of them comes whole, and replaces the one of the copy. */
export const ShoppingListChanges = z
  .object({
    ...changesFields,
    /** Lists that changed, or are shared with one in another way since; the last changed first. */
    results: z.array(ShoppingList),
    /** More of them than one answer has: each to be read by itself. */
    unread: z.array(Guid),
    /** All lists that one may read: any other is deleted, or not shared with one any more. */
    readable: z.array(Guid),
  })
  .meta({ id: 'ShoppingListChanges' })
export type ShoppingListChanges = z.infer<typeof ShoppingListChanges>

/** A list after a text was added to it. */
export const ListWithText = ShoppingList.extend({
  /** The parts of the text that were on the list and stay as they are; sent again with `more` they are added to. */
  already_there: z.array(z.string()),
}).meta({ id: 'ListWithText' })
export type ListWithText = z.infer<typeof ListWithText>

/** A list after days of a plan were put on it; restoring `replaced` instead of `added` takes that back. */
export const ListWithPlan = ShoppingList.extend({ added: z.array(Guid), replaced: z.array(Guid) }).meta({
  id: 'ListWithPlan',
})
export type ListWithPlan = z.infer<typeof ListWithPlan>

const ListName = oneLine(SHOPPING_LIST_NAME_MAX).min(1)
export const listParams = z.object({ guid: Guid })
const changed = { status: 200, response: ShoppingList } as const

/** What a read-only link shows: no guids, no people but the owner, no prices and nothing of what is at home. */
export const SharedShoppingList = z
  .object({
    name: z.string(),
    owner_name: z.string(),
    updated_at: Timestamp,
    /** Departments in the order of the owner's shop; null is the name of what belongs to none. */
    departments: z.array(
      z.object({ name: z.string().nullable(), lines: z.array(z.object({ text: z.string(), is_ticked: z.boolean() })) }),
    ),
  })
  .meta({ id: 'SharedShoppingList' })
export type SharedShoppingList = z.infer<typeof SharedShoppingList>

const { open_link, ...shared } = sharingOf('shopping_list', 'NOT_FOUND')

/** Shopping lists: their owner needs premium to make them, people they are shared with an account only. */
export const shoppingLists = {
  list: endpoint({
    method: 'GET',
    path: '/shopping_list',
    access: 'user',
    summary: 'One’s own lists and those shared with one, the last changed first.',
    status: 200,
    response: listOf(ShoppingListCard),
    errors: [],
  }),
  create: endpoint({
    method: 'POST',
    path: '/shopping_list',
    access: 'premium',
    summary: 'Creates a list; once for each guid.',
    body: z.strictObject({ guid: lowerGuid, name: ListName }),
    status: 201,
    response: ShoppingList,
    errors: ['LIMIT_REACHED', 'UNIQUE'],
  }),
  changes: endpoint({
    method: 'GET',
    path: '/shopping_list/changes',
    access: 'user',
    summary:
      'Which of one’s own lists and of those shared with one changed since a mark of the same call; all of them without a mark, or with one older than 30 days.',
    query: z.strictObject(changedSince),
    status: 200,
    response: ShoppingListChanges,
    errors: ['INCORRECT_QUERY_PARAMS'],
  }),
  readOrder: endpoint({
    method: 'GET',
    path: '/shopping_list/order',
    access: 'user',
    summary: 'The departments in the order of one’s own shop.',
    status: 200,
    response: z.object({ results: z.array(z.object({ guid: Guid, name: z.string() })) }),
    errors: [],
  }),
  changeOrder: endpoint({
    method: 'PATCH',
    path: '/shopping_list/order',
    access: 'user',
    summary: 'Puts the departments into the order of one’s own shop; those left out follow in the usual order.',
    body: z.strictObject({ categories: z.array(lowerGuid).max(100) }),
    status: 200,
    response: z.object({ results: z.array(z.object({ guid: Guid, name: z.string() })) }),
    errors: [],
  }),
  detail: endpoint({
    method: 'GET',
    path: '/shopping_list/{guid}',
    access: 'user',
    summary: 'One list with everything on it.',
    params: listParams,
    ...changed,
    errors: ['NOT_FOUND'],
  }),
  rename: endpoint({
    method: 'PATCH',
    path: '/shopping_list/{guid}',
    access: 'user',
    summary: 'Renames a list.',
    params: listParams,
    body: z.strictObject({ name: ListName }),
    ...changed,
    errors: ['NOT_FOUND'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/shopping_list/{guid}',
    access: 'user',
    summary: 'Deletes one’s own list.',
    params: listParams,
    status: 204,
    response: z.void(),
    errors: ['NOT_FOUND'],
  }),
  ...shared,
  open_link: { ...open_link, errors: ['NOT_FOUND', 'EMPTY_CART'] as const },
  shared: endpoint({
    method: 'GET',
    path: '/shared_shopping_list/{token}',
    access: 'public',
    cost: 'dear',
    summary: 'The list that a read-only link opens, as it is now.',
    params: z.object({ token: ShareToken }),
    status: 200,
    response: SharedShoppingList,
    errors: ['NOT_FOUND'],
  }),
  setProduct: endpoint({
    method: 'POST',
    path: '/shopping_list/{guid}/product',
    access: 'user',
    summary: 'Notes in which packages a food is bought and what it costs, for all lists of the owner.',
    params: listParams,
    body: z
      .strictObject({
        ingredient: lowerGuid,
        package_sizes: z.array(Amount).max(PACKAGE_SIZES_MAX),
        price: z.number().int().min(1).max(PRODUCT_PRICE_MAX).nullable(),
        price_amount: Amount.nullable(),
      })
      .refine(({ price, price_amount }) => (price === null) === (price_amount === null), { path: ['price_amount'] }),
    ...changed,
    errors: ['NOT_FOUND'],
  }),
  email: endpoint({
    method: 'POST',
    path: '/shopping_list/{guid}/email',
    access: 'user',
    summary: 'Sends what is not ticked to one’s own address.',
    rate_limits: [{ by: 'user', attempts: SHOPPING_MAILS_PER_HOUR, seconds: 3600 }],
    params: listParams,
    status: 204,
    response: z.void(),
    errors: ['NOT_FOUND', 'EMPTY_CART', 'EMAIL_NOT_SENT'],
  }),
}
