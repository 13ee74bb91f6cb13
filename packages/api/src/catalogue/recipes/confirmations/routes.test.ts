import type { RecipeDetail } from '@zivina/contract/catalogue/recipes/read'
import { buildIngredient } from '@zivina/db/build/catalogue/ingredient'
import { RULE_VERSION, type Verdict } from '@zivina/domain/catalogue/diet-rules/verdicts'
import type { RestrictingDiet } from '@zivina/domain/catalogue/diet-types'
import { beforeEach, describe, expect, it } from 'vitest'
import { openAccountsApi, type Person } from '#api/account/identity/users/testing.ts'
import { shared } from '#api/testing/shared.ts'
import { recipeBody } from '../write/testing.ts'

/** What a therapist found, as an admin records it. */
const TESTED = {
  diet_type: 'Dysphagia',
  iddsi_level: 4,
  therapist: 'Mgr. Eva Logopedová',
  texture_test: 'spoon_tilt',
  tested_on: '2026-11-20',
}
const PREGNANT = 'For pregnant and breastfeeding' satisfies RestrictingDiet

const api = await shared(openAccountsApi())
const author = await api.enter({ full_name: 'Jana Nováková' })
const stranger = await api.enter()
const admin = await api.enter({ is_admin: true, is_demo: true, full_name: 'Ivana Správná' })
// Nothing in it excludes; a person has to say that it was washed.
const carrot = await buildIngredient(api.database.db, {
  name: 'Mrkev',
  is_classified: true,
  food_groups: ['vegetable'],
  kilojoules: 150,
  protein: 1,
  carbohydrates: 7,
  fat: 0.2,
  fiber: 3,
  sugars: 5,
  saturated_fats: 0,
  salt: 0.1,
})
beforeEach(() => api.database.pool.query('delete from rate_limit'))

const ask = <Body = RecipeDetail & { code: string }>(method: string, path: string, as?: Person, body?: unknown) =>
  api.ask<Body>(method, path, { as, body })
let last = 0
async function make(): Promise<RecipeDetail> {
  last += 1
  const { body } = await ask(
    'POST',
    '/recipe',
    author,
    recipeBody(carrot, { name: `Mrkev na páře ${last}`, aimed_iddsi_level: 4 }),
  )
  return body
}
const confirm = (slug: string, as: Person, fields: object = {}) =>
  ask('POST', `/recipe/${slug}/confirmation`, as, { diet_type: PREGNANT, rule_version: RULE_VERSION, ...fields })
const withdraw = (slug: string, as: Person, diet: RestrictingDiet = PREGNANT) =>
  ask('DELETE', `/recipe/${slug}/confirmation/${encodeURIComponent(diet)}`, as)
const approve = (guid: string) => ask('PATCH', `/recipe/${guid}/status`, admin, { status: 'Approved' })
/** The verdict of a diet, as the author reads it. */
async function verdictOf(slug: string, diet: RestrictingDiet = PREGNANT): Promise<[Verdict | undefined, boolean]> {
  const { body } = await ask('GET', `/recipe/${slug}`, author)
  return [body.diet_verdicts[diet]?.verdict, body.diet_types.includes(diet)]
}

describe('a confirmation', () => {
  it('by the author makes an own recipe suit, with name, date and version of the rules', async () => {
    const { slug } = await make()
    expect(await verdictOf(slug)).toEqual(['waits', false])
    const { status, body } = await confirm(slug, author)
    expect(status).toBe(200)
    expect(body.diet_types).toContain(PREGNANT)
    expect(body.confirmations).toEqual([
      {
        diet_type: PREGNANT,
        by_admin: false,
        iddsi_level: null,
        therapist: null,
        texture_test: null,
        tested_on: null,
        confirmed_name: 'Jana Nováková',
        confirmed_at: expect.any(String),
      },
    ])
    expect(body.rule_version).toBe(RULE_VERSION)
    expect(await verdictOf(slug)).toEqual(['suitable', true])
  })

  it('is not the author’s to give for dysphagia or for a recipe that others see', async () => {
    const own = await make()
    const swallowed = TESTED
    expect(await confirm(own.slug, author, swallowed)).toMatchObject({
      status: 403,
      body: { code: 'permission_denied' },
    })
    await approve(own.guid)
    expect(await confirm(own.slug, author)).toMatchObject({ status: 403, body: { code: 'permission_denied' } })
    expect(await withdraw(own.slug, author)).toMatchObject({ status: 403, body: { code: 'permission_denied' } })
    expect(await verdictOf(own.slug)).toEqual(['waits', false])
  })

  it('by an admin holds for any recipe, dysphagia with the therapist who tested its level alone', async () => {
    const { slug, guid } = await make()
    await approve(guid)
    expect((await confirm(slug, admin)).body.diet_types).toContain(PREGNANT)
    const missing = await confirm(slug, admin, { diet_type: 'Dysphagia' })
    expect(missing).toMatchObject({ status: 400, body: { iddsi_level: [{ code: 'required' }] } })
    const needless = await confirm(slug, admin, { iddsi_level: 4 })
    expect(needless).toMatchObject({ status: 400, body: { iddsi_level: [{ code: 'invalid_format' }] } })
    const unsaid = await confirm(slug, admin, { diet_type: 'Dysphagia', iddsi_level: 4 })
    expect(unsaid).toMatchObject({ status: 400, body: { therapist: [{ code: 'required' }] } })
    expect(await verdictOf(slug, 'Dysphagia')).toEqual(['waits', false])
    const tomorrow = await confirm(slug, admin, { ...TESTED, tested_on: '2999-01-01' })
    expect(tomorrow).toMatchObject({ status: 400, body: { tested_on: [{ code: 'invalid_format' }] } })
    const { body } = await confirm(slug, admin, TESTED)
    expect(body.diet_types).toEqual(expect.arrayContaining([PREGNANT, 'Dysphagia']))
    expect(body.confirmations).toContainEqual(expect.objectContaining({ ...TESTED, by_admin: true }))
  })

  it('of other rules, of nothing, or of a foreign recipe is refused', async () => {
    const { slug } = await make()
    expect(await confirm(slug, author, { rule_version: '2020-01-01' })).toMatchObject({
      body: { code: 'CHANGED_ELSEWHERE' },
    })
    const code = { body: { code: 'NOTHING_TO_CONFIRM' } }
    expect(await confirm(slug, author, { diet_type: 'Diabetic' })).toMatchObject(code)
    await confirm(slug, author)
    expect(await confirm(slug, author)).toMatchObject(code)
    expect(await confirm(slug, stranger)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    expect(await withdraw(slug, stranger)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    expect((await api.ask('POST', `/recipe/${slug}/confirmation`, { body: {} })).status).toBe(401)
  })
})

describe('the texture that a recipe aims at', () => {
  const aims = async (aimed_iddsi_level: unknown) => {
    const { slug, version } = await make()
    return ask<RecipeDetail & Record<string, unknown>>('PATCH', `/recipe/${slug}`, author, {
      version,
      aimed_iddsi_level,
    })
  }

  it('is set and taken away by its author, and only with one the recipe waits for a therapist', async () => {
    const { slug } = (await aims(5)).body
    expect((await ask('GET', `/recipe/${slug}`, author)).body.aimed_iddsi_level).toBe(5)
    expect(await verdictOf(slug, 'Dysphagia')).toEqual(['waits', false])
    const without = await aims(null)
    expect(without.body.aimed_iddsi_level).toBeNull()
    expect(await verdictOf(without.body.slug, 'Dysphagia')).toEqual(['unknown', false])
    const tested = { ...TESTED, rule_version: RULE_VERSION }
    const refused = await ask('POST', `/recipe/${without.body.slug}/confirmation`, admin, tested)
    expect(refused.body).toMatchObject({ code: 'NOTHING_TO_CONFIRM' })
  })

  it.each([-1, 8, 2.5, '4'])('is a level of IDDSI: %s is refused', async (level) => {
    const { status, body } = await aims(level)
    expect([status, Object.keys(body)]).toEqual([400, ['aimed_iddsi_level']])
  })
})

describe('a confirmation ends', () => {
  const change = async (patch: object): Promise<[Verdict | undefined, boolean]> => {
    const { slug, version } = await make()
    await confirm(slug, author)
    const { body } = await ask('PATCH', `/recipe/${slug}`, author, { version, ...patch })
    return verdictOf(body.slug)
  }

  it.each([
    ['lines', { ingredients: [{ ingredient: carrot.guid, amount: '401' }] }],
    ['steps', { steps: { '0': { step_text: 'Jen nastrouhejte.' } } }],
  ])('with a change of %s', async (_what, patch) => {
    expect(await change(patch)).toEqual(['waits', false])
  })

  it('not with a change of the name, nor with the same lines and steps sent again', async () => {
    expect(await change({ name: `Mrkev jinak ${last}` })).toEqual(['suitable', true])
    const { steps, ingredients } = recipeBody(carrot)
    expect(await change({ steps, ingredients })).toEqual(['suitable', true])
  })

  it('with an approval where the author gave it, in the same transaction; an admin’s stays', async () => {
    const own = await make()
    await confirm(own.slug, author)
    await approve(own.guid)
    expect(await verdictOf(own.slug)).toEqual(['waits', false])
    const found = await ask<{ results: { slug: string }[] }>(
      'GET',
      `/recipe?diet_types=${encodeURIComponent(PREGNANT)}`,
    )
    expect(found.body.results.map(({ slug }) => slug)).not.toContain(own.slug)
    const other = await make()
    await confirm(other.slug, admin)
    await approve(other.guid)
    expect(await verdictOf(other.slug)).toEqual(['suitable', true])
  })

  it('when it is withdrawn, once', async () => {
    const { slug } = await make()
    await confirm(slug, author)
    expect((await withdraw(slug, author)).status).toBe(204)
    expect(await verdictOf(slug)).toEqual(['waits', false])
    expect(await withdraw(slug, author)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
  })
})
