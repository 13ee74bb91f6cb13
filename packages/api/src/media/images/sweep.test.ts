import { randomUUID } from 'node:crypto'
import { EMPTY_LIBRARY } from '@zivina/content/library'
import { buildPublicProfile, buildUser } from '@zivina/db/build/account/user'
import { buildIngredient } from '@zivina/db/build/catalogue/ingredient'
import { buildRecipe } from '@zivina/db/build/catalogue/recipe'
import type { Database } from '@zivina/db/database'
import { accountDeletion } from '@zivina/db/schema/account/account-deletion'
import { recipeDraft } from '@zivina/db/schema/catalogue/recipe-draft'
import { openTestDatabase } from '@zivina/db/testing/database'
import type { ImageStore } from '@zivina/integrations/images/port'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eraseAccounts } from '#api/account/erasure/erase-accounts.ts'
import { DECLARED } from '#api/areas.ts'
import type { UserActor } from '#api/kernel/access/actor.ts'
import type { JobContext } from '#api/kernel/jobs/scheduled-job.ts'
import { behindLock, closeGate, type Holder, NOT_BEFORE_GATE } from '#api/testing/behind-lock.ts'
import { OUTSIDE, URLS } from '#api/testing/outside.ts'
import { imageCleanup } from './image-cleanup.ts'
import { checkPhotoUrls, sweepImages } from './service.ts'
import { buildImageFile, recordingStore } from './testing.ts'

let database: Database
let removed: string[]
let store: ImageStore
let context: JobContext

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  await database.pool.query('delete from image_file')
  removed = []
  store = recordingStore(removed)
  const log = { info: () => {}, error: () => {} }
  const mail = { enqueue: async () => {}, enqueueAll: async () => {} }
  const site = { public_url: 'http://localhost', urls: URLS, library: EMPTY_LIBRARY }
  context = {
    ...OUTSIDE,
    db: database.db,
    log,
    mail,
    outbox: null,
    backups: null,
    images: store,
    ...site,
    declared: DECLARED,
  }
})

const paths = async () =>
  (await database.pool.query('select path from image_file order by path')).rows.map(({ path }) => path)
const file = (owner: string | null, hours: number) =>
  buildImageFile(database.db, `uploads/${randomUUID()}.jpg`, owner, { hours })

describe('the clean-up', () => {
  it('deletes pictures without a reference after a day, and never referenced ones', async () => {
    const { db } = database
    const user = await buildUser(db)
    const { guid } = user
    const shown = await Promise.all([0, 1, 2, 3, 4, 5].map(() => file(guid, 48)))
    const [recipe, ingredient, second, portrait, profile, logo] = shown as [
      string,
      string,
      string,
      string,
      string,
      string,
    ]
    const made = await buildIngredient(db, { creator: guid, photos: ['foods/x.webp', ingredient] })
    await buildRecipe(db, { creator: guid, photos: [recipe, second], lines: [{ ingredient: made }] })
    await database.pool.query('update "user" set image = $1 where guid = $2', [portrait, guid])
    await buildPublicProfile(db, { user: guid, image: profile, logo })
    const fresh = await file(guid, 23.9)
    const old = await Promise.all([file(guid, 24.1), file(null, 100)])
    expect(await sweepImages(db, store, DECLARED.pictures)).toBe(2)
    expect(removed.sort()).toEqual(old.sort())
    expect(await paths()).toEqual([...shown, fresh].sort())
    expect(await sweepImages(db, store, DECLARED.pictures)).toBe(0)
  })

  it('keeps pictures in the owner’s draft as long as the draft exists', async () => {
    const { db, pool } = database
    const [author, decoy] = [await buildUser(db), await buildUser(db)]
    const drafted = await file(author.guid, 48)
    const [foreign, unused] = [await file(author.guid, 48), await file(author.guid, 48)]
    const keep = (user: string, path: string) =>
      db.insert(recipeDraft).values({ user, key: randomUUID(), body: { form: 1, photos: [`/images/${path}`] } })
    await keep(author.guid, drafted)
    await keep(decoy.guid, foreign)
    expect(await sweepImages(db, store, DECLARED.pictures)).toBe(2)
    expect(removed.sort()).toEqual([foreign, unused].sort())
    expect(await paths()).toEqual([drafted])
    await pool.query('delete from recipe_draft where "user" = $1', [author.guid])
    expect(await sweepImages(db, store, DECLARED.pictures)).toBe(1)
    expect(await paths()).toEqual([])
  })

  it('knows every column that refers to pictures', async () => {
    const { rows } = await database.pool.query(`
      select table_name as table, column_name as column, data_type = 'ARRAY' as many from information_schema.columns
      where table_schema = 'public' and column_name ~ '(image|photo|picture|avatar|portrait|attachment|logo)'
      order by 1, 2`)
    const known = DECLARED.pictures.flatMap(({ column }) => column ?? [])
    const place = ({ table, column }: { table: string; column: string }) => `${table} ${column}`
    expect(rows).toEqual(known.toSorted((a, b) => (place(a) < place(b) ? -1 : 1)))
  })

  it('processes more than one batch, and repeats what failed', async () => {
    await Promise.all(Array.from({ length: 120 }, () => file(null, 30)))
    const failing = { ...store, remove: () => Promise.reject(new Error('the store is down')) }
    await expect(sweepImages(database.db, failing, DECLARED.pictures)).rejects.toThrow('down')
    expect((await paths()).length).toBe(120)
    expect(await sweepImages(database.db, store, DECLARED.pictures)).toBe(120)
    expect(new Set(removed).size).toBe(120)
  })

  it('skips pictures that a transaction is about to use', async () => {
    const { db } = database
    const { guid } = await buildUser(db)
    const path = await buildImageFile(db, `uploads/users/${guid}/a.jpg`, guid, { hours: 48 })
    const actor = { guid } as UserActor
    const places = { folder: `users/${guid}` }
    await db.transaction(async (tx) => {
      expect(await checkPhotoUrls({ db: tx, urls: URLS }, actor, [`/images/${path}`], places)).toEqual([path])
      expect(await sweepImages(db, store, DECLARED.pictures)).toBe(0)
    })
    expect(await sweepImages(db, store, DECLARED.pictures)).toBe(1)
    await expect(checkPhotoUrls({ db, urls: URLS }, actor, [`/images/${path}`], places)).rejects.toThrow('IMAGEKIT')
  })

  it('keeps a picture that was put to use after it began to look', async () => {
    const { guid } = await buildUser(database.db)
    const path = await file(guid, 48)
    const unused = await file(guid, 48)
    // The first condition that it looks at makes it wait.
    const waits = { column: null, shows: () => NOT_BEFORE_GATE }
    const use = async (holder: Holder) => {
      await closeGate(holder)
      await holder.query('update "user" set image = $1 where guid = $2', [path, guid])
    }
    const swept = await behindLock(database, use, () => sweepImages(database.db, store, [waits, ...DECLARED.pictures]))
    expect([swept, removed, await paths()]).toEqual([1, [unused], [path]])
  })
})

describe('the job', () => {
  it('deletes expired permits, and no others', async () => {
    const { guid } = await buildUser(database.db)
    await database.pool.query(
      `insert into image_token (token, "user", expires_at) values
        ('over', $1, now() - interval '1 second'), ('good', $1, now() + interval '1 minute')`,
      [guid],
    )
    await file(null, 30)
    await imageCleanup.run(context)
    expect((await database.pool.query('select token from image_token')).rows).toEqual([{ token: 'good' }])
    expect(removed.length).toBe(1)
    await imageCleanup.run({ ...context, images: null })
  })
})

describe('the deletion of an account', () => {
  it('deletes its pictures at once, but not those of a recipe that stays, nor other people’s', async () => {
    const { db } = database
    const [person, decoy] = [await buildUser(db), await buildUser(db)]
    const made = await buildIngredient(db, {})
    const [stays, goes, portrait] = [await file(person.guid, 0), await file(person.guid, 0), await file(person.guid, 0)]
    const theirs = await file(decoy.guid, 0)
    const lines = [{ ingredient: made }]
    await buildRecipe(db, { creator: person.guid, status: 'Approved', photos: [stays], lines })
    await buildRecipe(db, { creator: person.guid, status: 'Pending', photos: [goes], lines })
    await database.pool.query('update "user" set image = $1 where guid = $2', [portrait, person.guid])
    await db.insert(accountDeletion).values({ user: person.guid, due_at: new Date(Date.now() - 1000) })
    await eraseAccounts.run(context)
    expect(removed.sort()).toEqual([goes, portrait].sort())
    expect(await paths()).toEqual([stays, theirs].sort())
    const { rows } = await database.pool.query('select owner from image_file where path = $1', [stays])
    expect(rows).toEqual([{ owner: null }])
  })
})
