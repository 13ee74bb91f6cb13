import type { FoodPage } from '@zivina/contract/catalogue/food-pages'
import { useMemo } from 'react'
import { FoodSource } from '#app/features/catalogue/food-figures/food-source.tsx'
import { toFigures } from '#app/features/catalogue/food-nutrients/food-figures.ts'
import { FoodValues } from '#app/features/catalogue/food-nutrients/food-values.tsx'
import { FoodAllergens } from './food-allergens.tsx'
import { FoodClaims } from './food-claims.tsx'
import { FoodHeader } from './food-header.tsx'
import { FoodMeasures } from './food-measures.tsx'
import { FoodRecipes } from './food-recipes.tsx'
import { FoodStorage } from './food-storage.tsx'
import { FoodSubstitutes } from './food-substitutes.tsx'
import { FoodSuitability } from './food-suitability.tsx'

/** The page of a food: its values at the left, what rules say of it beside them, and what to cook of it. */
export function FoodView({ page }: { page: FoodPage }) {
  const { food, claims, suitability, storage, substitutes } = page
  const figures = useMemo(() => toFigures(food), [food])
  return (
    <article className="page-width flex flex-col gap-10 py-6">
      <FoodHeader page={page} />
      <div className="grid gap-8 md:grid-cols-[minmax(0,1fr)_22rem] md:items-start lg:gap-12">
        <div className="flex min-w-0 flex-col gap-8">
          <FoodValues figures={figures} />
          <FoodMeasures figures={figures} />
          <FoodSubstitutes substitutes={substitutes} />
          <section aria-labelledby="zdroj" className="flex max-w-text flex-col gap-2">
            <h2 id="zdroj" className="text-xl">
              Odkud hodnoty jsou
            </h2>
            <FoodSource food={food} />
          </section>
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <FoodClaims claims={claims} />
          <FoodSuitability suitability={suitability} />
          <FoodAllergens allergens={food.allergens} />
          <FoodStorage storage={storage} />
        </div>
      </div>
      <FoodRecipes page={page} />
    </article>
  )
}
