import type { ModeratedReview, RecipeReviews } from '@zivina/contract/community/reviews'
import { buildPublicProfile, buildUser } from '@zivina/db/build/account/user'
import { buildRecipe, type Recipe } from '@zivina/db/build/catalogue/recipe'
import { buildReview } from '@zivina/db/build/community/review'
import { beforeEach, describe, expect, it } from 'vitest'
import { openAccountsApi, type Person } from '#api/account/identity/users/testing.ts'
import { shared } from '#api/testing/shared.ts'

const api = await shared(openAccountsApi())
const reader = await api.enter()
const other = await api.enter()
const creator = await api.enter({ username: 'autorka' })
await buildPublicProfile(api.database.db, { user: creator.user.guid, name: 'Eva Malá', slug: 'eva-mala' })
let recipe: Recipe
beforeEach(async () => {
  recipe = await buildRecipe(api.database.db, { creator: creator.user.guid })
  // The decoy: another recipe with reviews of the same person and of another one, which must not appear.
  const decoy = await buildRecipe(api.database.db)
  await buildReview(api.database.db, { recipe: decoy.guid, user: reader.user.guid, rating: 1, comment: 'Návnada' })
  await buildReview(api.database.db, { recipe: decoy.guid, rating: 1, comment: 'Návnada' })
})

type Body = ModeratedReview & RecipeReviews & { code: string }
const ask = (method: string, path: string, as?: Person, body?: unknown) => api.ask<Body>(method, path, { as, body })
const write = (body: object, as = reader) => ask('POST', `/recipe/${recipe.slug}/review`, as, body)
const read = async (query = '') => (await ask('GET', `/recipe/${recipe.slug}/review${query}`)).body
const totals = async () => {
  const { body } = await ask('GET', `/recipe/${recipe.slug}`)
  return (body as unknown as { rating: { average: number | null; count: number } }).rating
}

describe('writing', () => {
  it('stars without a comment are approved at once', async () => {
    const { status, body } = await write({ rating: 5 })
    expect(status).toBe(201)
    expect(body).toMatchObject({ rating: 5, comment: null, status: 'Approved', recipe: { slug: recipe.slug } })
    expect(await totals()).toEqual({ average: 5, count: 1 })
  })

  it('a comment is pending and not public', async () => {
    const { body } = await write({ rating: 2, comment: '  Přesolené.\r\nSnad příště.  ' })
    expect(body).toMatchObject({ comment: 'Přesolené.\nSnad příště.', status: 'Pending' })
    expect(await read()).toMatchObject({ results: [], count: 0, rating: { average: null, count: 0 } })
    expect(await totals()).toEqual({ average: null, count: 0 })
  })

  it('the same content sent twice at once is one review; other content is refused and the first is kept', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => write({ rating: 4, comment: 'Dobré' })))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(new Set(answers.map(({ body }) => body.guid)).size).toBe(1)
    expect(await write({ rating: 1, comment: 'Dobré' })).toMatchObject({ status: 409, body: { code: 'UNIQUE' } })
    const { body } = await ask('GET', `/review/mine?recipe=${recipe.guid}`, reader)
    expect(body).toMatchObject({ count: 1, results: [{ rating: 4, comment: 'Dobré' }] })
  })

  it('one’s own recipe, or one that is not public, cannot be reviewed', async () => {
    expect((await write({ rating: 5 }, creator)).body.code).toBe('OWN_RECIPE')
    const hidden = await buildRecipe(api.database.db, { status: 'Pending' })
    const { status, body } = await ask('POST', `/recipe/${hidden.slug}/review`, reader, { rating: 5 })
    expect({ status, code: body.code }).toEqual({ status: 404, code: 'RECIPE_404' })
  })

  it.each([
    [{}, 'rating', 'required'],
    [{ rating: 0 }, 'rating', 'invalid_format'],
    [{ rating: 6 }, 'rating', 'invalid_format'],
    [{ rating: 4.5 }, 'rating', 'invalid_format'],
    [{ rating: '5' }, 'rating', 'invalid_format'],
    [{ rating: 5, comment: 'a'.repeat(2001) }, 'comment', 'max_length'],
    [{ rating: 5, comment: 'a\u0007b' }, 'comment', 'excluded_character'],
    [{ rating: 5, status: 'Approved' }, 'status', 'invalid_format'],
  ])('%.60j is refused at %s', async (given, field, code) => {
    const { status, body } = await write(given)
    expect(status).toBe(400)
    expect(body).toMatchObject({ [field]: [{ code }] })
  })

  it('2000 characters are accepted; an empty comment is none', async () => {
    expect((await write({ rating: 5, comment: 'ř'.repeat(2000) })).status).toBe(201)
    expect((await write({ rating: 5, comment: ' \n ' }, other)).body).toMatchObject({
      comment: null,
      status: 'Approved',
    })
  })

  it('too many in an hour are refused, from any address', async () => {
    const busy = await api.enter()
    const answers: number[] = []
    for (let time = 0; time < 31; time++) answers.push((await write({ rating: 5 }, busy)).status)
    expect(answers.slice(0, 30)).not.toContain(429)
    expect(answers[30]).toBe(429)
  })
})

describe('changing one’s own review', () => {
  it('another comment is pending again and removes the answer; other stars do not', async () => {
    const { guid } = await buildReview(api.database.db, {
      recipe: recipe.guid,
      user: reader.user.guid,
      reply: 'Děkuji.',
      replied_at: new Date(),
    })
    const stars = await ask('PATCH', `/review/${guid}`, reader, { rating: 1 })
    expect(stars.body).toMatchObject({ rating: 1, status: 'Approved', reply: 'Děkuji.' })
    expect(await totals()).toEqual({ average: 1, count: 1 })
    const words = await ask('PATCH', `/review/${guid}`, reader, { comment: 'Jinak' })
    expect(words.body).toMatchObject({ rating: 1, comment: 'Jinak', status: 'Pending', reply: null, replied_at: null })
    expect(await totals()).toEqual({ average: null, count: 0 })
  })

  it('another user’s review does not exist, even for an admin', async () => {
    const { guid } = await buildReview(api.database.db, { recipe: recipe.guid, user: reader.user.guid })
    const admin = await api.enter({ is_admin: true, is_demo: true })
    for (const stranger of [other, creator, admin]) {
      expect((await ask('PATCH', `/review/${guid}`, stranger, { rating: 1 })).body.code).toBe('NOT_FOUND')
      expect((await ask('DELETE', `/review/${guid}`, stranger)).body.code).toBe('NOT_FOUND')
    }
    expect(await totals()).toEqual({ average: 4, count: 1 })
  })

  it('deleting removes the stars, and allows a new review', async () => {
    const { body } = await write({ rating: 5 })
    expect((await ask('DELETE', `/review/${body.guid}`, reader)).status).toBe(204)
    expect(await totals()).toEqual({ average: null, count: 0 })
    expect((await ask('DELETE', `/review/${body.guid}`, reader)).body.code).toBe('NOT_FOUND')
    expect((await write({ rating: 3 })).status).toBe(201)
  })
})

describe('reading', () => {
  it('gives the newest approved first, by pages, with the stars of all', async () => {
    const { db } = api.database
    for (const [day, rating] of [5, 5, 4, 2].entries()) {
      const created_at = new Date(Date.UTC(2026, 0, day + 1))
      await buildReview(db, { recipe: recipe.guid, rating, comment: `Den ${day + 1}`, created_at })
    }
    await buildReview(db, { recipe: recipe.guid, rating: 1, status: 'Pending' })
    await buildReview(db, { recipe: recipe.guid, rating: 1, status: 'Denied' })
    const first = await read('?limit=3')
    expect(first.results.map(({ comment }) => comment)).toEqual(['Den 4', 'Den 3', 'Den 2'])
    expect(first).toMatchObject({ count: 4, rating: { average: 4, count: 4 } })
    expect(first.distribution.map(({ rating, count }) => [rating, count])).toEqual([
      [5, 2],
      [4, 1],
      [3, 0],
      [2, 1],
      [1, 0],
    ])
    expect((await read('?limit=3&offset=3')).results.map(({ comment }) => comment)).toEqual(['Den 1'])
  })

  it('shows the names of reviewer and creator, and nothing more about them', async () => {
    const user = await buildUser(api.database.db, {
      username: 'jana.novak',
      image: 'users/jana.webp',
      full_name: 'Tajné',
    })
    await buildReview(api.database.db, { recipe: recipe.guid, user: user.guid, reply: 'Díky', replied_at: new Date(0) })
    const { results } = await read()
    expect(results[0]).toMatchObject({
      user: { username: 'jana.novak', image: '/images/users/jana.webp' },
      reply: 'Díky',
      replied_at: '1970-01-01T00:00:00.000Z',
      creator: { name: 'Eva Malá', slug: 'eva-mala' },
    })
    const text = JSON.stringify(results)
    for (const secret of [user.email, 'Tajné', user.guid, 'status']) expect(text).not.toContain(secret)
  })

  it('HTML in a comment stays text', async () => {
    const comment = '<script>alert(1)</script><img src=x onerror=alert(1)>'
    await buildReview(api.database.db, { recipe: recipe.guid, comment })
    expect((await read()).results[0]?.comment).toBe(comment)
  })

  it('an unapproved recipe’s reviews are not public', async () => {
    const hidden = await buildRecipe(api.database.db, { status: 'Pending' })
    expect((await ask('GET', `/recipe/${hidden.slug}/review`)).body.code).toBe('RECIPE_404')
  })

  it('takes one statement for one review and for a hundred, besides those of the limits', async () => {
    for (let time = 0; time < 30; time++) await buildReview(api.database.db, { recipe: recipe.guid })
    const cost = async (query: string) => {
      const before = api.statements()
      await read(query)
      return api.statements() - before
    }
    expect(await cost('?limit=1')).toBe(1)
    expect(await cost('?limit=100')).toBe(1)
  })

  it('gives a user’s own reviews in every state', async () => {
    const someone = await api.enter()
    const user = someone.user.guid
    const { db } = api.database
    await buildReview(db, { user, recipe: recipe.guid, status: 'Denied', status_note: 'Odkaz' })
    await buildReview(db, { user, status: 'Pending' })
    const { body } = await ask('GET', '/review/mine', someone)
    expect(body.count).toBe(2)
    expect((body.results as ModeratedReview[]).map(({ status, status_note }) => [status, status_note])).toEqual([
      ['Pending', ''],
      ['Denied', 'Odkaz'],
    ])
    await api.database.pool.query(`update recipe set status = 'Pending' where guid = $1`, [recipe.guid])
    const after = (await ask('GET', '/review/mine', someone)).body.results as ModeratedReview[]
    expect(after.map((one) => one.recipe.is_shown)).toEqual([true, false])
  })
})

it('includes a recipe’s stars in lists', async () => {
  await buildReview(api.database.db, { recipe: recipe.guid, rating: 5 })
  await buildReview(api.database.db, { recipe: recipe.guid, rating: 4 })
  const { body } = await ask('GET', `/recipe?creator=eva-mala&limit=100`)
  const found = (body.results as unknown as { guid: string; rating: object }[]).find(({ guid }) => guid === recipe.guid)
  expect(found?.rating).toEqual({ average: 4.5, count: 2 })
})
