import { counted } from '@zivina/czech/plural'
import { formatNutrient } from '@zivina/domain/catalogue/format'
import { toFigures } from '#app/features/catalogue/food-nutrients/food-figures.ts'
import { foodPath } from '#app/features/catalogue/foods/food-path.ts'
import { otherShareImages, pageMetadata } from '#app/seo/metadata.ts'
import { foodPicture } from '#app/seo/share-picture.ts'
import { type LoadInput, loading, movedTo } from '#app/session/access/load.ts'
import type { Route } from './+types/page.ts'
import { FoodView } from './food-view.tsx'

async function load({ api, params, url, signal }: LoadInput<{ slug: string }>) {
  const page = await api('GET /ingredient_page/{slug}', { params, signal })
  if (page.food.slug !== params.slug) throw movedTo(foodPath(page.food.slug), url)
  return { page }
}

export const loader = loading(load)
export const clientLoader = loading(load)

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { food, other_names, recipe_count } = loaderData.page
  const card = foodPicture(food)
  const [first] = toFigures(food).quantities
  const energy =
    first && food.calories !== null ? `${first.label}: ${formatNutrient('calories', first.calories)}. ` : ''
  const recipes = recipe_count > 0 ? ` a\u00a0${counted(recipe_count, 'recept', 'recepty', 'receptů')}` : ''
  const metadata = pageMetadata(
    {
      title: `${food.name}: kalorie a\u00a0výživové hodnoty`,
      description: `${food.name}. ${energy}Bílkoviny, sacharidy, tuky, vitaminy a\u00a0minerální látky se zdrojem, alergeny${recipes}.`,
      keywords: [food.name, ...other_names.slice(0, 4), 'kalorie', 'výživové hodnoty'],
      path: foodPath(food.slug),
      card,
    },
    matches,
  )
  return [...metadata, ...otherShareImages(card, matches)]
}

export default function Food({ loaderData: { page } }: Route.ComponentProps) {
  // Another food begins anew: no quantity of the former one stays chosen.
  return <FoodView key={page.food.slug} page={page} />
}
