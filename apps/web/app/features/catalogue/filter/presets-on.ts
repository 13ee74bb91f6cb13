import { FILTER_DEFAULTS, type RecipeFilter } from '@zivina/domain/catalogue/filter/filters'
import type { FilterPreset } from '@zivina/domain/catalogue/filter/presets'
import { listAddress } from './list-address.ts'

/** The part of a filter that presets decide; what else somebody chose stays. */
function presetPart({ diet_types, dietary_goal, meal_types, ordering, descending }: RecipeFilter) {
  return { diet_types, dietary_goal, meal_types, ordering, descending }
}

/** Whether a filter asks for exactly what a preset does, whatever else it asks for. */
export function isPresetOn(filter: RecipeFilter, preset: FilterPreset): boolean {
  const part = (given: RecipeFilter) => listAddress({ ...FILTER_DEFAULTS, ...presetPart(given) })
  return part(filter) === part(preset.filter)
}

/** The filter after a press on a preset: it comes on in place of another, or goes off. */
export function togglePreset(filter: RecipeFilter, preset: FilterPreset): RecipeFilter {
  return { ...filter, ...presetPart(isPresetOn(filter, preset) ? FILTER_DEFAULTS : preset.filter) }
}
