import { tied } from '@zivina/contract/kernel/typography'
import { formatMinutes } from '@zivina/czech/format-minutes'
import { formatNutrient } from '@zivina/domain/catalogue/format'
import { Clock } from 'lucide-react'
import type { CardRecipe } from '#app/features/catalogue/recipe-card.tsx'
import { RecipeFace } from '#app/features/catalogue/recipe-face.tsx'
import { Picture } from '#app/kit/ui/picture.tsx'

/** A recipe within a text: picture and figures side by side. One link. */
export function RecipeStrip({ recipe }: { recipe: CardRecipe }) {
  return (
    <a href={`/recepty/${recipe.slug}`} className="recipe-strip group">
      {recipe.photos[0] ? (
        <Picture
          src={recipe.photos[0]}
          alt=""
          ratio="4-3"
          widths={[160, 320, 480]}
          sizes="(width >= 37.5rem) 14rem, 8rem"
          className="recipe-strip-picture"
        />
      ) : (
        <RecipeFace recipe={recipe} className="recipe-strip-picture" />
      )}
      <span className="flex min-w-0 flex-1 flex-col justify-center gap-1.5 py-3 pr-4">
        <span className="text-sm text-muted">Recept</span>
        <span className="line-clamp-3 font-heading text-lg leading-snug font-semibold text-heading group-hover:text-brand">
          {tied(recipe.name)}
        </span>
        <span className="figures flex flex-wrap gap-x-4 text-sm text-muted">
          <span className="own-figures font-semibold text-energy">
            {formatNutrient('calories', recipe.calories_in_total, recipe.nutrient_coverage.kilojoules)}
          </span>
          <span className="own-figures">
            {formatNutrient('protein', recipe.protein_in_total, recipe.nutrient_coverage.protein)} bílkovin
          </span>
          <span className="inline-flex items-center gap-1.5">
            <Clock className="size-4" aria-hidden />
            <span className="sr-only">Doba přípravy </span>
            {formatMinutes(recipe.time_minutes + recipe.resting_time)}
          </span>
        </span>
      </span>
    </a>
  )
}
