import { useEffect } from 'react'
import type { CardRecipe } from '#app/features/catalogue/recipe-card.tsx'
import { RecipeShelf } from '#app/features/catalogue/recipe-shelf.tsx'

type SimilarRecipesProps = { recipes: readonly CardRecipe[]; onReady: () => void }

export default function SimilarRecipes({ recipes, onReady }: SimilarRecipesProps) {
  useEffect(onReady, [onReady])
  return <RecipeShelf title="Podobné recepty" recipes={recipes} />
}
