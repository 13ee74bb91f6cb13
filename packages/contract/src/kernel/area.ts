import { health } from './health.ts'

/** The nouns of the area whose calls it declares. */
export const kernel = { health }
