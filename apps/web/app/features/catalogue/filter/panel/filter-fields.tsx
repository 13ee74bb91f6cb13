import type { ChipNames } from '@zivina/domain/catalogue/filter/filter-chips'
import type { RecipeFilter } from '@zivina/domain/catalogue/filter/filters'
import type { PanelOptions } from '../panel-options.ts'
import type { ChangeFilter } from '../use-filter.ts'
import { DishFields } from './dish-fields.tsx'
import { MoreFields } from './more-fields.tsx'

export type FilterFieldsProps = {
  filter: RecipeFilter
  change: ChangeFilter
  options: PanelOptions
  names: ChipNames
  /** Empty for the page's own form; distinguishes the copy in the sheet. */
  scope?: string
}

/** Every filter of the list. All are native fields, so that the form around them can be sent without scripts. */
export function FilterFields({ filter, change, options, names, scope = '' }: FilterFieldsProps) {
  return (
    <>
      <DishFields filter={filter} change={change} names={names} scope={scope} />
      <MoreFields filter={filter} change={change} options={options} scope={scope} />
    </>
  )
}
