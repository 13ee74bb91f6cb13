import { type CardRecipe, RecipeCard } from './recipe-card.tsx'

type RecipeGridProps = {
  recipes: readonly CardRecipe[]
  /** How many of the first cards are visible before scrolling: their pictures are loaded at once. */
  eagerCount?: number
}

/** A grid of cards: one per row on phones, two from 600 px, three from 960, four from 1280, five from 1920. */
export function RecipeGrid({ recipes, eagerCount = 0 }: RecipeGridProps) {
  return (
    <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 sm:gap-5 md:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5">
      {recipes.map((recipe, index) => (
        <li key={recipe.slug}>
          <RecipeCard recipe={recipe} eager={index < eagerCount} />
        </li>
      ))}
    </ul>
  )
}
