import { images } from './images.ts'

/** The nouns of the area whose calls it declares. */
export const media = { images }
