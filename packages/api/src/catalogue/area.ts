import { excludedFoodPersonalData } from '@zivina/db/schema/catalogue/excluded-food'
import { ingredientPersonalData, ingredientPictures } from '@zivina/db/schema/catalogue/ingredient'
import { publicProfilePersonalData, publicProfilePictures } from '@zivina/db/schema/catalogue/public-profile'
import { recipePersonalData, recipePictures } from '@zivina/db/schema/catalogue/recipe'
import { recipeConfirmationPersonalData } from '@zivina/db/schema/catalogue/recipe-confirmation'
import { recipeDraftPersonalData, recipeDraftPictures } from '@zivina/db/schema/catalogue/recipe-draft'
import { recipeModifiedPersonalData } from '@zivina/db/schema/catalogue/recipe-modified'
import type { Area } from '#api/kernel/ports/area.ts'
import { listedProfiles } from './creators/list-table.ts'
import { bindCreators } from './creators/routes.ts'
import { bindExcludedFoods } from './excluded-foods/routes.ts'
import { bindFoodCategories } from './food-categories/routes.ts'
import { bindFoodPages } from './food-pages/routes.ts'
import { exportedIngredients } from './ingredients/read/export-queries.ts'
import { bindIngredients } from './ingredients/read/routes.ts'
import { bindSubstitutes } from './ingredients/substitutes/routes.ts'
import { recomputing } from './ingredients/versions/recompute-port.ts'
import { recomputeQueue } from './ingredients/versions/recompute-queue.ts'
import { recomputeSweep } from './ingredients/versions/recompute-sweep.ts'
import { seedDemoIngredients } from './ingredients/write/demo-ingredients.ts'
import { leaveIngredients } from './ingredients/write/erasure-queries.ts'
import { bindOwnIngredients } from './ingredients/write/routes.ts'
import { waitingIngredients } from './ingredients/write/waiting-queries.ts'
import { seedDemoProducts } from './products/import/demo-products.ts'
import { listedBarcodes } from './products/list-table.ts'
import { productLookups } from './products/lookups/lookup-port.ts'
import { lookupQueue } from './products/lookups/lookup-queue.ts'
import { productPack } from './products/pack/build-pack.ts'
import { bindProducts } from './products/routes.ts'
import { bindRecipeConfirmations } from './recipes/confirmations/routes.ts'
import { bindDishFoods } from './recipes/dish-foods/routes.ts'
import { bindRecipeDrafts } from './recipes/drafts/routes.ts'
import { pageReader } from './recipes/import/page-port.ts'
import { bindRecipeImport } from './recipes/import/routes.ts'
import { deleteModificationsOf } from './recipes/modifications/erasure-queries.ts'
import { bindModifiedRecipes } from './recipes/modifications/routes.ts'
import { exportedRecipes } from './recipes/read/queries/export-queries.ts'
import { bindRecipes } from './recipes/read/routes.ts'
import { seedDemoRecipes } from './recipes/write/demo-recipes.ts'
import { leaveRecipes } from './recipes/write/erasure-queries.ts'
import { bindOwnRecipes } from './recipes/write/routes.ts'
import { waitingRecipes } from './recipes/write/waiting-queries.ts'
import { bindTags } from './tags/routes.ts'

export const catalogue: Area = {
  lists: [listedProfiles, listedBarcodes],
  binders: [
    bindRecipes,
    bindOwnRecipes,
    bindRecipeConfirmations,
    bindDishFoods,
    bindRecipeDrafts,
    bindModifiedRecipes,
    bindRecipeImport,
    bindIngredients,
    bindSubstitutes,
    bindOwnIngredients,
    bindProducts,
    bindExcludedFoods,
    bindFoodCategories,
    bindFoodPages,
    bindTags,
    bindCreators,
  ],
  ports: [recomputing, productLookups, pageReader],
  queues: [recomputeQueue, lookupQueue],
  jobs: [recomputeSweep, productPack],
  personal_data: [
    publicProfilePersonalData,
    recipePersonalData,
    recipeConfirmationPersonalData,
    ingredientPersonalData,
    recipeModifiedPersonalData,
    recipeDraftPersonalData,
    excludedFoodPersonalData,
  ],
  pictures: [recipePictures, ingredientPictures, publicProfilePictures, recipeDraftPictures].flat(),
  // Modifications prevent the deletion of recipes, and recipes that of ingredients.
  erasure: [
    { stage: 'hand_over', run: deleteModificationsOf },
    { stage: 'hand_over', run: leaveRecipes },
    { stage: 'hand_over', run: leaveIngredients },
  ],
  exports: [exportedRecipes, exportedIngredients],
  waiting: [waitingRecipes, waitingIngredients],
  demo: [seedDemoRecipes, seedDemoIngredients, seedDemoProducts],
}
