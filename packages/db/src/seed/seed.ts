import type { Db } from '#db/database.ts'
import { foodCategory } from '#db/schema/catalogue/food-category.ts'
import { addFacts } from './catalogue/add-facts.ts'
import { addFoods } from './catalogue/add-foods.ts'
import { addRecipes } from './catalogue/add-recipes.ts'
import { seedFoods } from './catalogue/foods.ts'
import { markDuplicates } from './catalogue/mark-duplicates.ts'
import { seedProfiles } from './catalogue/profiles.ts'
import { readRecipeFiles, seedRecipes } from './catalogue/recipes.ts'
import { refreshFoods } from './catalogue/refresh-foods.ts'
import { refreshIcons } from './catalogue/refresh-icons.ts'
import { refreshPhotos } from './catalogue/refresh-photos.ts'
import { refreshPortraits } from './catalogue/refresh-portraits.ts'
import { refreshRecipes } from './catalogue/refresh-recipes.ts'
import { refreshTags } from './catalogue/refresh-tags.ts'
import { renameFoods } from './catalogue/rename-foods.ts'
import { seedTags } from './catalogue/tags.ts'
import { seedServices } from './commerce/services.ts'
import { seedNews } from './content/news.ts'
import { seedCounsellingServices } from './counselling/counselling-services.ts'

/**
 * Fills an empty database with the starter catalogue, all of it or nothing. Instances that start at the same time wait for one
 * another. A database that already holds a catalogue is upgraded: unchanged starter rows are updated, new foods and recipes inserted.
 *
 * @returns whether the database was empty and is now filled
 */
export async function seedCatalogue(db: Db): Promise<boolean> {
  return db.transaction(async (tx) => {
    // A table lock that allows reads: the second instance sees the first one's rows afterwards.
    await tx.execute('lock table food_category in share row exclusive mode')
    await seedServices(tx)
    await seedCounsellingServices(tx)
    await seedNews(tx)
    const files = await readRecipeFiles()
    const present = await tx.select({ guid: foodCategory.guid }).from(foodCategory).limit(1)
    if (present.length > 0) {
      await refreshFoods(tx)
      await addFacts(tx)
      await refreshIcons(tx)
      await renameFoods(tx)
      await addFoods(tx)
      await refreshTags(tx, files)
      await refreshPhotos(tx, files)
      await refreshPortraits(tx)
      await refreshRecipes(tx, files)
      await addRecipes(tx, files)
      await markDuplicates(tx, files)
      return false
    }
    const creators = await seedProfiles(tx)
    const foods = await seedFoods(tx)
    await seedRecipes(tx, files, foods, creators)
    await markDuplicates(tx, files)
    await seedTags(
      tx,
      files.flatMap((file) => file.tags),
    )
    return true
  })
}
