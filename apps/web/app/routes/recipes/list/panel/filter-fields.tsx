import {
  COOKING_TYPES,
  DIET_TYPES,
  DIETARY_GOALS,
  DIETARY_PREFERENCES,
  DIFFICULTIES,
  MEAL_TYPES,
} from '@zivina/nutrition/enumerations'
import { activeFilterChips, type ChipNames } from '@zivina/nutrition/filter-chips'
import { type RecipeFilter, TIME_LIMITS } from '@zivina/nutrition/filters'
import { formatMinutes } from '@zivina/nutrition/format'
import {
  COOKING_TYPE_LABELS,
  DIETARY_GOAL_LABELS,
  DIETARY_PREFERENCE_LABELS,
  DIFFICULTY_LABELS,
  MEAL_TYPE_LABELS,
} from '@zivina/nutrition/labels'
import type { PanelOptions } from '../list-data.ts'
import type { ChangeFilter } from '../use-filter.ts'
import { CalorieFilter } from './calorie-filter.tsx'
import { ChoiceChips, toggled } from './choice-chips.tsx'
import { CreatorFilter } from './creator-filter.tsx'
import { DietFilter } from './diet-filter.tsx'
import { FilterGroup } from './filter-group.tsx'
import { IngredientFilters } from './ingredient-filters.tsx'
import { RangeFilter } from './range-filter.tsx'

export type FilterFieldsProps = {
  filter: RecipeFilter
  change: ChangeFilter
  options: PanelOptions
  names: ChipNames
  /** Empty for the page's own form; tells the copy in the sheet apart. */
  scope?: string
}

/** Every filter of the list. All are native fields, so that the form around them can be sent without scripts. */
export function FilterFields({ filter, change, options, names, scope = '' }: FilterFieldsProps) {
  const difficulty = chosenOf(DIFFICULTIES, filter.difficulty)
  const cooking = chosenOf(COOKING_TYPES, filter.cooking_type)
  const chosen = (field: string) =>
    activeFilterChips(filter, names).filter(({ key }) => key === field || key.startsWith(`${field}:`)).length

  return (
    <div>
      <FilterGroup title="Druh jídla" chosen={filter.meal_types.length} open>
        <ChoiceChips
          name="meal_types"
          type="checkbox"
          scope={scope}
          options={labelled(MEAL_TYPES, MEAL_TYPE_LABELS)}
          chosen={filter.meal_types}
          onToggle={(value) => change({ meal_types: toggled(filter.meal_types, value) })}
        />
      </FilterGroup>
      <FilterGroup title="Dieta" chosen={chosen('diet_types')} open>
        <DietFilter
          options={DIET_TYPES}
          chosen={filter.diet_types}
          onChange={(diet_types) => change({ diet_types })}
          scope={scope}
        />
      </FilterGroup>
      <FilterGroup title="Energie na porci" chosen={chosen('calorie_span')} open>
        <CalorieFilter value={filter.calorie_span} onChange={(calorie_span, at) => change({ calorie_span }, at)} />
      </FilterGroup>
      <FilterGroup title="Doba přípravy" chosen={chosen('time_minutes')} open>
        <RangeFilter
          name="time_minutes"
          label="Doba přípravy"
          unit="min"
          lowLabel="Nejkratší doba přípravy v minutách"
          highLabel="Nejdelší doba přípravy v minutách"
          limits={TIME_LIMITS}
          step={5}
          value={filter.time_minutes}
          onChange={(time_minutes, at) => change({ time_minutes }, at)}
          format={formatMinutes}
        />
      </FilterGroup>
      <FilterGroup
        title="Suroviny"
        chosen={chosen('must_ingredients') + chosen('pantry_ingredients') + chosen('exclude_ingredients')}
        open
      >
        <IngredientFilters filter={filter} change={change} names={names.ingredients ?? {}} />
      </FilterGroup>
      <FilterGroup title="Styl stravování" chosen={chosen('dietary_preference')}>
        <ChoiceChips
          name="dietary_preference"
          type="radio"
          scope={scope}
          options={labelled(DIETARY_PREFERENCES, DIETARY_PREFERENCE_LABELS)}
          chosen={[filter.dietary_preference]}
          onToggle={(dietary_preference) => change({ dietary_preference })}
        />
      </FilterGroup>
      <FilterGroup title="Cíl" chosen={chosen('dietary_goal')}>
        <ChoiceChips
          name="dietary_goal"
          type="radio"
          scope={scope}
          options={labelled(DIETARY_GOALS, DIETARY_GOAL_LABELS)}
          chosen={[filter.dietary_goal]}
          onToggle={(dietary_goal) => change({ dietary_goal })}
        />
      </FilterGroup>
      <FilterGroup title="Náročnost" chosen={difficulty.length}>
        <ChoiceChips
          name="difficulty"
          type="checkbox"
          scope={scope}
          options={labelled(DIFFICULTIES, DIFFICULTY_LABELS)}
          chosen={difficulty}
          onToggle={(value) => change({ difficulty: toggled(difficulty, value) })}
        />
      </FilterGroup>
      <FilterGroup title="Teplá, nebo studená kuchyně" chosen={cooking.length}>
        <ChoiceChips
          name="cooking_type"
          type="checkbox"
          scope={scope}
          options={labelled(COOKING_TYPES, COOKING_TYPE_LABELS)}
          chosen={cooking}
          onToggle={(value) => change({ cooking_type: toggled(cooking, value) })}
        />
      </FilterGroup>
      <FilterGroup title="Štítky" chosen={filter.tags.length}>
        <ChoiceChips
          name="tags"
          type="checkbox"
          scope={scope}
          options={[...new Set([...options.tags, ...filter.tags])].map((tag) => ({ value: tag, label: tag }))}
          chosen={filter.tags}
          onToggle={(tag) => change({ tags: toggled(filter.tags, tag) })}
        />
      </FilterGroup>
      <FilterGroup title="Tvůrce" chosen={chosen('creator')}>
        <CreatorFilter
          creators={options.creators}
          chosen={filter.creator}
          onChange={(creator) => change({ creator })}
        />
      </FilterGroup>
    </div>
  )
}

/** Nothing ticked reads as "any", where the filter holds every alternative. */
function chosenOf<Value>(all: readonly Value[], chosen: readonly Value[]): readonly Value[] {
  return chosen.length === all.length ? [] : chosen
}

function labelled<Value extends string>(values: readonly Value[], labels: Record<Value, string>) {
  return values.map((value) => ({ value, label: labels[value] }))
}
