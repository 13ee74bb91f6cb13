import type { RecipeDetail } from '@zivina/contract/catalogue/recipes/read'
import type { MarkedRecipe } from '@zivina/contract/catalogue/recipes/write'
import { buildRecipe } from '@zivina/db/build/catalogue/recipe'
import { recipeOldSlug } from '@zivina/db/schema/catalogue/recipe'
import { beforeEach, describe, expect, it } from 'vitest'
import { openAccountsApi, type Person } from '#api/account/identity/users/testing.ts'
import { shared } from '#api/testing/shared.ts'
import { buildKnown } from '../testing.ts'

const api = await shared(openAccountsApi())
const { db } = api.database
const author = await api.enter()
const reader = await api.enter()
const admin = await api.enter({ is_admin: true, is_demo: true })
const potato = await buildKnown(db, { name: 'Brambory pro duplikáty' })
beforeEach(() => api.database.pool.query('delete from rate_limit'))

let number = 0
const build = (fields: Parameters<typeof buildRecipe>[1] = {}) => {
  number += 1
  const name = `Duplikovaná bramboračka ${number}`
  return buildRecipe(db, {
    name,
    slug: `duplikovana-${number}`,
    lines: [{ ingredient: potato, amount: 400 }],
    ...fields,
  })
}
const mark = (guid: string, duplicate_of: string | null, as: Person = admin) =>
  api.ask<MarkedRecipe & { code?: string }>('PATCH', `/recipe/${guid}/duplicate`, { as, body: { duplicate_of } })
const read = (slug: string, as?: Person) => api.ask<RecipeDetail>('GET', `/recipe/${slug}`, { as })
const slugsOf = async (path: string, as?: Person): Promise<string[]> => {
  const { body } = await api.ask<{ results?: { slug: string }[] } | { slug: string }[]>('GET', path, { as })
  return (Array.isArray(body) ? body : (body.results ?? [])).map(({ slug }) => slug)
}
const versionOf = async (guid: string): Promise<number> => {
  const { rows } = await api.database.pool.query<{ version: number }>('select version from recipe where guid = $1', [
    guid,
  ])
  return rows[0]?.version ?? 0
}

/** A pair of recipes, the first of them marked. */
const pair = async () => {
  const [duplicate, original] = [await build({ creator: author.user.guid }), await build()]
  expect((await mark(duplicate.guid, original.guid)).status).toBe(200)
  return { duplicate, original }
}

describe('a recipe that an admin marks as a duplicate', () => {
  it('is answered with its original, which the answer of the call names', async () => {
    const [duplicate, original] = [await build(), await build()]
    const { body } = await mark(duplicate.guid, original.guid)
    expect(body).toEqual({
      guid: duplicate.guid,
      slug: duplicate.slug,
      duplicate: true,
      original: { guid: original.guid, slug: original.slug, name: original.name },
    })
    await db.insert(recipeOldSlug).values({ slug: 'duplikovana-drive', recipe: duplicate.guid })
    for (const slug of [duplicate.slug, 'duplikovana-drive'])
      expect((await read(slug, reader)).body.slug).toBe(original.slug)
    expect(await slugsOf(`/recipe/${duplicate.slug}/similar`)).not.toContain(original.slug)
    expect((await api.ask('GET', `/recipe/${duplicate.slug}/review`)).status).toBe(200)
  })

  it('is shown to its author and to admins, who may change it', async () => {
    const { duplicate } = await pair()
    for (const as of [author, admin])
      expect((await read(duplicate.slug, as)).body).toMatchObject({ slug: duplicate.slug, duplicate: true })
    expect(await slugsOf('/recipe/personal?limit=100', author)).toContain(duplicate.slug)
  })

  it('leaves lists, search, similar recipes and the pages of its foods', async () => {
    const { duplicate, original } = await pair()
    const third = await build()
    const places = [
      '/recipe?limit=100',
      '/recipe?search=duplikovana&limit=100',
      '/recipe?ordering=-calories_in_total&limit=100',
      `/recipe?must_ingredients=${potato.guid}&limit=100`,
      `/recipe?pantry_ingredients=${potato.guid}&limit=100`,
      `/recipe/${third.slug}/similar`,
    ]
    for (const place of places) {
      const slugs = await slugsOf(place)
      expect({ place, original: slugs.includes(original.slug), duplicate: slugs.includes(duplicate.slug) }).toEqual({
        place,
        original: true,
        duplicate: false,
      })
    }
    const { body } = await api.ask<{ count: number }>('GET', `/recipe?must_ingredients=${potato.guid}`)
    expect(body.count).toBe((await slugsOf(`/recipe?must_ingredients=${potato.guid}&limit=100`)).length)
  })

  it('stays in the favourites and the collections of people', async () => {
    const { duplicate } = await pair()
    const collection = crypto.randomUUID()
    await api.ask('POST', `/user/${reader.user.guid}/favorites`, {
      as: reader,
      body: { favorites: [duplicate.guid], add: true },
    })
    await api.ask('POST', '/recipe_collection', { as: reader, body: { guid: collection, name: 'Polévky' } })
    await api.ask('POST', `/recipe_collection/${collection}/recipe`, {
      as: reader,
      body: { recipe: duplicate.guid, add: true },
    })
    expect(await slugsOf('/recipe/favorites?limit=100', reader)).toContain(duplicate.slug)
    const { body } = await api.ask('GET', `/recipe_collection/${collection}/recipe`, { as: reader })
    expect(JSON.stringify(body)).toContain(duplicate.slug)
  })

  it('comes back when the mark is taken back, or its original is deleted', async () => {
    const { duplicate, original } = await pair()
    expect((await mark(duplicate.guid, null)).body).toMatchObject({ duplicate: false, original: null })
    expect((await read(duplicate.slug)).body.slug).toBe(duplicate.slug)
    expect(await slugsOf('/recipe?search=duplikovana&limit=100')).toContain(duplicate.slug)
    await mark(duplicate.guid, original.guid)
    expect((await api.ask('DELETE', `/recipe/${original.slug}`, { as: admin })).status).toBe(204)
    expect((await read(duplicate.slug)).body).toMatchObject({ slug: duplicate.slug, duplicate: false })
  })

  it('is shown itself while its original is not approved', async () => {
    const { duplicate, original } = await pair()
    await api.ask('PATCH', `/recipe/${original.guid}/status`, { as: admin, body: { status: 'Denied' } })
    expect((await read(duplicate.slug)).body.slug).toBe(duplicate.slug)
    expect(await slugsOf('/recipe?search=duplikovana&limit=100')).not.toContain(duplicate.slug)
  })
})

describe('the mark', () => {
  it('is for admins alone', async () => {
    const [one, other] = [await build({ creator: author.user.guid }), await build()]
    expect((await mark(one.guid, other.guid, author)).status).toBe(403)
    expect((await read(one.slug)).body.duplicate).toBe(false)
  })

  it('that changes nothing writes nothing', async () => {
    const { duplicate, original } = await pair()
    const before = await versionOf(duplicate.guid)
    expect((await mark(duplicate.guid, original.guid)).status).toBe(200)
    expect(await versionOf(duplicate.guid)).toBe(before)
    await mark(duplicate.guid, null)
    expect(await versionOf(duplicate.guid)).toBe(before + 1)
  })

  it('names another approved recipe that is no duplicate, and no recipe that has duplicates is marked', async () => {
    const { duplicate, original } = await pair()
    const [fresh, pending] = [await build(), await build({ status: 'Pending' })]
    const hidden = await build({ is_private: true, status: 'Pending', creator: author.user.guid })
    const refused = [
      [fresh.guid, fresh.guid],
      [fresh.guid, duplicate.guid],
      [fresh.guid, pending.guid],
      [fresh.guid, hidden.guid],
      [fresh.guid, crypto.randomUUID()],
      [original.guid, fresh.guid],
    ] as const
    for (const [guid, other] of refused) {
      expect([guid, other, (await mark(guid, other)).body.code]).toEqual([guid, other, 'INVALID_ORIGINAL'])
    }
    expect((await mark(hidden.guid, original.guid)).body.code).toBe('NOT_FOUND')
    expect((await mark(crypto.randomUUID(), original.guid)).body.code).toBe('NOT_FOUND')
  })

  it('never ends in a circle, also when two admins mark two recipes at once', async () => {
    const [one, other] = [await build(), await build()]
    const answers = await Promise.all([mark(one.guid, other.guid), mark(other.guid, one.guid)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('is refused by the database itself where the original is a duplicate or not approved', async () => {
    const { duplicate } = await pair()
    const [fresh, pending] = [await build(), await build({ status: 'Pending' })]
    for (const original of [fresh, duplicate, pending]) {
      const write = api.database.pool.query('update recipe set duplicate_of = $1, duplicate = true where guid = $2', [
        original.guid,
        fresh.guid,
      ])
      await expect(write).rejects.toMatchObject({ code: '23514' })
    }
  })
})
