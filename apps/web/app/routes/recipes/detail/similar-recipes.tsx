import type { CardRecipe } from '../../../components/recipe-card.tsx'
import { RecipeGrid } from '../../../components/recipe-grid.tsx'

/** Recipes most like this one. */
export function SimilarRecipes({ recipes }: { recipes: readonly CardRecipe[] }) {
  if (recipes.length === 0) return null
  return (
    <section aria-labelledby="podobne" className="mt-8 border-t border-line bg-sunken py-10 print:hidden">
      <div className="page-width flex flex-col gap-6">
        <h2 id="podobne" className="text-2xl">
          Podobné recepty
        </h2>
        <RecipeGrid recipes={recipes} />
      </div>
    </section>
  )
}
