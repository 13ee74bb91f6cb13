import type { RecipeDetail } from '@zivina/contract/catalogue/recipes/read'
import { imageFile } from '@zivina/db/schema/media/image'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type AccountsApi, openAccountsApi, type Person } from '#api/account/identity/users/testing.ts'
import { DEFAULT_IMAGE_SETTINGS } from '#api/media/images/settings.ts'
import { buildKnown, recipeBody } from './testing.ts'

const GUID = '01a1fcea-0000-7000-8000-0000000000aa'

let api: AccountsApi
let author: Person
let body: (fields: Record<string, unknown>) => Record<string, unknown>
beforeAll(async () => {
  api = await openAccountsApi()
  author = await api.enter()
  const food = await buildKnown(api.database.db)
  body = (fields) => recipeBody(food, { guid: GUID, name: 'Fotogenická', ...fields })
})
afterAll(() => api.close())

/** Registers a picture as uploaded by a user. @returns its address */
async function send(owner: Person, folder: string, name: string): Promise<string> {
  const path = `${DEFAULT_IMAGE_SETTINGS.folder}/recipes/${owner.user.guid}/${folder}/${name}`
  const facts = { size: 1, width: 1, height: 1, mime: 'image/webp', owner: owner.user.guid }
  await api.database.db.insert(imageFile).values({ path, ...facts })
  return `/images/${path}`
}
const ask = (method: string, path: string, given: unknown) =>
  api.ask(method, path, { as: author, body: given }) as Promise<{ status: number; body: RecipeDetail }>

it('photos uploaded before the recipe was created, and after, are accepted, also as image1 and image2', async () => {
  const first = await send(author, GUID, 'a.webp')
  const made = await ask('POST', '/recipe', body({ photos: [first] }))
  expect([made.status, made.body.photos]).toEqual([201, [first]])
  const second = await send(author, 'fotogenicka', 'b.webp')
  const path = '/recipe/fotogenicka'
  expect((await ask('PATCH', path, { image1: second, image2: first })).body.photos).toEqual([second, first])
  expect((await ask('PATCH', path, { time_minutes: 1 })).body.photos).toEqual([second, first])
  expect((await ask('PATCH', path, { photos: [] })).body.photos).toEqual([])
})

it('three photos, another user’s, one of another folder and one never uploaded are refused', async () => {
  const stranger = await api.enter()
  const own = await send(author, 'fotogenicka', 'c.webp')
  const path = '/recipe/fotogenicka'
  expect((await ask('PATCH', path, { photos: [own, own, own] })).body).toHaveProperty('photos')
  for (const url of [
    await send(stranger, 'fotogenicka', 'd.webp'),
    await send(author, 'jiny-recept', 'e.webp'),
    own.replace('c.webp', 'nikdy.webp'),
    'https://elsewhere.example/x.jpg',
  ]) {
    expect((await ask('PATCH', path, { photos: [url] })).body).toMatchObject({ code: 'IMAGEKIT' })
  }
})
