import { services } from './services.ts'

/** The nouns of the area whose calls it declares. */
export const commerce = { services }
