import type { CategoryPair, CategoryRow } from './queries.ts'

type Category = CategoryRow & { sub_food_categories: CategoryRow[] }

/** Groups pairs by category, keeping their order. */
export function presentCategories(pairs: readonly CategoryPair[]): Category[] {
  const categories = new Map<string, Category>()
  for (const { category, sub } of pairs) {
    const { guid, name, slug } = category
    const group = categories.get(guid) ?? { guid, name, slug, sub_food_categories: [] }
    if (sub) group.sub_food_categories.push({ guid: sub.guid, name: sub.name, slug: sub.slug })
    categories.set(guid, group)
  }
  return [...categories.values()]
}
