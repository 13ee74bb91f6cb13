import { rateDish } from '@zivina/domain/catalogue/dish-figures/dish-rating'
import type { PreparedDish } from '@zivina/domain/catalogue/dish-figures/dish-weight'
import type { MealType } from '@zivina/domain/catalogue/meal-types'
import { useMemo } from 'react'
import { DishClaims } from './dish-claims.tsx'
import { DishScore } from './dish-score.tsx'
import { DishWeight } from './dish-weight.tsx'

type DishSummaryProps = {
  dish: PreparedDish
  mealTypes: readonly MealType[]
  portions: number
  /** Whether the author weighed the dish, but of other amounts than these. */
  isWeighedOtherwise: boolean
}

/** The finished dish: what a portion weighs, its Nutri-Score and the claims it may bear, each with its workings. */
export function DishSummary({ dish, mealTypes, portions, isWeighedOtherwise }: DishSummaryProps) {
  const rating = useMemo(() => rateDish(dish, mealTypes), [dish, mealTypes])
  return (
    <div className="flex flex-col gap-4 rounded-card bg-surface p-5 shadow-card print:hidden" data-testid="dish">
      <DishWeight dish={dish} portions={portions} isWeighedOtherwise={isWeighedOtherwise} />
      {rating.state === 'rated' ? (
        <>
          <DishScore rating={rating} />
          <DishClaims rating={rating} />
        </>
      ) : null}
    </div>
  )
}
