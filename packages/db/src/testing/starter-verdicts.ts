import type { FoodGroup } from '@zivina/domain/catalogue/foods/food-groups'
import type { DerivedColumns, DerivedFrom } from '#db/recipe-derived.ts'
import { readStarterFoods } from '#db/seed/catalogue/foods.ts'
import type { RecipeFile } from '#db/seed/catalogue/recipe-file.ts'
import { deriveStarterRecipe, readRecipeFiles } from '#db/seed/catalogue/recipes.ts'

/** A starter recipe with what the seed stores of it; foods have their slugs as guids. `groups` are those of the food of each line. */
export type JudgedStarter = {
  file: RecipeFile
  derived: DerivedColumns
  groups: readonly (readonly FoodGroup[])[]
}

/** Whether no other recipe replaces it, so that it is in the lists. */
export const isListed = ({ file }: JudgedStarter): boolean => file.duplicate_of === null

/** Judges every starter recipe without a database, by slug. */
export async function judgeStarterRecipes(): Promise<Map<string, JudgedStarter>> {
  const [files, rows] = await Promise.all([readRecipeFiles(), readStarterFoods()])
  // The table of foods gives every column that is read here.
  const foods = new Map(
    rows.map(({ food }) => [food.slug, { ...food, guid: food.slug, parts: [] as string[] } as DerivedFrom]),
  )
  return new Map(
    files.map((file) => {
      const groups = file.ingredients.map(({ ingredient }) => foods.get(ingredient)?.food_groups ?? [])
      return [file.slug, { file, derived: deriveStarterRecipe(file, foods), groups }]
    }),
  )
}
