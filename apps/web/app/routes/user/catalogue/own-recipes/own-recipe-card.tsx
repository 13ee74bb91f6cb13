import { useQueryClient } from '@tanstack/react-query'
import type { PersonalRecipe } from '@zivina/contract/catalogue/recipes/read'
import { formatMinutes } from '@zivina/czech/format-minutes'
import { formatNutrient } from '@zivina/domain/catalogue/format'
import { AudienceButton } from '#app/features/catalogue/audience-button.tsx'
import { RecipeFace } from '#app/features/catalogue/recipe-face.tsx'
import { ownRecipePath, recipeEditorPath } from '#app/features/catalogue/user-paths.ts'
import { CollectButton } from '#app/features/community/collections/collect-button.tsx'
import { ListButton } from '#app/features/planning/shopping/list-button.tsx'
import { Picture } from '#app/kit/ui/picture.tsx'
import { CardActions, CardName, CardState } from '#app/shell/user/own-card.tsx'

type OwnRecipeCardProps = { recipe: PersonalRecipe; onRemove: (recipe: PersonalRecipe) => void }

/** One of the user's recipes with its state and actions. */
export function OwnRecipeCard({ recipe, onRemove }: OwnRecipeCardProps) {
  const client = useQueryClient()
  const { slug, name, status, status_note, is_private, abilities } = recipe
  const path = status === 'Approved' ? `/recepty/${slug}` : ownRecipePath(slug)
  return (
    <li className="flex gap-4 rounded-card bg-surface p-4 shadow-card max-sm:flex-col">
      <CardPicture recipe={recipe} />
      <div className="flex min-w-0 flex-1 flex-col items-start gap-2">
        <CardName name={name} href={path} />
        <p className="figures text-muted">
          <span className="own-figures">
            {formatNutrient('calories', recipe.calories_in_total, recipe.nutrient_coverage.kilojoules)} v&nbsp;porci ·{' '}
          </span>
          {formatMinutes(recipe.time_minutes + recipe.resting_time)}
        </p>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <CardState status={status} status_note={status_note} is_private={is_private} />
          <AudienceButton recipe={recipe} onChanged={() => client.invalidateQueries({ queryKey: ['own-recipes'] })} />
        </div>
        <CardActions
          isBrief
          name={name}
          edit={abilities.can_edit ? recipeEditorPath(slug) : null}
          remove={abilities.can_delete ? () => onRemove(recipe) : null}
        >
          <ListButton isBrief recipe={recipe} portions={recipe.portion_size} />
          <CollectButton isBrief recipe={recipe} />
        </CardActions>
      </div>
    </li>
  )
}

/** On a phone a recipe without a picture has nothing in its place. */
function CardPicture({ recipe }: { recipe: PersonalRecipe }) {
  const [photo] = recipe.photos
  if (!photo) {
    return <RecipeFace recipe={recipe} className="aspect-4/3 w-44 shrink-0 rounded-md max-sm:hidden" />
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
