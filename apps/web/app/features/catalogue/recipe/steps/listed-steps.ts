import type { PageEdit } from '../edit/edit-reducer.ts'
import type { CookedRecipe } from './cooked-recipe.ts'

/** The recipe with the steps, and as edited, whose amounts they use. */
export type ListedSteps = { recipe: CookedRecipe; edit: PageEdit }
