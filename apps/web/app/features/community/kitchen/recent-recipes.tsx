import { tied } from '@zivina/contract/kernel/typography'
import { formatMinutes } from '@zivina/czech/format-minutes'
import type { ReactNode } from 'react'
import type { CardRecipe } from '#app/features/catalogue/recipe-card.tsx'
import { RecipeLetter } from '#app/features/catalogue/recipe-letter.tsx'
import { Picture } from '#app/kit/ui/picture.tsx'
import { Skeletons } from '#app/kit/ui/skeleton.tsx'

export type RecentRecipe = Pick<CardRecipe, 'guid' | 'slug' | 'name' | 'photos' | 'time_minutes' | 'resting_time'>

export type RecentRecipesProps<One extends RecentRecipe> = {
  recipes: readonly One[]
  pathOf: (recipe: One) => string
  /** The text beside the name; by default the preparation time. */
  detailOf?: (recipe: One) => ReactNode
}

/** A few recipes of a longer list, in rows. */
export function RecentRecipes<One extends RecentRecipe>({ recipes, pathOf, detailOf }: RecentRecipesProps<One>) {
  return (
    <ul className="flex flex-col gap-1">
      {recipes.map((recipe) => (
        <li key={recipe.guid}>
          <a href={pathOf(recipe)} className="group -mx-2 flex items-center gap-3 rounded-md p-2 hover:bg-brand-soft">
            <Thumbnail recipe={recipe} />
            <span className="flex min-w-0 flex-col items-start gap-1">
              <span className="line-clamp-2 leading-snug font-medium wrap-anywhere group-hover:text-brand">
                {tied(recipe.name)}
              </span>
              {detailOf ? (
                detailOf(recipe)
              ) : (
                <span className="figures text-sm text-muted">
                  {formatMinutes(recipe.time_minutes + recipe.resting_time)}
                </span>
              )}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}

function Thumbnail({ recipe: { slug, name, photos } }: { recipe: RecentRecipe }) {
  const box = 'size-14 shrink-0 rounded-md'
  const [photo] = photos
  if (!photo) return <RecipeLetter slug={slug} name={name} className={box} />
  return (
    <Picture src={photo} alt="" ratio="1-1" widths={[56, 112, 168]} sizes="3.5rem" className={`${box} object-cover`} />
  )
}

/** A skeleton as tall as the rows to come. */
export function RecentSkeleton({ label }: { label: string }) {
  return (
    <div role="status" className="flex flex-col gap-4 py-2">
      <span className="sr-only">{label}</span>
      <Skeletons count={3} className="h-14 w-full rounded-md" />
    </div>
  )
}
