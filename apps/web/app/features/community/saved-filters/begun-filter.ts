import { begun } from '#app/kit/begun/begun.ts'
import type { FilterToSave } from './save-filter.ts'

/** A filter that was to be saved before logging in. */
export const begunFilter = begun(
  'filter',
  (value): value is FilterToSave => typeof value === 'object' && value !== null && 'name' in value,
)
