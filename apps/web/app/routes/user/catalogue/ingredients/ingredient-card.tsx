import { useQueryClient } from '@tanstack/react-query'
import type { PersonalIngredient } from '@zivina/contract/catalogue/ingredients/read'
import { formatNutrient } from '@zivina/domain/catalogue/format'
import { FoodValues } from '#app/features/catalogue/food-figures/food-values.tsx'
import { FoodGround } from '#app/features/catalogue/food-ground.tsx'
import { AllergenWords } from '#app/features/catalogue/ingredient-editor/allergen-words.tsx'
import { OfferFood } from '#app/features/catalogue/ingredient-editor/offer-food.tsx'
import { BASIS_LABELS } from '#app/features/catalogue/ingredient-editor/units-text.ts'
import { ingredientPath } from '#app/features/catalogue/user-paths.ts'
import { CardActions, CardName, CardState } from '#app/shell/user/own-card.tsx'

type IngredientCardProps = { ingredient: PersonalIngredient; onRemove: (ingredient: PersonalIngredient) => void }

/** One of the user's ingredients with its state and actions. */
export function IngredientCard({ ingredient, onRemove }: IngredientCardProps) {
  const { guid, name, image, status, status_note, is_private, abilities, sub_food_category } = ingredient
  const client = useQueryClient()
  const path = ingredientPath(guid)
  return (
    <li className="flex flex-col gap-2 rounded-card bg-surface p-4 shadow-card">
      <div className="flex items-start gap-3">
        {image ? (
          <FoodGround className="size-12 rounded-md">
            <img src={image} alt="" width={48} height={48} className="size-full object-contain" />
          </FoodGround>
        ) : null}
        <div className="min-w-0">
          <CardName name={name} href={path} />
          <p className="text-sm text-muted">{sub_food_category.name}</p>
        </div>
      </div>
      <div className="flex flex-col items-start gap-2">
        <CardState status={status} status_note={status_note} is_private={is_private} />
        <OfferFood
          ingredient={ingredient}
          onChanged={() => client.invalidateQueries({ queryKey: ['own-ingredients'] })}
        />
      </div>
      <p className="own-figures figures text-muted">{energyText(ingredient)}</p>
      <div>
        <AllergenWords allergens={ingredient.allergens} />
      </div>
      <FoodValues food={ingredient} />
      <CardActions
        name={name}
        edit={abilities.can_edit ? path : null}
        remove={abilities.can_delete ? () => onRemove(ingredient) : null}
      />
    </li>
  )
}

function energyText({ kilojoules, calories, weight_units }: PersonalIngredient): string {
  if (kilojoules === null) return 'Energie není uvedená.'
  const energy = `${formatNutrient('kilojoules', kilojoules)} · ${formatNutrient('calories', calories)}`
  return `${energy} ${BASIS_LABELS[weight_units]}`
}
