import type { DecidedReviews, ModeratedReview } from '@zivina/contract/community/reviews'
import { buildRecipe, type Recipe } from '@zivina/db/build/catalogue/recipe'
import { buildReview } from '@zivina/db/build/community/review'
import { beforeEach, describe, expect, it } from 'vitest'
import { openAccountsApi, type Person } from '#api/account/identity/users/testing.ts'
import { shared } from '#api/testing/shared.ts'

const api = await shared(openAccountsApi())
const creator = await api.enter({ is_affiliate: true })
const admin = await api.enter({ is_admin: true, is_demo: true })
let recipe: Recipe

let recipes = 0
beforeEach(async () => {
  await api.database.pool.query('delete from review')
  recipes += 1
  const slug = `svickova-${recipes}`
  recipe = await buildRecipe(api.database.db, { creator: creator.user.guid, name: 'Svíčková', slug })
})

type Body = DecidedReviews & { count: number; code: string }
const ask = (method: string, path: string, as: Person, body?: unknown) => api.ask<Body>(method, path, { as, body })
const seen = async (query = '') => (await ask('GET', `/review?${query}`, admin)).body.results
const refer = (reviews: ModeratedReview[]) => reviews.map(({ guid, updated_at }) => ({ guid, updated_at }))
const decide = (reviews: ModeratedReview[], status: string, more: object = {}, as = admin) =>
  ask('POST', '/review/decisions', as, { reviews: refer(reviews), status, ...more })
const pending = (count: number, fields: object = {}) =>
  Promise.all(
    Array.from({ length: count }, () =>
      buildReview(api.database.db, { recipe: recipe.guid, status: 'Pending', ...fields }),
    ),
  )
const mails = async (template: string) =>
  (await api.mail.queued()).filter(
    (job) => job.template === template && 'recipe' in job.data && job.data.recipe.slug === recipe.slug,
  )

describe('deciding on several reviews', () => {
  it('counts the stars of all and mails the creator of each, once', async () => {
    await pending(3)
    const [quiet] = await pending(1, { comment: null })
    const reviews = await seen()
    const { status, body } = await decide(reviews, 'Approved', { status_note: 'Děkujeme' })
    expect(status).toBe(200)
    expect(body.changed).toEqual([])
    expect(body.results.map((review) => [review.status, review.status_note])).toEqual(Array(4).fill(['Approved', '']))
    await decide(await seen(), 'Approved')
    const { rows } = await api.database.pool.query('select rating_sum, rating_count from recipe where guid = $1', [
      recipe.guid,
    ])
    expect(rows[0]).toEqual({ rating_sum: 16, rating_count: 4 })
    const told = await mails('recipe_reviewed')
    expect(told).toHaveLength(3)
    const silent = reviews.find(({ guid }) => guid === quiet?.guid)?.user.username
    expect(told.map(({ data }) => 'username' in data && data.username)).not.toContain(silent)
  })

  it('mails every reviewer the reason of the denial', async () => {
    await pending(2)
    await decide(await seen(), 'Denied', { status_note: 'Odkaz na jiný web.' })
    const told = await mails('review_denied')
    expect(new Set(told.map(({ to }) => to)).size).toBe(2)
    for (const { data } of told) expect(data).toMatchObject({ status_note: 'Odkaz na jiný web.' })
  })

  it('skips a review whose comment is not the one that the moderator saw', async () => {
    const author = await api.enter()
    const [own] = await pending(1, { user: author.user.guid })
    await pending(1)
    const reviews = await seen()
    await ask('PATCH', `/review/${own?.guid}`, author, { comment: 'Navštivte můj web!' })
    const { body } = await decide(reviews, 'Approved')
    expect(body.changed).toEqual([own?.guid])
    expect(body.results.map(({ guid }) => guid)).toEqual(
      reviews.map(({ guid }) => guid).filter((guid) => guid !== own?.guid),
    )
    expect((await seen('status=Pending')).map(({ comment }) => comment)).toEqual(['Navštivte můj web!'])
  })

  it('reports a deleted review as changed', async () => {
    const [gone] = await pending(2)
    const reviews = await seen()
    await api.database.pool.query('delete from review where guid = $1', [gone?.guid])
    const { status, body } = await decide(reviews, 'Approved')
    expect([status, body.changed, body.results.length]).toEqual([200, [gone?.guid], 1])
  })

  it('works with simultaneous decisions on the same recipes', async () => {
    const other = await buildRecipe(api.database.db)
    await pending(6)
    for (let made = 0; made < 6; made += 1) {
      await buildReview(api.database.db, { recipe: other.guid, status: 'Pending' })
    }
    const reviews = await seen()
    const halves = [reviews.filter((_, at) => at % 2 === 0), reviews.filter((_, at) => at % 2 === 1).reverse()]
    const answers = await Promise.all(halves.map((half) => decide(half, 'Approved')))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await seen('status=Pending')).toEqual([])
  })

  it('is allowed to admins only, for at most a page of reviews', async () => {
    await pending(1)
    const [review] = await seen()
    if (!review) throw new Error('no review')
    expect((await decide([review], 'Approved', {}, creator)).body.code).toBe('USER_PERMISSION_DENIED')
    expect((await decide([], 'Approved')).status).toBe(400)
    expect((await decide(Array(26).fill(review), 'Approved')).status).toBe(400)
    expect((await decide([review, review], 'Approved')).body.results).toHaveLength(1)
  })
})

describe('the list for moderators', () => {
  it('finds words of the comment, the recipe and the reviewer, without accents and in any order', async () => {
    const eliska = await api.enter({ username: 'Eliška-100%', username_key: 'eliska-100%' })
    await pending(1, { comment: 'Příliš slané,\nale chutné.', user: eliska.user.guid })
    await pending(1, { comment: null })
    const found = async (search: string) => (await seen(new URLSearchParams({ search }).toString())).length
    expect(await found('CHUTNE prilis')).toBe(1)
    expect(await found('svíčková')).toBe(2)
    expect(await found('eliška slané')).toBe(1)
    expect(await found('100%')).toBe(1)
    expect(await found('1_0')).toBe(0)
    expect(await found('sladké')).toBe(0)
    expect(await found('  ')).toBe(2)
  })

  it('can be filtered by stars and ordered by age and by stars', async () => {
    for (const [rating, day] of [
      [2, '2026-01-03'],
      [5, '2026-01-01'],
      [1, '2026-01-02'],
    ] as const) {
      await pending(1, { rating, created_at: new Date(day) })
    }
    const stars = async (query: string) => (await seen(query)).map(({ rating }) => rating)
    expect(await stars('')).toEqual([2, 1, 5])
    expect(await stars('ordering=-created_at')).toEqual([5, 1, 2])
    expect(await stars('ordering=rating')).toEqual([1, 2, 5])
    expect(await stars('ordering=-rating')).toEqual([5, 2, 1])
    expect(await stars('rating=1,5')).toEqual([1, 5])
    for (const query of ['rating=6', 'rating=', 'ordering=name', 'ordering=-created_at,rating']) {
      expect((await ask('GET', `/review?${query}`, admin)).body.code).toBe('INCORRECT_QUERY_PARAMS')
    }
  })

  it('contains no reviews of others’ recipes for an affiliate', async () => {
    const foreign = await buildRecipe(api.database.db)
    await buildReview(api.database.db, { recipe: foreign.guid, comment: 'Výtečné' })
    await pending(1, { comment: 'Výtečné' })
    const { body } = await ask('GET', '/review?search=vytecne', creator)
    expect(body.results.map((review) => review.recipe.guid)).toEqual([recipe.guid])
  })
})
