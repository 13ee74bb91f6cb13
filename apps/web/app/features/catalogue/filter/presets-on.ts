import { FILTER_DEFAULTS, type RecipeFilter } from '@zivina/domain/catalogue/filter/filters'
import type { FilterPreset } from '@zivina/domain/catalogue/filter/presets'
import { listAddress } from './list-address.ts'

/** The part of a filter that presets set; the other criteria stay. */
function presetPart({ diet_types, dietary_goal, meal_types, ordering, descending }: RecipeFilter) {
  return { diet_types, dietary_goal, meal_types, ordering, descending }
}

/** Whether a filter contains exactly the criteria of a preset, whatever else it contains. */
export function isPresetOn(filter: RecipeFilter, preset: FilterPreset): boolean {
  const part = (given: RecipeFilter) => listAddress({ ...FILTER_DEFAULTS, ...presetPart(given) })
  return part(filter) === part(preset.filter)
}

/** The filter after a press on a preset: it is switched on instead of another, or off. */
export function togglePreset(filter: RecipeFilter, preset: FilterPreset): RecipeFilter {
  return { ...filter, ...presetPart(isPresetOn(filter, preset) ? FILTER_DEFAULTS : preset.filter) }
}
