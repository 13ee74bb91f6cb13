import type { PersonalIngredient } from '@zivina/contract/catalogue/ingredients/read'
import { formatNutrient } from '@zivina/domain/catalogue/format'
import { PencilLine, Trash2 } from 'lucide-react'
import { BASIS_LABELS } from '#app/features/catalogue/ingredient-editor/units-text.ts'
import { StatusMark } from '#app/features/catalogue/status-mark.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { LinkButton } from '#app/kit/ui/link-button.tsx'
import { ingredientPath } from '#app/session/user-navigation.ts'

type IngredientCardProps = { ingredient: PersonalIngredient; onRemove: (ingredient: PersonalIngredient) => void }

/** One of the user's ingredients with its state and actions. */
export function IngredientCard({ ingredient, onRemove }: IngredientCardProps) {
  const { guid, name, image, status, status_note, abilities, sub_food_category } = ingredient
  const path = ingredientPath(guid)
  return (
    <li className="flex flex-col gap-2 rounded-card bg-surface p-4 shadow-card">
      <div className="flex items-start gap-3">
        {image ? (
          <img src={image} alt="" width={48} height={48} className="size-12 rounded-md bg-white object-contain" />
        ) : null}
        <div className="min-w-0">
          <h2 className="text-lg leading-snug wrap-anywhere">
            <a href={path} className="hover:text-brand">
              {name}
            </a>
          </h2>
          <p className="text-sm text-muted">{sub_food_category.name}</p>
        </div>
      </div>
      <div>
        <StatusMark status={status} />
      </div>
      {status === 'Denied' && status_note !== '' ? <p className="wrap-anywhere">Důvod: {status_note}</p> : null}
      <p className="figures text-muted">{energyText(ingredient)}</p>
      <div className="mt-auto flex flex-wrap gap-2">
        {abilities.can_edit ? (
          <LinkButton href={path} aria-label={`Upravit: ${name}`}>
            <PencilLine aria-hidden />
            Upravit
          </LinkButton>
        ) : null}
        {abilities.can_delete ? (
          <Button variant="quiet" aria-label={`Smazat: ${name}`} onClick={() => onRemove(ingredient)}>
            <Trash2 aria-hidden />
            Smazat
          </Button>
        ) : null}
      </div>
    </li>
  )
}

function energyText({ kilojoules, calories, weight_units }: PersonalIngredient): string {
  if (kilojoules === null) return 'Energie není uvedená.'
  const energy = `${formatNutrient('kilojoules', kilojoules)} · ${formatNutrient('calories', calories)}`
  return `${energy} ${BASIS_LABELS[weight_units]}`
}
