import { addDays } from '@zivina/domain/planning/plan-days'
import { strFromU8, unzipSync } from 'fflate'
import { extractText, getDocumentProxy } from 'unpdf'
import type { Person, World } from '#api/testing/world.ts'

/** The plan that several people have, and what the calls on it need. */
export type Shared = { plan: string; item: string; eater: string; list: string; link: string; calendar: string }
type On = (shared: Shared, as: Person, world: World) => Asked | Promise<Asked>
type Asked = { path: string; body?: unknown }

export const FIRST = '2026-11-30'
const RANGE = `from=${FIRST}&to=${addDays(FIRST, 6)}`
const guid = () => crypto.randomUUID() as string
const LUNCH = { meal_type: 'Lunch', energy_share: 0.5 }
const WISHES = {
  first_day: FIRST,
  days: 1,
  meal_tolerance: 1,
  energy_tolerance: 0.25,
  keep_planned: false,
  meals: [LUNCH, { meal_type: 'Dinner', energy_share: 0.5 }],
}
/** Cannot be, as nobody has a day's protein in drinks: the answer says which wishes clash. */
const IMPOSSIBLE = { ...WISHES, meals: [{ meal_type: 'Drinks', energy_share: 1 }], day_share: 1 }

const ofPlan =
  (rest: string, body?: unknown): On =>
  ({ plan }) => ({ path: `/meal_plan/${plan}${rest}`, ...(body === undefined ? {} : { body }) })
const ofItem =
  (rest: string, body?: unknown): On =>
  ({ plan, item }) => ({ path: `/meal_plan/${plan}/item/${item}${rest}`, ...(body === undefined ? {} : { body }) })

/** A call on a proposal of the person; on one that does not exist where they may not have any. */
const ofProposal =
  (rest: string, body?: () => unknown): On =>
  async ({ plan }, as, { send }) => {
    const named = { guid: guid(), meal_plan: plan }
    await send('POST', { path: '/plan_proposal', as, body: { ...named, wishes: WISHES } })
    return { path: `/plan_proposal/${named.guid}${rest}`, ...(body ? { body: body() } : {}) }
  }

/** Calls whose answers say something of a plan that is shared with others, or of what follows from it. */
export const ON_SHARED_PLANS: Record<string, On> = {
  'GET /meal_plan': () => ({ path: '/meal_plan?folder=shared_with_me' }),
  'GET /meal_plan/{guid}': ofPlan(`?${RANGE}`),
  'GET /shared_meal_plan/{token}': ({ link }) => ({ path: `/shared_meal_plan/${link}?${RANGE}` }),
  'PATCH /meal_plan/{guid}': ofPlan('', { note: 'Beze spěchu' }),
  'POST /meal_plan/{guid}/duplicate': async ({ plan }, as, { send }) => {
    const copy = guid()
    await send('POST', { path: `/meal_plan/${plan}/duplicate`, as, body: { guid: copy } })
    return { path: `/meal_plan/${copy}` }
  },
  'POST /meal_plan/{guid}/eater': ({ plan }) => ({
    path: `/meal_plan/${plan}/eater`,
    body: { guid: guid(), name: 'Host', kilojoules: 8000 },
  }),
  'PATCH /meal_plan/{guid}/eater/{eater}': ({ plan, eater }) => ({
    path: `/meal_plan/${plan}/eater/${eater}`,
    body: { name: 'Jana' },
  }),
  'PATCH /meal_plan/{guid}/agreement': ofPlan('/agreement', {}),
  'GET /meal_plan/{guid}/share': ofPlan('/share'),
  'POST /meal_plan/{guid}/share': ofPlan('/share', { guid: guid(), email: 'nova@example.com', role: 'viewer' }),
  'POST /meal_plan/{guid}/share_link': ofPlan('/share_link'),
  'POST /meal_plan/{guid}/day': ofPlan('/day', { day: '2027-03-01', note: '' }),
  'POST /meal_plan/{guid}/days': (shared, _as, { recipe }) => ({
    path: `/meal_plan/${shared.plan}/days`,
    body: {
      mode: 'replace',
      days: [{ day: '2027-03-02', items: [{ guid: guid(), meal_type: 'Lunch', recipe: recipe.guid }] }],
    },
  }),
  'POST /meal_plan/{guid}/copy': ofPlan('/copy', { from: FIRST, to: FIRST, target: '2027-03-03', mode: 'replace' }),
  'PATCH /meal_plan/{guid}/day/{day}': ofPlan(`/day/${FIRST}`, { note: 'Návštěva' }),
  'POST /meal_plan/{guid}/clear': ofPlan('/clear', { from: '2027-03-03', to: '2027-03-03' }),
  'POST /meal_plan/{guid}/item': (shared, _as, { recipe }) => ({
    path: `/meal_plan/${shared.plan}/item`,
    body: { day: '2027-03-04', items: [{ guid: guid(), meal_type: 'Soup', recipe: recipe.guid }] },
  }),
  'PATCH /meal_plan/{guid}/item/{item}': ofItem('', { version: 1, note: 'Víc' }),
  'POST /meal_plan/{guid}/undo': ofPlan('/undo', { notes: [{ day: FIRST, note: 'Zpět' }] }),
  'GET /meal_plan/{guid}/item/{item}/swap': ofItem('/swap'),
  'GET /meal_plan/{guid}/pdf': ofPlan(`/pdf?${RANGE}`),
  'GET /meal_plan/{guid}/calendar': ofPlan('/calendar'),
  'POST /meal_plan/{guid}/calendar': ofPlan('/calendar'),
  'GET /meal_plan_calendar/{token}': ({ calendar }) => ({ path: `/meal_plan_calendar/${calendar}` }),
  'POST /plan_proposal': ({ plan }) => ({
    path: '/plan_proposal',
    body: { guid: guid(), meal_plan: plan, wishes: IMPOSSIBLE },
  }),
  'GET /plan_proposal/latest': ({ plan }) => ({ path: `/plan_proposal/latest?meal_plan=${plan}` }),
  'GET /plan_proposal/{guid}': ofProposal(''),
  'POST /plan_proposal/{guid}/loosen': async ({ plan }, as, { send }) => {
    const named = { guid: guid(), meal_plan: plan }
    await send('POST', { path: '/plan_proposal', as, body: { ...named, wishes: IMPOSSIBLE } })
    return { path: `/plan_proposal/${named.guid}/loosen`, body: { guid: guid(), loosening: 0 } }
  },
  'POST /plan_proposal/{guid}/again': ofProposal('/again', () => ({ guid: guid(), day: FIRST, meal_type: 'Lunch' })),
  'POST /plan_proposal/{guid}/improve': ofProposal('/improve'),
  'POST /plan_proposal/{guid}/stop': ofProposal('/stop'),
  'POST /plan_proposal/{guid}/apply': ofProposal('/apply', () => ({ mode: 'replace' })),
  'POST /ready_plan/{slug}/apply': async ({ plan }, as, { send }) => {
    const [ready] = (await send('GET', { path: '/ready_plan', as })).body.results
    const body = { meal_plan: plan, first_day: '2027-04-05', mode: 'replace' }
    return { path: `/ready_plan/${ready.slug}/apply`, body }
  },
  'POST /shopping_list/{guid}/meal_plan': async ({ plan }, as, { send }) => {
    const list = guid()
    await send('POST', { path: '/shopping_list', as, body: { guid: list, name: 'Nákup' } })
    return { path: `/shopping_list/${list}/meal_plan`, body: { meal_plan: plan, from: FIRST, to: FIRST } }
  },
  'GET /share': () => ({ path: '/share' }),
  'GET /diary/planned': () => ({ path: `/diary/planned?day=${FIRST}` }),
  'GET /diary/suggestions': () => ({ path: `/diary/suggestions?day=${FIRST}&meal=Lunch` }),
  'GET /excluded_food': () => ({ path: '/excluded_food' }),
  'GET /user/{guid}': (_shared, as) => ({ path: `/user/${as.user.guid}` }),
  'GET /user/{guid}/data': (_shared, as) => ({ path: `/user/${as.user.guid}/data` }),
}

/** Every text of an answer, also of one that is a PDF or an archive; the allergens of recipes are left out. */
export async function textOf(response: Response): Promise<string> {
  const type = response.headers.get('content-type') ?? ''
  const bytes = new Uint8Array(await response.arrayBuffer())
  if (type === 'application/pdf') return (await extractText(await getDocumentProxy(bytes), { mergePages: true })).text
  const text =
    type === 'application/zip'
      ? Object.values(unzipSync(bytes))
          .map((file) => strFromU8(file))
          .join('\n')
      : strFromU8(bytes)
  return text.replace(/"without_allergens": ?\[[^\]]*\]/g, '')
}
