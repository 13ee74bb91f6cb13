import { begun, isText } from '#app/kit/begun/begun.ts'

/** A heart that was pressed before logging in: the recipe's guid. */
export const begunFavorite = begun('favorite', isText)
