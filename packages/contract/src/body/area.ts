import { diary } from './diary.ts'
import { savedMeals } from './saved-meals.ts'

/** The nouns of the area whose calls it declares. */
export const body = { diary, savedMeals }
