import type { Database } from './database.ts'
import { migrateDatabase } from './migrate.ts'
import { copyPictures } from './seed/media/pictures.ts'
import { seedCatalogue } from './seed/seed.ts'

export type Preparation = {
  /** Whether an empty database gets the starter catalogue. */
  seed: boolean
  /** Where the image host keeps files; the catalogue's pictures are copied there with the seed. */
  filesDir?: string
}

/** Makes an open database ready for use: migrates its schema and, if configured, seeds the catalogue. */
export async function prepareDatabase({ db, pool }: Database, { seed, filesDir }: Preparation): Promise<void> {
  await migrateDatabase(pool)
  if (!seed) return
  if (filesDir) await copyPictures(filesDir)
  const isNew = await seedCatalogue(db)
  await pool.query('select choose_common_ingredients()')
  if (isNew) await pool.query('vacuum analyze')
}
