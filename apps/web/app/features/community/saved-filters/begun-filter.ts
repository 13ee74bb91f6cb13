import { begun } from '#app/kit/begun/begun.ts'
import type { FilterToSave } from './save-filter.ts'

/** Stores a filter to be saved after log-in. */
export const begunFilter = begun(
  'filter',
  (value): value is FilterToSave => typeof value === 'object' && value !== null && 'name' in value,
)
