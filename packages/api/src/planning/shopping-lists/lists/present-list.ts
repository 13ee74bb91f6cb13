import type { ShoppingList, ShoppingListCard } from '@zivina/contract/planning/shopping-lists'
import { inShopOrder } from '@zivina/domain/planning/shopping/shop-order'
import type { CategoryRow } from '../marks/mark-queries.ts'
import type { CardRow } from './list-queries.ts'
import type { WholeRow } from './whole-queries.ts'

const instant = (text: string): string => new Date(text).toISOString()

export function presentCard(row: CardRow): ShoppingListCard {
  return {
    guid: row.guid,
    name: row.name,
    version: row.version,
    open_count: row.open_count,
    is_owner: row.is_owner,
    can_edit: row.can_edit,
    owner_name: row.owner_name,
    updated_at: instant(row.updated_at),
  }
}

/** @param today calendar day in Europe/Prague: it decides which staples are due */
export function presentList(row: WholeRow, today: string): ShoppingList {
  return {
    ...presentCard(row),
    recipes: row.recipes.map(({ added_at, ...recipe }) => ({ ...recipe, added_at: instant(added_at) })),
    items: row.items.map(({ added_at, ...item }) => ({ ...item, added_at: instant(added_at) })),
    staples: row.staples.map((staple) => ({ ...staple, is_due: staple.due_on <= today })),
    foods: row.foods,
    marks: row.marks.map(({ marked_at, ...mark }) => ({ ...mark, marked_at: instant(marked_at) })),
    products: row.products,
    categories: presentOrder(row.categories, row.shop_order),
    at_home: row.at_home,
    changed_plans: row.changed_plans,
  }
}

/** Departments in the order of a person's shop. */
export function presentOrder(
  categories: readonly CategoryRow[],
  own: readonly string[] | null,
): { guid: string; name: string }[] {
  return inShopOrder(categories, own ?? []).map(({ guid, name }) => ({ guid, name }))
}
