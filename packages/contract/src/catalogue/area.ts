import { creators } from './creators.ts'
import { excludedFoods } from './excluded-foods.ts'
import { foodCategories } from './food-categories.ts'
import { foodPages } from './food-pages.ts'
import { ingredients } from './ingredients/read.ts'
import { ingredientSubstitutes } from './ingredients/substitutes.ts'
import { ownIngredients } from './ingredients/write.ts'
import { products } from './products.ts'
import { recipeConfirmations } from './recipes/confirmations.ts'
import { dishFoods } from './recipes/dish-foods.ts'
import { recipeDrafts } from './recipes/drafts.ts'
import { recipeImport } from './recipes/import.ts'
import { modifiedRecipes } from './recipes/modifications.ts'
import { recipes } from './recipes/read.ts'
import { ownRecipes } from './recipes/write.ts'
import { tags } from './tags.ts'

/** The nouns of the area whose calls it declares. */
export const catalogue = {
  creators,
  excludedFoods,
  foodCategories,
  foodPages,
  ingredients,
  ingredientSubstitutes,
  ownIngredients,
  products,
  recipeConfirmations,
  dishFoods,
  recipeDrafts,
  recipeImport,
  modifiedRecipes,
  recipes,
  ownRecipes,
  tags,
}
