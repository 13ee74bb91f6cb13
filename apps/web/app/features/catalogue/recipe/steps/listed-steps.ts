import type { CookedRecipe } from '#app/features/catalogue/cook-mode/cooked-recipe.ts'
import type { PageEdit } from '../edit/edit-reducer.ts'

/** The recipe with the steps, and as edited, whose amounts they use. */
export type ListedSteps = { recipe: CookedRecipe; edit: PageEdit }
