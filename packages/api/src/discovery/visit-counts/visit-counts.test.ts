import { addDays, calendarDay } from '@zivina/domain/calendar-day'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type AccountApi, openAccountApi } from '#api/testing/account-api.ts'
import { OUTSIDE } from '#api/testing/outside.ts'
import { foldCounts } from './queries.ts'
import { createVisitCounter, toldText, type VisitCounter } from './visit-counter.ts'

const SILENT = { info: () => {}, error: () => {} }
let api: AccountApi
let counter: VisitCounter
const through: VisitCounter = {
  page: (place) => counter.page(place),
  emptySearch: (text) => counter.emptySearch(text),
  write: () => counter.write(),
}

beforeAll(async () => {
  api = await openAccountApi({ ...OUTSIDE, visit_counts: through })
  counter = createVisitCounter(api.database.db, SILENT)
})
afterAll(() => api.close())
beforeEach(() => api.sql('delete from visit_count'))

const stored = () => api.sql('select kind, what, count from visit_count order by kind, what')
const visit = (pages: string[], headers = {}) => api.post('/visit', { pages }, { headers })

it('counts pages by their kinds for a day, whatever the rest of their address was', async () => {
  expect((await visit(['recepty', 'recepty/', 'recepty/'])).status).toBe(204)
  expect((await visit(['recepty/', 'constructor', 'nekde/'])).status).toBe(204)
  await counter.write()
  await visit(['recepty/'])
  await counter.write()
  expect(await stored()).toEqual([
    { kind: 'page', what: 'other', count: 2 },
    { kind: 'page', what: 'recipe', count: 4 },
    { kind: 'page', what: 'recipes', count: 1 },
  ])
})

it('counts searches that found nothing, without texts that may tell of a person', async () => {
  for (const text of ['Žvýkačkový gulášek', 'Žvýkačkový gulášek', 'jana@zvykackova.cz qq'])
    await api.call(`/search_all?search=${encodeURIComponent(text)}`)
  await counter.write()
  const [untold, told] = await stored()
  expect(untold).toEqual({ kind: 'search', what: '', count: 1 })
  expect(told).toMatchObject({ kind: 'search', what: 'zvykackovy gulasek', count: 2 })
})

it.each([{ dnt: '1' }, { 'sec-gpc': '1' }])('counts nobody who asks not to be tracked by %o', async (headers) => {
  expect((await visit(['recepty'], headers)).status).toBe(204)
  await api.call('/search_all?search=zvykackovy', { headers })
  await counter.write()
  expect(await stored()).toEqual([])
})

it('refuses more messages of one address than a person sends', async () => {
  const statuses = []
  for (let number = 0; number < 61; number += 1) {
    statuses.push((await api.post('/visit', { pages: [''] }, { address: '198.51.100.7' })).status)
  }
  expect(statuses.filter((status) => status === 204)).toHaveLength(60)
  expect(statuses.at(-1)).toBe(429)
})

it('refuses more pages than one message may tell of', async () => {
  expect((await visit(Array.from({ length: 31 }, () => 'recepty'))).status).toBe(400)
  expect((await visit(['x'.repeat(41)])).status).toBe(400)
})

it('forgets rare texts at night, but not their number, and days of two years ago', async () => {
  const today = calendarDay(new Date())
  const yesterday = addDays(today, -1)
  const insert = (day: string, what: string, count: number) =>
    api.sql(`insert into visit_count values ($1, 'search', $2, $3)`, [day, what, count])
  await insert(yesterday, 'ojedinele', 2)
  await insert(yesterday, 'vzacne', 1)
  await insert(yesterday, 'caste', 3)
  await insert(today, 'dnesni', 1)
  await insert(addDays(today, -800), 'davne', 5)
  await foldCounts(api.database.db, { today, forgetBefore: addDays(today, -731) })
  expect((await stored()).map(({ what, count }) => [what, count])).toEqual([
    ['', 3],
    ['caste', 3],
    ['dnesni', 1],
  ])
})

it.each([
  ['  Rýže BEZ lepku ', 'ryze bez lepku'],
  ['novak 777123456', ''],
  ['jan.novak@seznam.cz', ''],
  ['recept pro moji nemocnou sestru Janu z Brna', ''],
])('of „%s“ it tells „%s“', (typed, told) => {
  expect(toldText(typed)).toBe(told)
})
