import { health } from './health.ts'
import { history } from './history.ts'

/** The nouns of the area whose calls it declares. */
export const kernel = { health, history }
