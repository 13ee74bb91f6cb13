import { formatMinutes } from '@zivina/czech/format-minutes'
import { DIET_TYPES } from '@zivina/domain/catalogue/diet-types'
import { activeFilterChips, type ChipNames } from '@zivina/domain/catalogue/filter/filter-chips'
import { type RecipeFilter, TIME_LIMITS } from '@zivina/domain/catalogue/filter/filters'
import { isLimited, SPAN_FIELDS } from '@zivina/domain/catalogue/filter/nutrient-spans'
import { FoldableGroup } from '#app/kit/ui/foldable-group.tsx'
import { RangeField } from '#app/kit/ui/range-field.tsx'
import type { ChangeFilter } from '../use-filter.ts'
import { CalorieFilter } from './calorie-filter.tsx'
import { ChoiceGroup } from './choice-groups.tsx'
import { DietFilter } from './diet-filter.tsx'
import { IngredientFilters } from './ingredient-filters.tsx'
import { NutrientFilter } from './nutrient-filter.tsx'

type DishFieldsProps = { filter: RecipeFilter; change: ChangeFilter; names: ChipNames; scope: string }

/** The most used filters, open from the start. */
export function DishFields({ filter, change, names, scope }: DishFieldsProps) {
  const chips = activeFilterChips(filter)
  const chosen = (field: string) => chips.filter(({ key }) => key.split(':')[0] === field).length
  const ingredients = filter.must_ingredients.length + filter.pantry_ingredients.length
  return (
    <>
      <ChoiceGroup name="meal_types" filter={filter} change={change} scope={scope} />
      <FoldableGroup title="Dieta" chosen={chosen('diet_types')} open>
        <DietFilter
          options={DIET_TYPES}
          chosen={filter.diet_types}
          onChange={(diet_types) => change({ diet_types })}
          scope={scope}
        />
      </FoldableGroup>
      <ChoiceGroup name="without_allergens" filter={filter} change={change} scope={scope} />
      <FoldableGroup title="Energie na porci" chosen={chosen('calorie_span')} open>
        <CalorieFilter value={filter.calorie_span} onChange={(calorie_span, at) => change({ calorie_span }, at)} />
      </FoldableGroup>
      <FoldableGroup
        title={'Živiny v\u00a0porci'}
        chosen={SPAN_FIELDS.filter((name) => isLimited(filter[name])).length}
      >
        <NutrientFilter filter={filter} change={change} />
      </FoldableGroup>
      <FoldableGroup title="Doba přípravy" chosen={chosen('time_minutes')} open>
        <RangeField
          name="time_minutes"
          label="Doba přípravy"
          unit="min"
          lowLabel={'Nejkratší doba přípravy v\u00a0minutách'}
          highLabel={'Nejdelší doba přípravy v\u00a0minutách'}
          limits={TIME_LIMITS}
          step={5}
          value={filter.time_minutes}
          onChange={(time_minutes) => change({ time_minutes }, 'soon')}
          format={formatMinutes}
        />
      </FoldableGroup>
      <FoldableGroup title="Suroviny" chosen={ingredients + filter.exclude_ingredients.length} open>
        <IngredientFilters filter={filter} change={change} names={names.ingredients ?? {}} />
      </FoldableGroup>
    </>
  )
}
