import { useEffect } from 'react'
import type { CardRecipe } from '#app/features/catalogue/recipe-card.tsx'
import { RecipeShelf } from '#app/features/catalogue/recipe-shelf.tsx'

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
      <RecipeShelf title="K&nbsp;tomu se hodí" recipes={companions} />
      <RecipeShelf title="Podobné recepty" recipes={similar} />
    </div>
  )
}
