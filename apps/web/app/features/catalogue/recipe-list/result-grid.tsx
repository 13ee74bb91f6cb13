import type { Ref } from 'react'
import { type CardRecipe, RecipeCard } from '#app/features/catalogue/recipe-card.tsx'
import { cn } from '#app/kit/ui/class-names.ts'

type ResultGridProps = {
  recipes: readonly CardRecipe[]
  /** The answer to a newer filter is loading. */
  waiting: boolean
  ref?: Ref<HTMLUListElement>
}

/** The most cards in the first row: their pictures are loaded at once. */
const FIRST_ROW = 3

/** The cards beside the filter panel: one to a row on phones, two from 600 px, three from 1280, four from 1920. */
export function ResultGrid({ recipes, waiting, ref }: ResultGridProps) {
  return (
    <ul
      ref={ref}
      aria-label="Recepty"
      aria-busy={waiting}
      className={cn(
        'grid grid-cols-1 gap-4 transition-opacity sm:grid-cols-2 sm:gap-5 lg:grid-cols-3 xl:grid-cols-4',
        waiting && 'opacity-50 delay-150',
      )}
    >
      {recipes.map((recipe, index) => (
        <li key={recipe.slug}>
          <RecipeCard recipe={recipe} eager={index < FIRST_ROW} />
        </li>
      ))}
    </ul>
  )
}
