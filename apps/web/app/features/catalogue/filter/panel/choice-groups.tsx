import { ALLERGEN_SHORT_LABELS } from '@zivina/domain/catalogue/allergens/allergen-short-labels'
import { ALLERGENS } from '@zivina/domain/catalogue/allergens/allergens'
import { COOKING_TYPE_LABELS, COOKING_TYPES, DIFFICULTIES, DIFFICULTY_LABELS } from '@zivina/domain/catalogue/cooking'
import { DIETARY_GOAL_LABELS, DIETARY_PREFERENCE_LABELS } from '@zivina/domain/catalogue/diet-labels'
import { FILTER_DEFAULTS, type RecipeFilter } from '@zivina/domain/catalogue/filter/filters'
import { MEAL_TYPE_LABELS, MEAL_TYPES } from '@zivina/domain/catalogue/meal-types'
import { DIETARY_GOALS, DIETARY_PREFERENCES } from '@zivina/nutrition/diets'
import { ChoiceChips } from '#app/kit/ui/choice-chips.tsx'
import { FoldableGroup } from '#app/kit/ui/foldable-group.tsx'
import type { ChangeFilter } from '../use-filter.ts'
import { labelled, ticked, toggled } from './labelled.ts'

/** The closed lists of the filter: one of them is wanted, or any number. */
const GROUPS = {
  meal_types: { title: 'Druh jídla', options: labelled(MEAL_TYPES, MEAL_TYPE_LABELS), isOpen: true },
  without_allergens: {
    title: 'Bez alergenu',
    options: labelled(ALLERGENS, ALLERGEN_SHORT_LABELS),
    note: 'Jen recepty, u\u00a0kterých známe složení všech surovin a\u00a0alergen v\u00a0žádné z\u00a0nich není. Etikety výrobků si přesto ověřte.',
  },
  dietary_preference: {
    title: 'Styl stravování',
    options: labelled(DIETARY_PREFERENCES, DIETARY_PREFERENCE_LABELS),
    isOne: true,
  },
  dietary_goal: { title: 'Cíl', options: labelled(DIETARY_GOALS, DIETARY_GOAL_LABELS), isOne: true },
  difficulty: { title: 'Náročnost', options: labelled(DIFFICULTIES, DIFFICULTY_LABELS), areAlternatives: true },
  cooking_type: {
    title: 'Teplá, nebo studená kuchyně',
    options: labelled(COOKING_TYPES, COOKING_TYPE_LABELS),
    areAlternatives: true,
  },
  tags: { title: 'Štítky', options: [] },
} as const satisfies Partial<Record<keyof RecipeFilter, object>>

type Group = {
  title: string
  options: readonly { value: string; label: string }[]
  isOne?: boolean
  /** Of which a recipe has one: all of them ask for as little as none. */
  areAlternatives?: boolean
  isOpen?: boolean
  /** What the choice does and does not promise. */
  note?: string
}

type ChoiceGroupProps = {
  name: keyof typeof GROUPS
  filter: RecipeFilter
  change: ChangeFilter
  scope: string
  /** Of a list that is not closed. */
  options?: Group['options']
}

/** A list to choose from as a group of the filter panel. */
export function ChoiceGroup({ name, filter, change, scope, options: given }: ChoiceGroupProps) {
  const { title, options: own, isOne = false, areAlternatives = false, isOpen = false, note }: Group = GROUPS[name]
  const options = given ?? own
  const held: readonly string[] = [filter[name]].flat()
  const values = options.map(({ value }) => value)
  const chosen = areAlternatives ? ticked(values, held) : held
  const count = isOne ? Number(filter[name] !== FILTER_DEFAULTS[name]) : chosen.length
  return (
    <FoldableGroup title={title} chosen={count} open={isOpen}>
      {note ? <p className="mb-3 text-sm text-muted">{note}</p> : null}
      <ChoiceChips
        name={name}
        scope={scope}
        options={options}
        chosen={chosen}
        type={isOne ? 'radio' : 'checkbox'}
        onToggle={(value) => change({ [name]: isOne ? value : toggled(chosen, value) })}
      />
    </FoldableGroup>
  )
}
