import type { FoodCard } from '@zivina/contract/catalogue/food-pages'
import { tied } from '@zivina/contract/kernel/typography'
import { formatAmount, formatNutrient } from '@zivina/domain/catalogue/format'
import { nutrientBasis } from '@zivina/nutrition/units'
import { FoodThumbnail } from '#app/features/catalogue/food-thumbnail.tsx'
import { foodPath } from '#app/features/catalogue/foods/food-path.ts'

/** Foods as links, each with its energy. */
export function FoodCards({ foods }: { foods: readonly FoodCard[] }) {
  return (
    <ul className="grid gap-x-5 gap-y-2 sm:grid-cols-2 lg:grid-cols-3">
      {foods.map(({ slug, name, image, calories, weight_units }) => (
        <li key={slug}>
          <a
            href={foodPath(slug)}
            className="flex h-full min-h-16 items-center gap-3 rounded-md bg-surface px-3 py-2 shadow-card hover:bg-brand-soft"
          >
            <FoodThumbnail image={image} />
            <span className="min-w-0">
              <span className="block leading-snug font-medium text-heading wrap-break-word">{tied(name)}</span>
              <span className="own-figures figures block text-sm text-muted">
                {`${formatNutrient('calories', calories)} na\u00a0${formatAmount(nutrientBasis(weight_units), weight_units)}`}
              </span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
