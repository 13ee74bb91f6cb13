import { activities } from './activities.ts'

/** The nouns of the area whose calls it declares. */
export const body = { activities }
