import type { RecipeDetail } from '@zivina/contract/catalogue/recipes/read'
import { createContext } from 'react'

/** The recipe of the page, for parts that judge what an edit would do. */
export const DishContext = createContext<RecipeDetail | null>(null)
