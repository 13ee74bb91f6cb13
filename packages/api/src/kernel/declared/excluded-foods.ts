import type { Db } from '@zivina/db/database'

/** A food that a person does not eat, with its other names. */
export type ExcludedFoodRow = { guid: string; name: string; names: readonly string[] }

/** Reads which foods a person does not eat, as far as one area knows. */
export type ReadExcludedFoods = (db: Db, person: string) => Promise<readonly ExcludedFoodRow[]>
