import type { Recipe } from '@zivina/contract/catalogue/recipes/read'
import { tied } from '@zivina/contract/kernel/typography'
import { formatNumber } from '@zivina/czech/format-number'
import { plural } from '@zivina/czech/plural'
import { MEAL_TYPE_LABELS, type MealType } from '@zivina/domain/catalogue/meal-types'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

type PlannedDishProps = {
  meal_type: MealType
  /** Null where it is no longer available. */
  recipe: Pick<Recipe, 'slug' | 'name'> | null
  /** Portions and where the dish comes from. */
  children: ReactNode
}

/** The dish of a meal in a plan that is not the reader's yet. */
export function PlannedDish({ meal_type, recipe, children }: PlannedDishProps) {
  return (
    <div className="flex min-w-0 flex-col">
      <span className="text-sm text-muted">{MEAL_TYPE_LABELS[meal_type]}</span>
      {recipe === null ? (
        <span>Recept už není dostupný</span>
      ) : (
        <Link to={`/recepty/${recipe.slug}`} className="wrap-anywhere font-medium text-heading">
          {tied(recipe.name)}
        </Link>
      )}
      <span className="figures text-sm text-muted">{children}</span>
    </div>
  )
}

/** „1,25 porce“ */
export function sayEatenPortions(portions: number): string {
  const number = formatNumber(portions, portions % 1 === 0 ? 0 : 2)
  return `${number}\u00a0${plural(portions, 'porce', 'porce', 'porcí', 'porce')}`
}
