import { begun, isText } from '#app/kit/begun/begun.ts'

/** Stores a heart pressed before log-in: the recipe's guid. */
export const begunFavorite = begun('favorite', isText)
