import type { PublicProfile } from '@zivina/contract/catalogue/creator'
import type { ManagedProfile } from '@zivina/contract/catalogue/creators'
import { buildRecipe } from '@zivina/db/build/catalogue/recipe'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type AccountsApi, openAccountsApi, type Person } from '#api/account/identity/users/testing.ts'
import { buildImageFile } from '#api/media/images/testing.ts'

let api: AccountsApi
let admin: Person
beforeAll(async () => {
  api = await openAccountsApi()
  admin = await api.enter({ is_admin: true, is_demo: true })
})
afterAll(() => api.close())

const create = (person: Person, name: string, as = admin) =>
  api.ask<PublicProfile>('POST', '/public_profile', { as, body: { user: person.user.guid, name, colour: '#2e7d4f' } })
const change = (slug: string, body: object, as: Person) =>
  api.ask<PublicProfile>('PATCH', `/public_profile/${slug}`, { as, body })
const REFUSED = { status: 403, body: { code: 'USER_PERMISSION_DENIED' } }

it('an administrator gives an account one profile, under a slug of its name', async () => {
  const [eva, namesake] = [await api.enter(), await api.enter()]
  expect(await create(eva, 'Eva Hladká')).toMatchObject({
    status: 201,
    body: { guid: eva.user.guid, slug: 'eva-hladka', name: 'Eva Hladká', bio: '', recipe_count: 0 },
  })
  expect(await create(eva, 'Eva Jiná')).toMatchObject({ status: 409, body: { code: 'UNIQUE' } })
  expect((await create(namesake, 'Eva Hladká')).body.slug).toMatch(/^eva-hladka-[0-9a-f]{8}$/)
  expect((await create({ ...eva, user: { ...eva.user, guid: crypto.randomUUID() } }, 'Nikdo')).status).toBe(404)
  expect(await create(await api.enter(), 'Sama', eva)).toMatchObject(REFUSED)
})

it('creators change their own texts and pictures, and nothing else', async () => {
  const [jana, other] = [await api.enter(), await api.enter()]
  const { slug } = (await create(jana, 'Jana Nová')).body
  const path = await buildImageFile(api.database.db, `uploads/creators/${slug}/ja.jpg`, jana.user.guid)
  const own = { headline: 'Vaří z\u00a0mála', bio: 'Dvě děti.\nJedna zahrada.', image: `/images/${path}` }
  expect(await change(slug, own, jana)).toMatchObject({ status: 200, body: { ...own, name: 'Jana Nová', logo: null } })
  expect(await change(slug, { ...own, image: null }, jana)).toMatchObject({ body: { image: null } })
  for (const given of [{ name: 'Jana' }, { colour: '#000000' }, { position: 1 }, { slug: 'jana' }]) {
    expect(await change(slug, given, jana), JSON.stringify(given)).toMatchObject(REFUSED)
  }
  expect((await change(slug, { headline: 'Cizí' }, other)).status).toBe(404)
  const foreign = await change(slug, { image: '/images/uploads/creators/eva-mala/1.jpg' }, jana)
  expect(foreign).toMatchObject({ status: 502, body: { code: 'IMAGEKIT' } })
  expect((await change(slug, {}, jana)).body.headline).toBe(own.headline)
})

it('a new slug leads from the former one, and no two profiles share one', async () => {
  const [first, second] = [await api.enter(), await api.enter()]
  const { slug } = (await create(first, 'Petra Malá')).body
  const taken = (await create(second, 'Olga Malá')).body.slug
  expect(await change(slug, { slug: taken }, admin)).toMatchObject({ status: 409, body: { code: 'UNIQUE' } })
  expect((await change(slug, { slug: 'petra', name: 'Petra' }, admin)).body).toMatchObject({
    slug: 'petra',
    name: 'Petra',
  })
  expect((await api.ask<PublicProfile>('GET', `/public_profile/${slug}`)).body.slug).toBe('petra')
})

it('a deleted profile leaves the account and its recipes', async () => {
  const person = await api.enter()
  const { slug } = (await create(person, 'Ivana Krátká')).body
  const recipe = await buildRecipe(api.database.db, { creator: person.user.guid })
  const remove = (as: Person) => api.ask('DELETE', `/public_profile/${slug}`, { as })
  expect(await remove(person)).toMatchObject(REFUSED)
  expect((await remove(admin)).status).toBe(204)
  expect((await remove(admin)).status).toBe(404)
  expect((await api.ask('GET', `/public_profile/${slug}`)).status).toBe(404)
  expect(await api.ask('GET', `/recipe/${recipe.slug}`)).toMatchObject({
    status: 200,
    body: { creator: { guid: person.user.guid, slug: null } },
  })
})

it('the administration lists profiles by place, name and recipes', async () => {
  await api.database.pool.query('delete from public_profile')
  const people = await Promise.all(['Cyril', 'Adam', 'Bára'].map(async (name) => ({ name, person: await api.enter() })))
  for (const { name, person } of people) await create(person, name)
  await buildRecipe(api.database.db, { creator: people[1]?.person.user.guid ?? '' })
  const names = async (query = '') => {
    type Body = { results: ManagedProfile[]; count: number }
    const { body } = await api.ask<Body>('GET', `/admin/public_profile${query}`, { as: admin })
    return body.results.map(({ name }) => name)
  }
  await change('cyril', { position: 5 }, admin)
  expect(await names()).toEqual(['Adam', 'Bára', 'Cyril'])
  expect(await names('?ordering=-name')).toEqual(['Cyril', 'Bára', 'Adam'])
  expect((await names('?ordering=-recipe_count'))[0]).toBe('Adam')
  expect(await names('?page=2')).toEqual([])
})
