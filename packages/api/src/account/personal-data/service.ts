import type { Db } from '@zivina/db/database'
import type { PersonalData } from '@zivina/db/personal-data'
import { readPersonalFiles } from './personal-data-queries.ts'
import { type Bytes, zipOf } from './zip.ts'

/**
 * All stored data of a person as a ZIP of JSON files and pictures, piece by piece.
 * @param db a transaction of one moment, in which nothing else is read meanwhile
 */
export function archiveOf(db: Db, user: string, personal_data: readonly PersonalData[]): AsyncGenerator<Bytes> {
  return zipOf(readPersonalFiles(db, user, personal_data), new Date())
}
