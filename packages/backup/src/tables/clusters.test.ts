import path from 'node:path'
import { buildUser } from '@zivina/db/build/account/user'
import { prepareDatabase } from '@zivina/db/prepare'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { backUp } from '#backup/back-up.ts'
import { restore } from '#backup/restore/restore.ts'
import { openFolderStore } from '#backup/store/folder-store.ts'
import { allPictures, allRows, type Kitchen, openKitchen, quiet, reopen } from '#backup/testing.ts'

let kitchen: Kitchen
beforeAll(async () => {
  kitchen = await openKitchen()
  await buildUser(kitchen.database.db, { username: 'Jiřina' })
})
afterAll(() => kitchen.close())

it('rows go from one cluster into a new one, as they do between two major versions of PostgreSQL', async () => {
  const store = await openFolderStore(kitchen.place)
  await backUp(kitchen.source, store, quiet({ kind: 'tables' }))
  const data_dir = path.join(kitchen.folder, 'new-cluster')
  await restore(store, { data_dir, database_url: null }, { identity: null, tell: () => undefined })
  const database = await reopen(data_dir)
  expect(await allRows(database)).toEqual(await allRows(kitchen.database))
  // The product can be opened on it.
  await prepareDatabase(database, { seed: false })
  await database.close()
  expect(await allPictures(data_dir)).toEqual(await allPictures(kitchen.data_dir))
})
