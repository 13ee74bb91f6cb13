import type { Recipe } from '@zivina/contract/catalogue/recipes/read'
import { dishKind } from '@zivina/domain/catalogue/dish-kind'
import type { ReactNode } from 'react'

/** How many grounds `recipe-face.css` has. */
const TONES = 5

/** What a recipe without a picture shows in its place. */
export type FacedRecipe = Pick<Recipe, 'slug' | 'meal_types'>

/** The ground of a recipe; always the same for one slug. */
export function faceTone(slug: string): number {
  return (slug.length + slug.charCodeAt(0) + slug.charCodeAt(slug.length - 1)) % TONES
}

type RecipeFaceProps = { recipe: FacedRecipe; className?: string; children?: ReactNode }

/** A calm ground with the kind of the dish, in place of a picture; what else it says are its children. */
export function RecipeFace({ recipe, className = '', children }: RecipeFaceProps) {
  return (
    <div className={`recipe-face ${className}`} data-tone={faceTone(recipe.slug)}>
      <span className="recipe-face-kind">{dishKind(recipe.meal_types)}</span>
      {children}
    </div>
  )
}
