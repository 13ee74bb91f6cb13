import type { PersonalRecipe } from '@zivina/contract/catalogue/recipes/read'
import { formatMinutes } from '@zivina/czech/format-minutes'
import { formatNutrient } from '@zivina/domain/catalogue/format'
import { CookingPot, PencilLine, Trash2 } from 'lucide-react'
import { StatusMark } from '#app/features/catalogue/status-mark.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { LinkButton } from '#app/kit/ui/link-button.tsx'
import { Picture } from '#app/kit/ui/picture.tsx'
import { recipeEditorPath } from '#app/session/user-navigation.ts'

type OwnRecipeCardProps = { recipe: PersonalRecipe; onRemove: (recipe: PersonalRecipe) => void }

/** One of the user's recipes with its state and actions. */
export function OwnRecipeCard({ recipe, onRemove }: OwnRecipeCardProps) {
  const { slug, name, status, status_note, photos, abilities } = recipe
  const path = status === 'Approved' ? `/recepty/${slug}` : recipeEditorPath(slug)
  return (
    <li className="flex gap-4 rounded-card bg-surface p-4 shadow-card max-sm:flex-col">
      <CardPicture photo={photos[0]} />
      <div className="flex min-w-0 flex-1 flex-col items-start gap-2">
        <h2 className="text-lg leading-snug wrap-anywhere">
          <a href={path} className="hover:text-brand">
            {name}
          </a>
        </h2>
        <StatusMark status={status} />
        {status === 'Denied' && status_note !== '' ? <p className="wrap-anywhere">Důvod: {status_note}</p> : null}
        <p className="figures text-muted">
          {formatNutrient('calories', recipe.calories_in_total, recipe.nutrient_coverage.kilojoules)} v&nbsp;porci ·{' '}
          {formatMinutes(recipe.time_minutes + recipe.resting_time)}
        </p>
        <div className="mt-auto flex flex-wrap gap-2">
          {abilities.can_edit ? (
            <LinkButton href={recipeEditorPath(slug)} aria-label={`Upravit: ${name}`}>
              <PencilLine aria-hidden />
              Upravit
            </LinkButton>
          ) : null}
          {abilities.can_delete ? (
            <Button variant="quiet" aria-label={`Smazat: ${name}`} onClick={() => onRemove(recipe)}>
              <Trash2 aria-hidden />
              Smazat
            </Button>
          ) : null}
        </div>
      </div>
    </li>
  )
}

/** On a phone a recipe without a picture has no placeholder. */
function CardPicture({ photo }: { photo: string | undefined }) {
  if (!photo) {
    return (
      <div className="hidden aspect-4/3 w-44 shrink-0 items-center justify-center rounded-md bg-sunken text-muted sm:flex">
        <CookingPot className="size-10" aria-hidden />
      </div>
    )
  }
  return (
    <div className="aspect-4/3 w-full shrink-0 overflow-hidden rounded-md bg-sunken sm:w-44">
      <Picture
        src={photo}
        alt=""
        ratio="4-3"
        widths={[176, 352, 480, 720]}
        sizes="(width >= 37.5rem) 11rem, 92vw"
        className="size-full object-cover"
      />
    </div>
  )
}
