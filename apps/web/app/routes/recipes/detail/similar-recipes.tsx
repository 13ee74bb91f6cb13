import { useEffect } from 'react'
import type { CardRecipe } from '../../../components/recipe-card.tsx'
import { RecipeShelf } from '../../../components/recipe-shelf.tsx'

type SimilarRecipesProps = { recipes: readonly CardRecipe[]; onReady: () => void }

export default function SimilarRecipes({ recipes, onReady }: SimilarRecipesProps) {
  useEffect(onReady, [onReady])
  return <RecipeShelf title="Podobné recepty" recipes={recipes} />
}
