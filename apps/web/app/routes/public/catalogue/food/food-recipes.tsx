import type { FoodPage } from '@zivina/contract/catalogue/food-pages'
import { counted } from '@zivina/czech/plural'
import { RecipeGrid } from '#app/features/catalogue/recipe-grid.tsx'
import { recipesPath } from '#app/features/catalogue/recipe-links.ts'
import { EmptyState } from '#app/kit/ui/empty-state.tsx'
import { LinkButton } from '#app/kit/ui/link-button.tsx'

/** Recipes with most of the food in a portion, and the way to all of them. */
export function FoodRecipes({ page: { food, recipes, recipe_count } }: { page: FoodPage }) {
  return (
    <section aria-labelledby="recepty" className="flex flex-col gap-5">
      <h2 id="recepty" className="text-2xl">
        Co z{'\u00a0'}ní uvařit
      </h2>
      {recipes.length === 0 ? (
        <EmptyState
          picture="cookbook"
          title={`Recept s\u00a0touto surovinou zatím nemáme`}
          link={{ href: '/recepty', label: 'Všechny recepty' }}
        />
      ) : (
        <RecipeGrid recipes={recipes} />
      )}
      {recipe_count > recipes.length ? (
        <div>
          <LinkButton href={recipesPath({ must_ingredients: [food.guid] })}>
            Všech {counted(recipe_count, 'recept', 'recepty', 'receptů')}
          </LinkButton>
        </div>
      ) : null}
    </section>
  )
}
