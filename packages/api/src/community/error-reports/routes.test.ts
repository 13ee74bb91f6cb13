import type { ManagedErrorReport } from '@zivina/contract/community/error-reports'
import { buildIngredient } from '@zivina/db/build/catalogue/ingredient'
import { buildRecipe } from '@zivina/db/build/catalogue/recipe'
import { beforeAll, describe, expect, it } from 'vitest'
import { openAccountsApi, type Person } from '#api/account/identity/users/testing.ts'
import { shared } from '#api/testing/shared.ts'

const api = await shared(openAccountsApi())
const sender = await api.enter()
const admin = await api.enter({ is_admin: true, is_demo: true })
const ingredient = await buildIngredient(api.database.db, { name: 'Mrkev' })
const recipe = await buildRecipe(api.database.db, { lines: [{ ingredient }], name: 'Mrkvová polévka' })
beforeAll(async () => {
  // The decoy's report, which must not appear.
  await send({ recipe: recipe.guid, kind: 'typo', text: 'Návnada' }, await api.enter())
})

type Body = ManagedErrorReport & { results: ManagedErrorReport[]; count: number; code: string }
type Answer = Promise<{ status: number; body: Body }>
const send = (body: object, as = sender): Answer => api.ask('POST', '/error_report', { as, body })
const get = (path: string, as: Person): Answer => api.ask('GET', path, { as })
const decide = (guid: string, body: object, as = admin): Answer =>
  api.ask('PATCH', `/error_report/${guid}/status`, { as, body })

describe('reporting', () => {
  it('a recipe or an ingredient stores a report', async () => {
    const text = 'Soli má být 3\u00a0g.\n<b>Ne 30.</b>'
    const { status, body } = await send({ recipe: recipe.guid, kind: 'wrong_amount', text })
    expect(status).toBe(201)
    expect(body).toMatchObject({ kind: 'wrong_amount', text, status: 'Pending', ingredient: null })
    expect(body.recipe).toEqual({ guid: recipe.guid, slug: recipe.slug, name: 'Mrkvová polévka' })
    const other = await send({ ingredient: ingredient.guid, kind: 'wrong_values' })
    expect(other.body).toMatchObject({ recipe: null, ingredient: { name: 'Mrkev' }, text: '' })
  })

  it('the same twice at once stores one report; after a decision it stores a new one', async () => {
    const report = { recipe: recipe.guid, kind: 'typo', text: 'Překlep v názvu' }
    const answers = await Promise.all([1, 2, 3].map(() => send(report)))
    expect(new Set(answers.map(({ body }) => body.guid)).size).toBe(1)
    await decide(answers[0]?.body.guid ?? '', { status: 'Approved' })
    expect((await send(report)).body.guid).not.toBe(answers[0]?.body.guid)
  })

  it.each([
    [{ kind: 'typo' }, 'recipe', 'required'],
    [{ kind: 'nonsense', recipe: crypto.randomUUID() }, 'kind', 'invalid_format'],
    [{ kind: 'other', recipe: crypto.randomUUID() }, 'text', 'required'],
    [{ kind: 'typo', recipe: crypto.randomUUID(), text: 'a'.repeat(2001) }, 'text', 'max_length'],
    [{ kind: 'typo', recipe: 'x' }, 'recipe', 'invalid_format'],
  ])('%.60j is refused at %s', async (given, field, code) => {
    const { status, body } = await send(given)
    expect(status).toBe(400)
    expect(body).toMatchObject({ [field]: [{ code }] })
  })

  it('both at once, or something that is not public, is refused', async () => {
    expect((await send({ recipe: recipe.guid, ingredient: ingredient.guid, kind: 'typo' })).status).toBe(400)
    const hidden = await buildRecipe(api.database.db, { status: 'Pending' })
    expect((await send({ recipe: hidden.guid, kind: 'typo' })).body.code).toBe('NOT_FOUND')
    expect((await send({ ingredient: crypto.randomUUID(), kind: 'typo' })).body.code).toBe('NOT_FOUND')
  })
})

describe('lists', () => {
  it('show users only their own reports', async () => {
    const other = await api.enter()
    await send({ recipe: recipe.guid, kind: 'wrong_photo' }, other)
    const { body } = await get('/error_report/mine', other)
    expect(body).toMatchObject({ count: 1, results: [{ kind: 'wrong_photo' }] })
    expect(body.results[0]).not.toHaveProperty('user')
  })

  it('show admins all reports by state and page, with their senders', async () => {
    const { rows } = await api.database.pool.query(`select count(*)::int as count from error_report`)
    const { body } = await get('/error_report', admin)
    expect(body.count).toBe(rows[0].count)
    expect(body.results.map(({ user }) => user?.username)).toContain(sender.user.username)
    expect((await get('/error_report?status=Denied', admin)).body).toMatchObject({ results: [], count: 0 })
    expect((await get('/error_report?page=2', admin)).body.results).toEqual([])
    expect((await get('/error_report?page=0', admin)).body.code).toBe('INCORRECT_QUERY_PARAMS')
    expect((await get('/error_report', sender)).body.code).toBe('USER_PERMISSION_DENIED')
  })
})

describe('deciding', () => {
  it('stores a reason only for a denial', async () => {
    const { body } = await send({ recipe: recipe.guid, kind: 'wrong_steps' })
    const denied = await decide(body.guid, { status: 'Denied', status_note: 'Doba je správně.' })
    expect(denied.body).toMatchObject({ status: 'Denied', status_note: 'Doba je správně.' })
    expect((await decide(body.guid, { status: 'Approved', status_note: 'x' })).body).toMatchObject({ status_note: '' })
  })

  it('is allowed to admins only, for existing reports', async () => {
    const { body } = await send({ recipe: recipe.guid, kind: 'wrong_diet' })
    expect((await decide(body.guid, { status: 'Approved' }, sender)).body.code).toBe('USER_PERMISSION_DENIED')
    expect((await decide(crypto.randomUUID(), { status: 'Approved' })).body.code).toBe('NOT_FOUND')
  })

  it('is reported to its sender once, unless they unsubscribed from such mails', async () => {
    const [person, quiet] = [await api.enter(), await api.enter({ mail_opt_outs: ['moderation'] })]
    const told = async ({ user }: Person) => (await api.mail.queued()).filter(({ to }) => to === user.email).length
    const first = (await send({ recipe: recipe.guid, kind: 'typo' }, person)).body.guid
    const second = (await send({ ingredient: ingredient.guid, kind: 'wrong_values' }, person)).body.guid
    const unheard = (await send({ recipe: recipe.guid, kind: 'typo' }, quiet)).body.guid
    const ours = (await send({ recipe: recipe.guid, kind: 'typo' }, admin)).body.guid
    await Promise.all([decide(first, { status: 'Approved' }), decide(first, { status: 'Approved' })])
    expect((await api.mail.last('error_report_decision', person.user.email)).data).toMatchObject({
      name: 'Mrkvová polévka',
      path: `/recepty/${recipe.slug}`,
      kind: 'Překlep nebo chyba v\u00a0textu',
      approved: true,
      status_note: '',
      unsubscribe_url: expect.stringContaining('/api/mail/unsubscribe?token=moderation.'),
    })
    await decide(first, { status: 'Pending' })
    expect(await told(person)).toBe(1)
    await decide(second, { status: 'Denied', status_note: 'Je to tak.' })
    expect((await api.mail.last('error_report_decision', person.user.email)).data).toMatchObject({
      name: 'Mrkev',
      path: null,
      approved: false,
      status_note: 'Je to tak.',
    })
    await decide(unheard, { status: 'Approved' })
    await decide(ours, { status: 'Approved' })
    expect([await told(person), await told(quiet), await told(admin)]).toEqual([2, 0, 0])
  })

  it('is deleted by an administrator alone', async () => {
    const person = await api.enter()
    const { guid } = (await send({ recipe: recipe.guid, kind: 'typo' }, person)).body
    const remove = (as: Person) => api.ask('DELETE', `/error_report/${guid}`, { as })
    expect((await remove(person)).status).toBe(403)
    expect((await remove(admin)).status).toBe(204)
    expect(await remove(admin)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
  })
})
