import { ENDPOINTS } from '@zivina/contract/endpoints'
import { planning } from '@zivina/contract/planning/area'
import { formatNumber, NBSP } from '@zivina/czech/format-number'
import { buildIngredient } from '@zivina/db/build/catalogue/ingredient'
import { caloriesFromKilojoules } from '@zivina/nutrition/energy'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { openWorld, type Person, type World } from '#api/testing/world.ts'
import { FIRST, ON_SHARED_PLANS, type Shared, textOf } from './eaters-of-plans.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

/** Calls of the area that say nothing of eaters: of own things alone, or without an answer. */
const OF_OWN = [
  'GET /admin/meal_plan',
  'GET /admin/meal_plan/shared_with_me',
  'POST /admin/meal_plan',
  'PATCH /admin/meal_plan/{guid}',
  'POST /admin/meal_plan/{guid}/duplicate',
  'PATCH /admin/meal_plan/{guid}/assign',
  'POST /meal_plan',
  'POST /meal_plan/{guid}/restore',
  'GET /ready_plan',
  'GET /ready_plan/{slug}',
  'POST /share/{guid}/accept',
  'PATCH /share/{guid}',
]
const NOT_OF_PLANS = /meal_plan_folder|\/admin\/folder|\/pantry|shopping_list|\/shopping\b|\/staple/

test('every call of the area that answers with something of a plan is looked at', () => {
  const answering = Object.values(planning)
    .flatMap((noun) => Object.values(noun))
    .filter(({ status }) => status !== 204)
    .map(({ method, path }) => `${method} ${path}`)
    .filter((name) => !NOT_OF_PLANS.test(name) || name in ON_SHARED_PLANS)
  const known = [...Object.keys(ON_SHARED_PLANS), ...OF_OWN]
  expect(answering.filter((name) => !known.includes(name))).toEqual([])
  const declared = new Set(ENDPOINTS.map(({ method, path }) => `${method} ${path}`))
  expect(known.filter((name) => !declared.has(name))).toEqual([])
})

/** What an account says of itself, and how each of it looks in an answer. */
type Markers = { needs: string[]; target: string[] }

async function enter(name: string, kilojoules: number, protein: number, allergen: string) {
  const person = await world.enter({ is_premium: true, username: name, allergens: [allergen as 'lupin'] })
  const [typed, own] = await Promise.all([1, 2].map((at) => food(`Zvláštnost ${name} ${at}`)))
  await world.api.sql(`insert into excluded_food ("user", ingredient) values ($1, $2)`, [person.user.guid, own?.guid])
  await world.api.sql(`insert into nutrient_target ("user", nutrient, least) values ($1, 'protein', $2)`, [
    person.user.guid,
    protein,
  ])
  const kilocalories = formatNumber(caloriesFromKilojoules(kilojoules), 0).replaceAll(NBSP, ' ')
  const markers: Markers = {
    needs: [`"${allergen}"`, typed?.guid ?? '', typed?.name ?? '', own?.guid ?? '', own?.name ?? ''],
    target: [
      ...[String(kilojoules), `${formatNumber(kilojoules, 0)} kJ`.replaceAll(NBSP, ' '), `z ${kilocalories}`],
      ...[String(protein), `${formatNumber(protein, 1)} g`],
    ],
  }
  const eater = { kilojoules, excluded_ingredients: [typed?.guid] }
  return { person, markers, eater }
}

const food = (name: string) => buildIngredient(world.api.database.db, { name, status: 'Approved' })

/** Everything that a person can read of the plan, by call. */
async function readAll(as: Person, shared: Shared): Promise<Map<string, string>> {
  const read = new Map<string, string>()
  for (const [name, on] of Object.entries(ON_SHARED_PLANS)) {
    const { path, body } = await on(shared, as, world)
    const method = name.includes('/duplicate') ? 'GET' : (name.split(' ')[0] ?? '')
    const headers = { authorization: `Bearer ${as.token}`, 'content-type': 'application/json' }
    const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }
    const response = await world.api.fetch(new Request(`http://localhost:3000/api${path}`, init))
    expect(response.status, `${name} ${path}`).toBeLessThan(500)
    read.set(name, (await textOf(response)).replaceAll(NBSP, ' '))
  }
  // Guests who were added on the way would fill the plan.
  await world.api.sql(`delete from meal_plan_eater where plan = $1 and name = 'Host'`, [shared.plan])
  await world.send('POST', { path: `/meal_plan/${shared.plan}/email`, as, body: { from: FIRST } })
  const mails = (await world.api.mail.queued()).filter(
    ({ to, template }) => to === as.user.email && template === 'meal_plan',
  )
  read.set('mail', JSON.stringify(mails.at(-1) ?? {}).replaceAll(NBSP, ' '))
  return read
}

/** The markers that are somewhere in what was read, with the calls. */
function found(read: Map<string, string>, markers: string[]): string[] {
  return [...read].flatMap(([name, text]) => {
    const seen = markers.filter((marker) => text.includes(marker))
    return seen.length === 0 ? [] : [`${name}: ${seen.join(', ')}`]
  })
}

describe('what an account says of itself in a plan of others', () => {
  it('is read by nobody who was not told, by any call, and by nobody once it is taken back or the share ends', async () => {
    const { make, send } = world
    const owner = await enter('majitelka', 8765.4321, 76.543, 'celery')
    const jana = await enter('jana', 9876.54321, 187.654, 'lupin')
    const editor = await world.enter({ is_premium: true })
    const viewer = await world.enter({ is_premium: true })
    const former = await world.enter({ is_premium: true })
    const plan = crypto.randomUUID() as string
    const as = owner.person
    await make('POST', { path: '/meal_plan', as, body: { guid: plan, name: 'Domov' } })
    const share = async (person: Person, role: string) => {
      const guid = crypto.randomUUID() as string
      await make('POST', { path: `/meal_plan/${plan}/share`, as, body: { guid, email: person.user.email, role } })
      await make('POST', { path: `/share/${guid}/accept`, as: person })
      return guid
    }
    await share(editor, 'editor')
    await share(viewer, 'viewer')
    const ended = await share(former, 'editor')
    const janas = await share(jana.person, 'editor')
    const [me] = (await make('GET', { path: `/meal_plan/${plan}`, as })).eaters
    await make('PATCH', { path: `/meal_plan/${plan}/eater/${me.guid}`, as, body: owner.eater })
    const eater = crypto.randomUUID() as string
    const joining = { guid: eater, is_me: true, ...jana.eater }
    await make('POST', { path: `/meal_plan/${plan}/eater`, as: jana.person, body: joining })
    const item = crypto.randomUUID() as string
    const planned = { day: FIRST, items: [{ guid: item, meal_type: 'Lunch', recipe: world.recipe.guid }] }
    await make('POST', { path: `/meal_plan/${plan}/item`, as, body: planned })
    const { url } = await make('POST', { path: `/meal_plan/${plan}/calendar`, as: former })
    const { link_token } = await make('POST', { path: `/meal_plan/${plan}/share_link`, as })
    const shared: Shared = { plan, item, eater, list: '', link: link_token, calendar: url.split('/').at(-1) }
    await send('POST', { path: '/plan_proposal', as: former, body: { guid: plan, meal_plan: plan, wishes: {} } })
    expect((await send('DELETE', { path: `/share/${ended}`, as: former })).status).toBe(204)

    const agree = (person: Person, agreed: object) =>
      make('PATCH', { path: `/meal_plan/${plan}/agreement`, as: person, body: agreed })
    const everything = [owner, jana].flatMap(({ markers }) => [...markers.needs, ...markers.target])
    /** Of which data there is something in what the owner and the editor read. */
    const told = async () => {
      const [own, edit] = [await readAll(owner.person, shared), await readAll(editor, shared)]
      expect(found(edit, jana.markers.target)).toEqual([])
      expect(found(edit, [...(agreedByOwner ? [] : owner.markers.needs), ...owner.markers.target])).toEqual([])
      const detail = (text: Map<string, string>) => new Map([['detail', text.get('GET /meal_plan/{guid}') ?? '']])
      return {
        owner: [found(own, jana.markers.needs).length > 0, found(own, jana.markers.target).length > 0],
        editor: [found(edit, jana.markers.needs).length > 0],
        detail: [found(detail(own), jana.markers.needs).length, found(detail(own), jana.markers.target).length],
      }
    }
    let agreedByOwner = false
    const nothing = { owner: [false, false], editor: [false], detail: [0, 0] }
    expect(await told()).toEqual(nothing)
    await agree(jana.person, { needs: true })
    expect(await told()).toEqual({ owner: [true, false], editor: [true], detail: [1, 0] })
    await agree(jana.person, { target: true })
    await agree(owner.person, { needs: true, target: true })
    agreedByOwner = true
    expect(await told()).toEqual({ owner: [true, true], editor: [true], detail: [1, 1] })
    const [view, gone] = [await readAll(viewer, shared), await readAll(former, shared)]
    expect([found(view, everything), found(gone, everything)]).toEqual([[], []])
    // The clash of Jana's protein, which the editor may compute from, is told without the figure.
    const clash = (await readAll(editor, shared)).get('POST /plan_proposal')
    expect(clash).toContain('cíl pro živiny (Jana)')
    await agree(jana.person, { needs: false, target: false })
    expect(await told()).toEqual(nothing)
    await agree(jana.person, { needs: true, target: true })
    expect((await send('DELETE', { path: `/share/${janas}`, as })).status).toBe(204)
    expect(await told()).toEqual(nothing)
    const { eaters } = await make('GET', { path: `/meal_plan/${plan}`, as })
    expect(eaters.find(({ guid }: { guid: string }) => guid === eater)).toMatchObject({
      name: 'Jana',
      user: null,
      agreed: null,
    })
  })
})
