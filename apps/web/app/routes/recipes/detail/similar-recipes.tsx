import type { CardRecipe } from '../../../components/recipe-card.tsx'
import { RecipeShelf } from '../../../components/recipe-shelf.tsx'

/** Recipes most like this one, on a ground that runs into the page's end. */
export function SimilarRecipes({ recipes }: { recipes: readonly CardRecipe[] }) {
  if (recipes.length === 0) return null
  return (
    <div className="mt-8 -mb-16 border-t border-line bg-sunken py-10 print:hidden">
      <div className="page-width">
        <RecipeShelf title="Podobné recepty" recipes={recipes} />
      </div>
    </div>
  )
}
