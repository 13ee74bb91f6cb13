import { search } from './search.ts'
import { visits } from './visits.ts'

/** The nouns of the area whose calls it declares. */
export const discovery = { search, visits }
