import { shares } from './shares.ts'

/** The nouns of the area whose calls it declares. */
export const planning = { shares }
