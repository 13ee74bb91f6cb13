import { search } from './search.ts'

/** The nouns of the area whose calls it declares. */
export const discovery = { search }
