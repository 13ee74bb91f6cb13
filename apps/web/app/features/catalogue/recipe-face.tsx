import type { Recipe } from '@zivina/contract/catalogue/recipes/read'
import { DISH_KIND_LABELS, dishKind } from '@zivina/domain/catalogue/dish-kind'
import type { ReactNode } from 'react'
import { cn } from '#app/kit/class-names.ts'

/** How many grounds `recipe-face.css` has. */
const TONES = 5

/** What a recipe without a picture shows in its place. */
export type FacedRecipe = Pick<Recipe, 'slug' | 'meal_types'>

/** The ground of a recipe; always the same for one slug. */
export function faceTone(slug: string): number {
  let sum = 0
  for (const letter of slug) sum += letter.charCodeAt(0)
  return sum % TONES
}

type RecipeFaceProps = { recipe: FacedRecipe; className?: string; children?: ReactNode }

/** A calm ground with the kind of the dish, in place of a picture; what else it says are its children. */
export function RecipeFace({ recipe, className, children }: RecipeFaceProps) {
  const kind = dishKind(recipe.meal_types)
  return (
    <div className={cn('recipe-face', className)} data-tone={faceTone(recipe.slug)}>
      <span className="recipe-face-kind">{kind ? DISH_KIND_LABELS[kind] : 'Recept'}</span>
      {children}
    </div>
  )
}

/** The same ground where there is room for no more than a letter. */
export function RecipeLetter({ slug, name, className }: { slug: string; name: string; className?: string }) {
  return (
    <span className={cn('recipe-face recipe-letter', className)} data-tone={faceTone(slug)} aria-hidden="true">
      {name.slice(0, 1)}
    </span>
  )
}
