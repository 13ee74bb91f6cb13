import type { ListName } from './lists.ts'

/** What a bulk job is told besides its rows: a decision, or tags to add and to take away. */
type BulkGiven = 'decision' | 'tags'

/**
 * What can be done with all rows that the filters of a list select. Each is declared by its noun, in the `bulk_actions` of its area.
 */
export const BULK_ACTIONS = {
  decide_recipes: { list: 'GET /recipe_short', given: 'decision', label: 'Rozhodnutí o\u00a0receptech' },
  tag_recipes: { list: 'GET /recipe_short', given: 'tags', label: 'Štítky receptů' },
  decide_ingredients: { list: 'GET /ingredient_short', given: 'decision', label: 'Rozhodnutí o\u00a0surovinách' },
  decide_reviews: { list: 'GET /review', given: 'decision', label: 'Rozhodnutí o\u00a0hodnoceních' },
  decide_photos: { list: 'GET /photo_submission/admin', given: 'decision', label: 'Rozhodnutí o\u00a0fotkách' },
  decide_error_reports: { list: 'GET /error_report', given: 'decision', label: 'Rozhodnutí o\u00a0hlášeních chyb' },
} as const satisfies Readonly<Record<string, { list: ListName; given: BulkGiven; label: string }>>
export type BulkActionName = keyof typeof BULK_ACTIONS
export const BULK_ACTION_NAMES = Object.keys(BULK_ACTIONS) as [BulkActionName, ...BulkActionName[]]
