import type { CallOutput } from '@zivina/contract/client'

export type Categories = CallOutput<'GET /food_category'>['results']
type Named = { slug: string; name: string }
/** A category or a sub-category; `category` is the category that it is or belongs to. */
export type FoundGroup = Named & { parent: Named | null; category: Categories[number] }

/** The category or the sub-category with a slug; null where there is none. */
export function findGroup(categories: Categories, slug: string | null): FoundGroup | null {
  for (const category of categories) {
    const { name, sub_food_categories } = category
    if (category.slug === slug) return { slug: category.slug, name, parent: null, category }
    const sub = sub_food_categories.find((one) => one.slug === slug)
    if (sub) return { slug: sub.slug, name: sub.name, parent: { slug: category.slug, name }, category }
  }
  return null
}
