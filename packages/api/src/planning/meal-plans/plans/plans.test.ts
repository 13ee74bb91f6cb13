import { MEAL_PLANS_MAX } from '@zivina/contract/planning/limits'
import type { Eater, MealPlan, SharedMealPlan } from '@zivina/contract/planning/meal-plan-read'
import { calendarDay } from '@zivina/domain/calendar-day'
import { energyTarget } from '@zivina/nutrition/targets'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Person } from '#api/account/identity/users/testing.ts'
import { itemsOf, MONDAY, newItem, openPlansApi } from '../testing/plans-api.ts'
import { mealPlanCleanup } from './purge-plans.ts'

let plans: Awaited<ReturnType<typeof openPlansApi>>
beforeAll(async () => {
  plans = await openPlansApi()
})
afterAll(() => plans.api.close())

type List = { results: MealPlan[]; count: number }
const names = async (as: Person, query = '') =>
  (await plans.get<List>(as, `/meal_plan${query}`)).body.results.map(({ name }) => name)

/** Every call on one plan, with a valid body. */
const callsOn = (guid: string, item: string, eater: string): [string, string, unknown?][] => [
  ['GET', `/meal_plan/${guid}`],
  ['PATCH', `/meal_plan/${guid}`, { name: 'Cizí' }],
  ['POST', `/meal_plan/${guid}/item`, { day: MONDAY, items: [newItem({ recipe: crypto.randomUUID() })] }],
  ['POST', `/meal_plan/${guid}/days`, { days: [{ day: MONDAY, items: [newItem({ recipe: crypto.randomUUID() })] }] }],
  ['POST', `/meal_plan/${guid}/day`, { day: MONDAY }],
  ['PATCH', `/meal_plan/${guid}/day/${MONDAY}`, { note: 'x' }],
  ['POST', `/meal_plan/${guid}/copy`, { from: MONDAY, to: MONDAY, target: '2026-12-01' }],
  ['POST', `/meal_plan/${guid}/clear`, { from: MONDAY, to: MONDAY }],
  ['POST', `/meal_plan/${guid}/undo`, { remove: [item] }],
  ['PATCH', `/meal_plan/${guid}/item/${item}`, { version: 1, note: 'x' }],
  ['DELETE', `/meal_plan/${guid}/item/${item}`],
  ['GET', `/meal_plan/${guid}/item/${item}/swap`],
  ['POST', `/meal_plan/${guid}/eater`, { guid: crypto.randomUUID(), name: 'Host' }],
  ['PATCH', `/meal_plan/${guid}/eater/${eater}`, { name: 'Host' }],
  ['DELETE', `/meal_plan/${guid}/eater/${eater}`],
  ['POST', `/meal_plan/${guid}/duplicate`, { guid: crypto.randomUUID() }],
]
const OF_OWNER = (guid: string): [string, string, unknown?][] => [
  ['DELETE', `/meal_plan/${guid}`],
  ['POST', `/meal_plan/${guid}/restore`],
  ['GET', `/meal_plan/${guid}/share`],
]

async function filled(as: Person) {
  const plan = await plans.plan(as)
  const item = newItem({ recipe: (await plans.recipe()).guid })
  await plans.add(as, plan.guid, [item])
  const [eater] = (await plans.read(as, plan.guid)).eaters
  return { guid: plan.guid, item: item.guid, eater: eater?.guid ?? '' }
}

describe('a meal plan', () => {
  it('is made once for each guid, with the account as its eater, and stands in the account', async () => {
    const body = {
      height: 170,
      weight: 60,
      sex: 'female',
      birth_date: '1990-01-01',
      activity: 'light',
      target_goal: 'Weight maintain',
    }
    const owner = await plans.api.enter({ is_premium: true, ...body, allergens: ['milk'] })
    const plan = await plans.plan(owner, { note: 'Bez spěchu' })
    expect(await plans.plan(owner, { guid: plan.guid, note: 'Bez spěchu' })).toEqual(plan)
    expect(plan).toMatchObject({
      premium_user: owner.user.guid,
      creator: owner.user.guid,
      folder: null,
      role: 'owner',
      planned_days: 0,
    })
    const { eaters } = await plans.read(owner, plan.guid)
    const facts = { ...body, pregnant_or_breastfeeding: false } as Parameters<typeof energyTarget>[0]
    const target = energyTarget(facts, calendarDay(new Date()))?.kilojoules
    expect(eaters).toMatchObject([
      {
        name: owner.user.username,
        user: owner.user.guid,
        allergens: ['milk'],
        target: { source: 'account', kilojoules: target },
      },
    ])
    const { body: user } = await plans.get<{ meal_plans: string[] }>(owner, `/user/${owner.user.guid}`)
    expect(user.meal_plans).toEqual([plan.guid])
  })

  it('has the own bounds of nutrients of an eater’s account where the plan has none, and follows them', async () => {
    const body = { sex: 'female', birth_date: '1990-05-01', height: 168, weight: 65 } as const
    const owner = await plans.api.enter({
      is_premium: true,
      health_data_consent_at: new Date(),
      ...body,
      activity: 'light',
      target_goal: 'Weight maintain',
    })
    const { guid } = await plans.plan(owner, {})
    const set = (nutrients: object[]) => plans.post(owner, `/user/${owner.user.guid}/targets`, { nutrients })
    const every = { weekday: null }
    const protein = { nutrient: 'protein', ...every, least: 90, most: null }
    const answer = await set([protein, { nutrient: 'salt', ...every, least: null, most: 5 }])
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    const eater = async () => (await plans.read(owner, guid)).eaters[0]
    const own = { protein: { min: 90, max: null }, salt: { min: null, max: 5 } }
    expect(await eater()).toMatchObject({ nutrients: {}, target: { source: 'account', nutrients: own } })
    const { guid: me = '' } = (await eater()) ?? {}
    const typed = { fiber: { min: 30, max: null }, salt: { min: null, max: 6 } }
    await plans.patch(owner, `/meal_plan/${guid}/eater/${me}`, { nutrients: typed })
    await set([{ ...protein, least: 100 }])
    const merged = { ...typed, protein: { min: 100, max: null } }
    expect(await eater()).toMatchObject({ nutrients: typed, target: { nutrients: merged } })
    const other = await plans.premium()
    const { guid: others } = await plans.plan(other, {})
    expect((await plans.read(other, others)).eaters[0]?.target.nutrients).toEqual({})
  })

  it('is found by a part of its name without accents, and by nobody who is not logged in', async () => {
    const [owner, other] = [await plans.premium(), await plans.premium()]
    for (const name of ['Žně a léto', 'Zima 100%', 'ZIMNÍ']) await plans.plan(owner, { name })
    await plans.plan(other, { name: 'Zimní cizí' })
    expect((await names(owner, '?search=zim')).toSorted()).toEqual(['ZIMNÍ', 'Zima 100%'])
    expect(await names(owner, '?search=L%C3%89TO')).toEqual(['Žně a léto'])
    expect(await names(owner, '?search=%25')).toEqual(['Zima 100%'])
    expect((await plans.api.ask('GET', '/meal_plan?search=zim')).status).toBe(401)
  })

  it('of another person does not exist', async () => {
    const [owner, stranger] = [await plans.premium(), await plans.premium()]
    const { guid, item, eater } = await filled(owner)
    for (const [method, path, body] of [...callsOn(guid, item, eater), ...OF_OWNER(guid)]) {
      const answer = await plans.api.ask<{ code: string }>(method, path, { as: stranger, ...(body ? { body } : {}) })
      expect([method, path, answer.status, answer.body.code]).toEqual([method, path, 404, 'MEALPLAN_NOT_FOUND'])
    }
    expect((await plans.post(stranger, '/meal_plan', { guid, name: 'Moje' })).body.code).toBe('UNIQUE')
    expect(await names(stranger)).toEqual([])
  })

  it('is closed to its owner when premium ends, except for deleting it, and read-only to its members', async () => {
    const [owner, member] = [await plans.premium(), await plans.api.enter()]
    const { guid, item, eater } = await filled(owner)
    await plans.share(owner, guid, member, 'editor')
    await plans.sql('update membership set is_premium = false where "user" = $1', [owner.user.guid])
    const again = await plans.api.enterAgain(owner)
    for (const [method, path, body] of callsOn(guid, item, eater)) {
      const answer = await plans.api.ask<{ code: string }>(method, path, { as: again, ...(body ? { body } : {}) })
      expect([method, path, answer.status, answer.body.code]).toEqual([method, path, 403, 'NO_PREMIUM'])
    }
    expect((await plans.get<List>(again, '/meal_plan')).body.results).toMatchObject([
      { guid, abilities: { can_edit: false } },
    ])
    expect(await plans.read(member, guid)).toMatchObject({ abilities: { can_edit: false } })
    expect((await plans.remove(member, `/meal_plan/${guid}/item/${item}`)).body.code).toBe('NO_PREMIUM')
    expect((await plans.remove(again, `/meal_plan/${guid}`)).status).toBe(204)
  })

  it('is deleted with a way back, until its days are over', async () => {
    const owner = await plans.premium()
    const { guid } = await filled(owner)
    expect((await plans.remove(owner, `/meal_plan/${guid}`)).status).toBe(204)
    expect(await plans.get(owner, `/meal_plan/${guid}`)).toMatchObject({ status: 404 })
    const back = await plans.post<MealPlan>(owner, `/meal_plan/${guid}/restore`)
    expect(back).toMatchObject({ status: 200, body: { planned_days: 1 } })
    await plans.remove(owner, `/meal_plan/${guid}`)
    const run = () =>
      mealPlanCleanup.run({ db: plans.api.database.db, log: { info: () => {}, error: () => {} } } as never)
    await run()
    expect((await plans.sql('select from meal_plan where guid = $1', [guid])).length).toBe(1)
    await plans.sql(`update meal_plan set deleted_at = now() - interval '31 days' where guid = $1`, [guid])
    await run()
    expect((await plans.post(owner, `/meal_plan/${guid}/restore`)).body.code).toBe('MEALPLAN_NOT_FOUND')
  })

  it('changes name and note by the version that was seen', async () => {
    const owner = await plans.premium()
    const { guid } = await plans.plan(owner)
    expect(await plans.patch(owner, `/meal_plan/${guid}`, { version: 1, name: 'Léto' })).toMatchObject({
      body: { name: 'Léto', version: 2 },
    })
    expect(await plans.patch(owner, `/meal_plan/${guid}`, { version: 1, note: 'x' })).toMatchObject({
      status: 409,
      body: { code: 'CHANGED_ELSEWHERE' },
    })
  })

  it('is read by a range of two months at most, with its ends in order', async () => {
    const owner = await plans.premium()
    const { guid } = await plans.plan(owner)
    for (const query of ['?from=2026-01-01&to=2026-03-04', '?from=2026-02-01&to=2026-01-31', '?from=2027-02-29']) {
      expect((await plans.get(owner, `/meal_plan/${guid}${query}`)).body.code).toBe('INCORRECT_QUERY_PARAMS')
    }
    expect(await plans.read(owner, guid, '?from=2028-02-27')).toMatchObject({ from: '2028-02-27', to: '2028-03-04' })
  })

  it('is one of so many of a person', async () => {
    const owner = await plans.premium()
    await plans.sql(
      `insert into meal_plan (premium_user, creator, name, search_name) select $1, $1, 'P' || n, 'p' from generate_series(1, $2::int) n`,
      [owner.user.guid, MEAL_PLANS_MAX],
    )
    const answer = await plans.post(owner, '/meal_plan', { guid: crypto.randomUUID(), name: 'Navíc' })
    expect(answer).toMatchObject({ status: 409, body: { code: 'LIMIT_REACHED' } })
  })

  it('is duplicated from another first day, without what the copier may not see', async () => {
    const [owner, member] = [await plans.premium(), await plans.premium()]
    const own = await plans.recipe({ status: 'Pending', is_private: true, creator: owner.user.guid, kilojoules: 900 })
    const plan = await plans.plan(owner, { note: 'Jen pro mě' })
    const cooked = newItem({ recipe: own.guid })
    await plans.add(owner, plan.guid, [cooked])
    await plans.add(owner, plan.guid, [newItem({ recipe: own.guid, leftover_of: cooked.guid })], '2026-11-25')
    await plans.share(owner, plan.guid, member, 'viewer')
    expect(itemsOf((await plans.read(member, plan.guid)).meal_days)[0]).toMatchObject({
      recipe: null,
      availability: 'hidden',
      slug: null,
    })
    const body = { guid: crypto.randomUUID(), first_day: '2026-12-28' }
    const copy = await plans.post<MealPlan>(member, `/meal_plan/${plan.guid}/duplicate`, body)
    expect(copy).toMatchObject({
      status: 201,
      body: { role: 'owner', note: '', first_day: '2026-12-28', last_day: '2026-12-30' },
    })
    const detail = await plans.read(member, body.guid, '?from=2026-12-28&to=2027-01-03')
    const [first, second] = itemsOf(detail.meal_days)
    expect(first).toMatchObject({ availability: 'gone', name: own.name, totals: { kilojoules: 900 } })
    expect(second?.leftover_of).toBe(first?.guid)
    expect(detail.eaters).toMatchObject([
      { user: null, name: owner.user.username, target: { source: 'unknown', kilojoules: null } },
    ])
    expect(detail.meal_days[0]?.totals).toMatchObject([{ kilojoules: 900 }])
  })
})

describe('people in a plan', () => {
  it('read and edit it by their role with an account alone, and lose it when the share ends', async () => {
    const [owner, viewer, editor] = [await plans.premium(), await plans.api.enter(), await plans.api.enter()]
    const { guid, item, eater } = await filled(owner)
    await plans.share(owner, guid, viewer, 'viewer')
    const share = await plans.share(owner, guid, editor, 'editor')
    expect(await names(viewer, '?folder=shared_with_me')).toEqual(['Týden'])
    const grants = (statement: string) => plans.sql(statement, [owner.user.guid])
    await grants(`insert into premium_grant ("user", plan, source, begins, ends)
      values ($1, 'premium', 'order', current_date - 90, current_date - 32)`)
    expect(await names(viewer, '?folder=shared_with_me')).toEqual([])
    await grants('delete from premium_grant where "user" = $1')
    expect(await plans.read(viewer, guid)).toMatchObject({
      role: 'viewer',
      abilities: { can_edit: false, can_manage: false },
    })
    for (const [method, path, body] of callsOn(guid, item, eater).filter(([method]) => method !== 'GET')) {
      const answer = await plans.api.ask<{ code: string }>(method, path, { as: viewer, ...(body ? { body } : {}) })
      expect([method, path, ['MEALPLAN_NOT_FOUND', 'NO_PREMIUM']]).toEqual([
        method,
        path,
        expect.arrayContaining([answer.body.code]),
      ])
    }
    await plans.add(editor, guid, [newItem({ recipe: (await plans.recipe()).guid })])
    for (const [method, path] of OF_OWNER(guid)) {
      expect((await plans.api.ask(method, path, { as: editor })).status).toBe(404)
    }
    await plans.remove(owner, `/share/${share}`)
    expect((await plans.get(editor, `/meal_plan/${guid}`)).status).toBe(404)
  })

  it('may read it by a link that shows no targets and can be taken back', async () => {
    const owner = await plans.premium()
    const { guid } = await filled(owner)
    const { body } = await plans.post<{ link_token: string }>(owner, `/meal_plan/${guid}/share_link`)
    const path = `/shared_meal_plan/${body.link_token}?from=${MONDAY}&to=${MONDAY}`
    const seen = await plans.api.ask<SharedMealPlan>('GET', path)
    expect(seen).toMatchObject({
      status: 200,
      body: { name: 'Týden', meal_days: [{ recipes: [{ availability: 'open' }] }] },
    })
    expect(seen.body.eaters).toEqual([{ guid: expect.any(String), name: owner.user.username }])
    await plans.remove(owner, `/meal_plan/${guid}/share_link`)
    expect(await plans.api.ask('GET', path)).toMatchObject({ status: 404, body: { code: 'MEALPLAN_NOT_FOUND' } })
  })

  it('are eaters with their own targets; a child’s is the average requirement whatever is typed', async () => {
    const owner = await plans.premium()
    const { guid } = await plans.plan(owner)
    const path = `/meal_plan/${guid}/eater`
    const year = Number(calendarDay(new Date()).slice(0, 4))
    const child = { guid: crypto.randomUUID(), name: 'Vojta', sex: 'male', birth_year: year - 6, allergens: ['nuts'] }
    const made = await plans.post<Eater>(owner, path, child)
    expect(made.body).toMatchObject({ name: 'Vojta', target: { source: 'child', kilojoules: 6800 } })
    expect(await plans.post(owner, path, child)).toMatchObject({ status: 201 })
    expect((await plans.read(owner, guid)).eaters).toHaveLength(2)
    const typed = await plans.patch(owner, `${path}/${child.guid}`, { kilojoules: 3000 })
    expect([typed.status, Object.keys(typed.body as object)]).toEqual([400, ['kilojoules']])
    const grown = await plans.patch<Eater>(owner, `${path}/${child.guid}`, {
      birth_year: year - 30,
      kilojoules: 9000,
      version: 1,
    })
    expect(grown.body).toMatchObject({ target: { source: 'own', kilojoules: 9000 }, version: 2 })
    expect((await plans.patch(owner, `${path}/${child.guid}`, { version: 1, name: 'X' })).body.code).toBe(
      'CHANGED_ELSEWHERE',
    )
    expect((await plans.post(owner, path, { guid: crypto.randomUUID(), is_me: true })).body.code).toBe('UNIQUE')
  })

  it('leave with what only they eat, and the last one stays', async () => {
    const owner = await plans.premium()
    const { guid, eater } = await filled(owner)
    const guest = crypto.randomUUID()
    await plans.post(owner, `/meal_plan/${guid}/eater`, { guid: guest })
    const dish = await plans.recipe()
    const alone = newItem({ recipe: dish.guid, portions: [{ eater: guest, portions: 2 }] })
    await plans.add(owner, guid, [alone])
    expect((await plans.remove(owner, `/meal_plan/${guid}/eater/${guest}`)).status).toBe(204)
    expect(itemsOf((await plans.read(owner, guid)).meal_days).map((item) => item.guid)).not.toContain(alone.guid)
    expect((await plans.remove(owner, `/meal_plan/${guid}/eater/${eater}`)).body.code).toBe('LAST_EATER')
  })
})

describe('plans that an admin makes', () => {
  it('are nobody’s until they are assigned to a premium user, which an empty one is not', async () => {
    const [admin, client] = [await plans.admin(), await plans.premium()]
    const body = { guid: crypto.randomUUID(), name: 'Redukce' }
    expect(await plans.post(admin, '/admin/meal_plan', body)).toMatchObject({
      status: 201,
      body: { premium_user: null, creator: admin.user.guid, role: 'creator' },
    })
    const assign = (premium_user: string, guid = body.guid) =>
      plans.patch<MealPlan>(admin, `/admin/meal_plan/${guid}/assign`, { premium_user })
    expect((await assign(client.user.guid)).body.code).toBe('EMPTY_MEAL_PLAN')
    await plans.add(admin, body.guid, [newItem({ recipe: (await plans.recipe()).guid })])
    expect((await assign((await plans.api.enter()).user.guid)).body.code).toBe('NOT_FOUND')
    expect((await assign(client.user.guid)).body).toMatchObject({
      premium_user: client.user.guid,
      creator: admin.user.guid,
    })
    expect((await assign(client.user.guid)).status).toBe(200)
    const told = (await plans.api.mail.queued()).filter(({ template }) => template === 'plan_assigned')
    expect(told).toMatchObject([{ to: client.user.email, data: { name: 'Redukce', first_day: MONDAY } }])
    expect((await assign((await plans.premium()).user.guid)).body.code).toBe('MEALPLAN_ASSIGNED')
    expect((await plans.read(client, body.guid)).eaters).toMatchObject([{ user: client.user.guid }])
    expect((await plans.remove(admin, `/admin/meal_plan/${body.guid}`)).body.code).toBe('MEALPLAN_ASSIGNED')
    expect((await plans.get<List>(admin, '/admin/meal_plan')).body.results.map(({ name }) => name)).toEqual(['Redukce'])
  })

  it('are duplicated, moved between folders whose counts follow, and deleted', async () => {
    const admin = await plans.admin()
    const folder = crypto.randomUUID()
    await plans.post(admin, '/meal_plan_folder', { guid: folder, name: 'Klienti' })
    const made = { guid: crypto.randomUUID(), name: 'Vzor' }
    await plans.post(admin, `/admin/meal_plan?folder=${folder}`, made)
    const count = async () =>
      (await plans.get<{ results: { items_in_folder: number }[] }>(admin, '/admin/folder')).body.results[0]
        ?.items_in_folder
    expect(await count()).toBe(1)
    const copy = crypto.randomUUID()
    await plans.post(admin, `/admin/meal_plan/${made.guid}/duplicate`, { guid: copy })
    expect(await count()).toBe(2)
    await plans.patch(admin, `/admin/meal_plan/${copy}`, { folder: null })
    expect(await count()).toBe(1)
    const main = (await plans.get<List>(admin, '/admin/meal_plan?folder=main')).body.results
    expect(main.map(({ guid }) => guid)).toEqual([copy])
    expect((await plans.get<List>(admin, `/admin/meal_plan?folder=${folder}`)).body.count).toBe(1)
    expect((await plans.remove(admin, `/admin/meal_plan/${made.guid}`)).status).toBe(204)
    expect(await count()).toBe(0)
  })

  it('serve as templates: a copy begins on the wanted day and is nobody’s', async () => {
    const admin = await plans.admin()
    const template = { guid: crypto.randomUUID(), name: 'Vzor' }
    await plans.post(admin, '/admin/meal_plan', template)
    await plans.add(admin, template.guid, [newItem({ recipe: (await plans.recipe()).guid })])
    const body = { guid: crypto.randomUUID(), name: 'Pro Janu', first_day: '2027-01-04' }
    expect(await plans.post(admin, `/admin/meal_plan/${template.guid}/duplicate`, body)).toMatchObject({
      status: 201,
      body: { name: 'Pro Janu', premium_user: null, role: 'creator', first_day: '2027-01-04', last_day: '2027-01-04' },
    })
  })

  it('are told apart from those that others share with the admin and from those of others', async () => {
    const [admin, other, client] = [await plans.admin(), await plans.admin(), await plans.premium()]
    const plan = await plans.plan(client, { name: 'Pro poradnu' })
    await plans.share(client, plan.guid, admin, 'editor')
    await plans.plan(client, { name: 'Soukromý' })
    for (const path of ['/admin/meal_plan/shared_with_me', '/admin/meal_plan?folder=shared_with_me']) {
      expect((await plans.get<List>(admin, path)).body.results.map(({ name }) => name)).toEqual(['Pro poradnu'])
      expect((await plans.get<List>(other, path)).body.count).toBe(0)
    }
    for (const [method, path, body] of [
      ['PATCH', `/admin/meal_plan/${plan.guid}`, { name: 'x' }],
      ['POST', `/admin/meal_plan/${plan.guid}/duplicate`, { guid: crypto.randomUUID() }],
      ['PATCH', `/admin/meal_plan/${plan.guid}/assign`, { premium_user: client.user.guid }],
      ['DELETE', `/admin/meal_plan/${plan.guid}`, undefined],
    ] as const) {
      const answer = await plans.api.ask<{ code: string }>(method, path, { as: other, ...(body ? { body } : {}) })
      expect([path, answer.status, answer.body.code]).toEqual([path, 404, 'MEALPLAN_NOT_FOUND'])
      expect((await plans.api.ask(method, path, { as: client, ...(body ? { body } : {}) })).status).toBe(403)
    }
  })
})
