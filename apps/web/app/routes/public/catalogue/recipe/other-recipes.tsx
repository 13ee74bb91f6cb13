import { useEffect } from 'react'
import type { CardRecipe } from '#app/features/catalogue/recipe-card.tsx'
import { RecipeSelection } from '#app/features/catalogue/recipe-selection.tsx'

type OtherRecipesProps = {
  companions: readonly CardRecipe[]
  similar: readonly CardRecipe[]
  onReady: () => void
}

/** Shelves without recipes are left out. */
export default function OtherRecipes({ companions, similar, onReady }: OtherRecipesProps) {
  useEffect(onReady, [onReady])
  return (
    <div className="flex flex-col gap-10">
      <RecipeSelection title="K&nbsp;tomu se hodí" recipes={companions} />
      <RecipeSelection title="Podobné recepty" recipes={similar} />
    </div>
  )
}
