import type { ModeratedReview } from '@zivina/contract/community/reviews'
import { buildRecipe, type Recipe } from '@zivina/db/build/catalogue/recipe'
import { buildReview, type Review } from '@zivina/db/build/community/review'
import { beforeEach, describe, expect, it } from 'vitest'
import { openAccountsApi, type Person } from '#api/account/identity/users/testing.ts'
import { shared } from '#api/testing/shared.ts'

const api = await shared(openAccountsApi())
const reader = await api.enter({ full_name: 'Jana Nováková' })
const creator = await api.enter({ is_affiliate: true })
const admin = await api.enter({ is_admin: true, is_demo: true })
let recipe: Recipe
let review: Review
let recipes = 0
beforeEach(async () => {
  recipes += 1
  const slug = `bramboracka-${recipes}`
  recipe = await buildRecipe(api.database.db, { creator: creator.user.guid, name: 'Bramboračka <b>', slug })
  const status = 'Pending' as const
  review = await buildReview(api.database.db, { recipe: recipe.guid, user: reader.user.guid, rating: 3, status })
})

type Body = ModeratedReview & { results: ModeratedReview[]; count: number; code: string }
const ask = (method: string, path: string, as: Person, body?: unknown) => api.ask<Body>(method, path, { as, body })
const decide = (status: string, more: object = {}) =>
  ask('PATCH', `/review/${review.guid}/status`, admin, { status, ...more })
const reply = (text = 'Děkuji.', as = creator) => ask('POST', `/review/${review.guid}/reply`, as, { reply: text })
const mails = async (template: string, about: Recipe) =>
  (await api.mail.queued()).filter(
    (job) => job.template === template && 'recipe' in job.data && job.data.recipe.slug === about.slug,
  )
const rating = async () => {
  const { rows } = await api.database.pool.query('select rating_sum, rating_count from recipe where guid = $1', [
    recipe.guid,
  ])
  return rows[0]
}

describe('deciding', () => {
  it('an approval counts the stars and mails the creator once, with an unsubscribe link', async () => {
    expect((await decide('Approved')).body).toMatchObject({ status: 'Approved', status_note: '' })
    await Promise.all([decide('Approved'), decide('Approved')])
    expect(await rating()).toEqual({ rating_sum: 3, rating_count: 1 })
    const sent = await mails('recipe_reviewed', recipe)
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({
      to: creator.user.email,
      data: { username: reader.user.username, stars: '3\u00a0hvězdičky', comment: review.comment },
    })
    expect(JSON.stringify(sent[0]?.data)).toContain('/api/mail/unsubscribe?token=recipe_reviews.')
  })

  it('a denial stores a reason and mails the reviewer', async () => {
    await decide('Approved')
    const { body } = await decide('Denied', { status_note: 'Odkaz na jiný web.' })
    expect(body).toMatchObject({ status: 'Denied', status_note: 'Odkaz na jiný web.' })
    expect(await rating()).toEqual({ rating_sum: 0, rating_count: 0 })
    const [sent] = await mails('review_denied', recipe)
    expect(sent).toMatchObject({ to: reader.user.email, data: { status_note: 'Odkaz na jiný web.' } })
  })

  it('stores a reason only for a denial', async () => {
    expect((await decide('Approved', { status_note: 'Výborné' })).body.status_note).toBe('')
  })

  it('mails no one who unsubscribed from such mails', async () => {
    const quiet = await api.enter({ mail_opt_outs: ['recipe_reviews', 'moderation'] })
    const own = await buildRecipe(api.database.db, { creator: quiet.user.guid })
    const theirs = await buildReview(api.database.db, { recipe: own.guid, status: 'Pending' })
    await ask('PATCH', `/review/${theirs.guid}/status`, admin, { status: 'Approved' })
    expect(await mails('recipe_reviewed', own)).toEqual([])
    const by = await buildReview(api.database.db, { recipe: recipe.guid, user: quiet.user.guid, status: 'Pending' })
    await ask('PATCH', `/review/${by.guid}/status`, admin, { status: 'Denied' })
    expect(await mails('review_denied', recipe)).toEqual([])
  })

  it('is allowed to admins only, for existing reviews', async () => {
    for (const person of [reader, creator]) {
      const { body } = await ask('PATCH', `/review/${review.guid}/status`, person, { status: 'Approved' })
      expect(body.code).toBe('USER_PERMISSION_DENIED')
    }
    const { body } = await ask('PATCH', `/review/${crypto.randomUUID()}/status`, admin, { status: 'Approved' })
    expect(body.code).toBe('NOT_FOUND')
    expect((await decide('Skvělé')).body).toMatchObject({ status: [{ code: 'invalid_format' }] })
  })
})

describe('answering', () => {
  it('the creator answers once, and the reviewer gets a mail', async () => {
    await decide('Approved')
    const { status, body } = await reply('Děkuji.\n<b>Příště méně soli.</b>')
    expect(status).toBe(201)
    expect(body).toMatchObject({ reply: 'Děkuji.\n<b>Příště méně soli.</b>', guid: review.guid })
    expect((await reply('Ještě něco.')).body.code).toBe('ALREADY_REPLIED_TO')
    const sent = await mails('review_replied', recipe)
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({ to: reader.user.email, data: { creator_name: creator.user.username } })
  })

  it('of two simultaneous answers the first is stored', async () => {
    await decide('Approved')
    const answers = await Promise.all(['A', 'B', 'C', 'D'].map((text) => reply(text)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409])
    const { rows } = await api.database.pool.query('select reply from review where guid = $1', [review.guid])
    expect(rows[0].reply).toBe(answers.find(({ status }) => status === 201)?.body.reply)
  })

  it('is not allowed to others, not even to an admin', async () => {
    await decide('Approved')
    for (const person of [reader, admin]) expect((await reply('x', person)).body.code).toBe('NOT_RECIPE_CREATOR')
  })

  it('needs a public comment', async () => {
    expect((await reply()).body.code).toBe('NOT_FOUND')
    await ask('PATCH', `/review/${review.guid}`, reader, { comment: null })
    expect((await reply()).body.code).toBe('NO_COMMENT')
  })

  it.each(['', ' \n', 'a'.repeat(2001)])('%.10j is no answer', async (text) => {
    await decide('Approved')
    const { status, body } = await reply(text)
    expect(status).toBe(400)
    expect(body).toHaveProperty('reply')
  })
})

describe('the list for admins and affiliates', () => {
  it('contains all reviews for an admin, by state and page', async () => {
    const { rows } = await api.database.pool.query('select count(*)::int as count from review')
    const { body } = await ask('GET', '/review', admin)
    expect(body.count).toBe(rows[0].count)
    expect(body.results[0]).toMatchObject({ guid: review.guid, status: 'Pending', recipe: { name: 'Bramboračka <b>' } })
    await decide('Denied')
    const denied = (await ask('GET', '/review?status=Denied', admin)).body.results
    expect(denied.map(({ guid }) => guid)).toContain(review.guid)
    expect(new Set(denied.map(({ status }) => status))).toEqual(new Set(['Denied']))
    expect((await ask('GET', '/review?page=1000', admin)).body.results).toEqual([])
    for (const query of ['page=0', 'page=x', 'status=New', 'limit=5']) {
      expect((await ask('GET', `/review?${query}`, admin)).body.code).toBe('INCORRECT_QUERY_PARAMS')
    }
  })

  it('contains for an affiliate only those of their own recipes', async () => {
    const affiliate = await api.enter({ is_affiliate: true })
    const own = await buildRecipe(api.database.db, { creator: affiliate.user.guid })
    const theirs = await buildReview(api.database.db, { recipe: own.guid, status: 'Pending' })
    await buildReview(api.database.db, { user: affiliate.user.guid, recipe: recipe.guid, status: 'Pending' })
    const { body } = await ask('GET', '/review', affiliate)
    expect(body.results.map(({ guid }) => guid)).toEqual([theirs.guid])
    expect(body.count).toBe(1)
  })
})
