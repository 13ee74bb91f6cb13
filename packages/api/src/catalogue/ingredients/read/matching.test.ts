import { parseIngredientLine } from '@zivina/domain/catalogue/ingredient-line/parse-line'
import { LIKELY } from '@zivina/domain/catalogue/ingredient-line/rank-foods'
import corpus from '@zivina/domain/fixtures/ingredient-lines.json' with { type: 'json' }
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { UserActor } from '#api/kernel/access/actor.ts'
import { type AccountApi, openAccountApi } from '#api/testing/account-api.ts'
import { OUTSIDE, URLS } from '#api/testing/outside.ts'
import { matchFoods } from './matching-service.ts'

/** The accuracy that the product promises on the published corpus, and on the randomly drawn foods. */
const TOP_1_FLOOR = 0.9

const { signal } = new AbortController()
let api: AccountApi
let actor: UserActor
beforeAll(async () => {
  api = await openAccountApi({ seeded: true })
  const { guid, username, email } = await api.user()
  const roles = { is_premium: false, is_admin: false, is_super_admin: false, is_affiliate: false }
  actor = { kind: 'user', guid, username, email, session_guid: guid, ...roles }
})
afterAll(() => api.close())

const known = corpus.filter(({ food }) => food !== null)

async function topHits(lines: typeof known): Promise<boolean[]> {
  const questions = lines.map(({ line }) => parseIngredientLine(line))
  const matches = await matchFoods({ db: api.database.db, actor, urls: URLS, work: OUTSIDE.work, signal }, questions)
  return matches.map(
    ([best], index) => best?.ingredient.slug === lines[index]?.food && (best?.confidence ?? 0) >= LIKELY,
  )
}

it.each(['first', 'second', 'drawn'])(
  'the %s lines of the corpus match their food in the starter catalogue',
  async (set) => {
    const lines = known.filter((line) => line.set === set)
    const hits = await topHits(lines)
    expect(lines.length).toBeGreaterThan(50)
    expect(hits.filter(Boolean).length / hits.length).toBeGreaterThanOrEqual(TOP_1_FLOOR)
  },
)

it('many names are compared outside the process, few of them in it, with the same answer', async () => {
  const ctx = { db: api.database.db, actor, urls: URLS, work: OUTSIDE.work, signal }
  const done = () => OUTSIDE.work.figures().tasks.food_names?.done ?? 0
  const names = ['cibule', 'hladká mouka', 'bramobry', 'kuřecí prsa', 'sůl', 'mléko', 'máslo', 'cukr']
  const questions = [...names, 'vejce'].map((name) => ({ name, unit: null }))
  const before = done()
  const few = await matchFoods(ctx, questions.slice(0, -1))
  expect(done()).toBe(before)
  const many = await matchFoods(ctx, questions)
  expect(done()).toBe(before + 2)
  expect(many.slice(0, -1)).toEqual(few)
})

it('equal names get equal answers, in order, and an empty list an empty answer', async () => {
  const questions = ['cibule', 'mouka', '', 'cibule', '🍕'].map((name) => ({ name, unit: null }))
  const matches = await matchFoods({ db: api.database.db, actor, urls: URLS, work: OUTSIDE.work, signal }, questions)
  expect(matches).toHaveLength(5)
  expect(matches[0]).toEqual(matches[3])
  expect(matches[1]?.[0]?.ingredient.slug).toBe('hladka-mouka-psenicna')
  expect([matches[2], matches[4]]).toEqual([[], []])
  expect(await matchFoods({ db: api.database.db, actor, urls: URLS, work: OUTSIDE.work, signal }, [])).toEqual([])
})
