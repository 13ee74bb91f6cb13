import { LIST_PARAMETER_MAX } from '@zivina/contract/kernel/limits'
import type { RecipeFilter } from '@zivina/domain/catalogue/filter/filters'
import type { IngredientNames } from '../ingredient-names.ts'
import { INGREDIENT_LISTS, type IngredientList } from '../read-filter.ts'
import type { ChangeFilter } from '../use-filter.ts'
import { IngredientField } from './ingredient-field.tsx'

const FIELDS: Record<IngredientList, { label: string; hint: string }> = {
  must_ingredients: { label: 'Musí obsahovat', hint: 'Recepty, ve kterých je všechno, co vyberete.' },
  pantry_ingredients: { label: 'Co mám doma', hint: 'Nejdřív recepty, které z\u00a0toho využijí nejvíc.' },
  exclude_ingredients: { label: 'Bez čeho', hint: 'Recepty, ve kterých nic z\u00a0toho není.' },
}

type IngredientFiltersProps = { filter: RecipeFilter; change: ChangeFilter; names: IngredientNames }

/** Ingredients that must be in the dish, that are at home, and that must not be in the dish. */
export function IngredientFilters({ filter, change, names }: IngredientFiltersProps) {
  /** An ingredient is in one list only: wanted and refused at once would find nothing. */
  const add = (list: IngredientList, guids: readonly string[]) => {
    const without = (other: IngredientList) => filter[other].filter((held) => !guids.includes(held))
    change({
      must_ingredients: without('must_ingredients'),
      pantry_ingredients: without('pantry_ingredients'),
      exclude_ingredients: without('exclude_ingredients'),
      [list]: [...without(list), ...guids].slice(0, LIST_PARAMETER_MAX),
    })
  }
  return (
    <div className="flex flex-col gap-5">
      {INGREDIENT_LISTS.map((list) => (
        <IngredientField
          key={list}
          name={list}
          {...FIELDS[list]}
          chosen={filter[list]}
          names={names}
          onAdd={(guids) => add(list, guids)}
          onRemove={(guids) => change({ [list]: filter[list].filter((held) => !guids.includes(held)) })}
          hasKinds={list === 'exclude_ingredients'}
        />
      ))}
    </div>
  )
}
