import type { RecipeTotals } from '@zivina/nutrition/macros'
import type { PageEdit } from '../edit/edit-reducer.ts'
import type { DishRecipe } from './dish-lines.ts'

/** The edited recipe, the nutrition of a portion, and what the recipe says about its dish. */
export type Figures = { edit: PageEdit; totals: RecipeTotals; recipe: DishRecipe }
