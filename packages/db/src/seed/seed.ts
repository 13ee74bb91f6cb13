import type { Db } from '../database.ts'
import { foodCategory } from '../schema/food-category.ts'
import { seedFoods } from './foods.ts'
import { seedNews } from './news.ts'
import { seedProfiles } from './profiles.ts'
import { readRecipeFiles, seedRecipes } from './recipes.ts'
import { seedServices } from './services.ts'
import { seedTags } from './tags.ts'

/**
 * Fills an empty database with the starter catalogue, all of it or nothing. Instances that start at once wait for one
 * another; a database that holds a catalogue is left alone.
 *
 * @returns whether anything was filled.
 */
export async function seedCatalogue(db: Db): Promise<boolean> {
  return db.transaction(async (tx) => {
    // A lock of the table that lets reads pass: the second instance sees the first one's rows afterwards.
    await tx.execute('lock table food_category in share row exclusive mode')
    await seedServices(tx)
    await seedNews(tx)
    const present = await tx.select({ guid: foodCategory.guid }).from(foodCategory).limit(1)
    if (present.length > 0) return false
    const files = await readRecipeFiles()
    const creators = await seedProfiles(tx)
    const foods = await seedFoods(tx)
    await seedRecipes(tx, files, foods, creators)
    await seedTags(
      tx,
      files.flatMap((file) => file.tags),
    )
    return true
  })
}
