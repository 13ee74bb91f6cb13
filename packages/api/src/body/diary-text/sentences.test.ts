import type { ReadLine } from '@zivina/contract/body/diary-text'
import { addDays } from '@zivina/domain/calendar-day'
import { type MeantLine, readSentences, type Sentence } from '@zivina/domain/fixtures/diary-sentences.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { UserActor } from '#api/kernel/access/actor.ts'
import { type AccountApi, openAccountApi } from '#api/testing/account-api.ts'
import { OUTSIDE, URLS } from '#api/testing/outside.ts'
import { readText } from './service.ts'

/** The accuracy that the product promises: lines that are right or asked about, and lines that are wrong and not asked about. */
const RIGHT_OR_ASKED_FLOOR = 0.95
const WRONG_CEILING = 0.02
/** Lines of which nothing has to be asked but a missing amount: the least share of all. */
const SURE_FLOOR = 0.6

const TODAY = '2026-11-23'

let api: AccountApi
let actor: UserActor
beforeAll(async () => {
  api = await openAccountApi({ seeded: true })
  const { guid, username, email } = await api.user()
  const roles = { is_premium: false, is_admin: false, is_super_admin: false, is_affiliate: false }
  actor = { kind: 'user', guid, username, email, session_guid: guid, ...roles }
})
afterAll(() => api.close())

/** How a line was read. `lost` is one that was not found, or that nobody wrote. */
type Outcome = { outcome: 'right' | 'asked' | 'wrong' | 'lost'; told: string }

/** The amount of a candidate as it is said in the file. */
function amountOf(candidate: ReadLine['candidates'][number] | undefined): {
  amount: number | null
  unit: string | null
} {
  if (candidate === undefined) return { amount: null, unit: null }
  if (candidate.kind === 'ingredient') return { amount: candidate.amount, unit: candidate.unit }
  return { amount: candidate.portions, unit: candidate.portions === null ? null : 'portion' }
}

const slugOf = (candidate: ReadLine['candidates'][number]): string =>
  candidate.kind === 'ingredient' ? candidate.ingredient.slug : candidate.recipe.slug

function judge(read: ReadLine | undefined, meant: MeantLine, text: string): Outcome {
  const first = read?.candidates[0]
  const said = amountOf(first)
  const told = `${text}: „${read?.text}“ ${read?.doubt} ${first === undefined ? '–' : slugOf(first)} ${said.amount} ${said.unit}`
  if (read === undefined) return { outcome: 'lost', told }
  const isMeant = (one: ReadLine['candidates'][number]) => meant.slugs?.includes(slugOf(one)) ?? true
  const hasAmount = said.amount === meant.amount && (meant.amount === null || said.unit === meant.unit)
  if (read.doubt === 'sure') {
    const isRight = meant.slugs !== null && first !== undefined && isMeant(first) && (hasAmount || said.amount === null)
    return { outcome: isRight ? 'right' : 'wrong', told }
  }
  const offersIt = read.doubt === 'unknown' || read.candidates.some(isMeant)
  return { outcome: offersIt ? 'asked' : 'wrong', told }
}

const { signal } = new AbortController()

async function outcomesOf({ text, meals }: Sentence): Promise<Outcome[]> {
  const read = await readText(
    { db: api.database.db, actor, urls: URLS, work: OUTSIDE.work, signal },
    { text, day: TODAY },
  )
  return meals.flatMap(({ days_ago, meal, lines }) => {
    const found = read.meals.find((one) => one.day === addDays(TODAY, -days_ago) && one.meal === meal)
    const more = (found?.lines ?? []).slice(lines.length)
    return [
      ...lines.map((meant, place) => judge(found?.lines[place], meant, text)),
      ...more.map((line): Outcome => ({ outcome: 'lost', told: `${text}: „${line.text}“ was not written` })),
    ]
  })
}

describe.each(['first', 'second'])('the %s sentences', (set) => {
  let outcomes: Outcome[] = []
  beforeAll(async () => {
    for (const sentence of readSentences().filter((one) => one.set === set)) {
      outcomes = [...outcomes, ...(await outcomesOf(sentence))]
    }
  })
  const share = (...kinds: Outcome['outcome'][]) =>
    outcomes.filter(({ outcome }) => kinds.includes(outcome)).length / outcomes.length
  const told = (...kinds: Outcome['outcome'][]) =>
    outcomes.flatMap(({ outcome, told }) => (kinds.includes(outcome) ? [told] : [])).join('\n')

  it(`are read right or asked about in ${RIGHT_OR_ASKED_FLOOR * 100} % of their lines`, () => {
    expect(outcomes.length).toBeGreaterThan(50)
    expect(share('right', 'asked'), told('wrong', 'lost')).toBeGreaterThanOrEqual(RIGHT_OR_ASKED_FLOOR)
  })

  it(`are read wrong without a question in at most ${WRONG_CEILING * 100} % of their lines`, () => {
    expect(share('wrong'), told('wrong')).toBeLessThanOrEqual(WRONG_CEILING)
  })

  it(`need no choice of the food in ${SURE_FLOOR * 100} % of their lines`, () => {
    expect(share('right'), told('asked')).toBeGreaterThanOrEqual(SURE_FLOOR)
  })
})

it('there are at least sixty sentences', () => {
  expect(new Set(readSentences().map(({ text }) => text)).size).toBeGreaterThanOrEqual(60)
})

it('what is served on a plate is a dish: nothing raw is taken for it without asking', async () => {
  const lineOf = async (text: string) =>
    (await readText({ db: api.database.db, actor, urls: URLS, work: OUTSIDE.work, signal }, { text, day: TODAY }))
      .meals[0]?.lines[0]
  for (const [text, portions] of [
    ['talíř svíčkové', 1],
    ['půl talíře svíčkové', 0.5],
    ['porce svíčkové', 1],
  ] as const) {
    const line = await lineOf(text)
    expect([text, line?.doubt, line?.candidates[0]]).toMatchObject([text, 'choose', { kind: 'recipe', portions }])
  }
  const weighed = await lineOf('200 g svíčkové na smetaně')
  expect([weighed?.doubt, weighed?.candidates[0]?.kind]).toEqual(['choose', 'recipe'])
  expect((await lineOf('200 g hovězí svíčkové'))?.doubt).toBe('choose')
  expect((await lineOf('porce koprovky'))?.doubt).not.toBe('sure')
  const berries = await lineOf('miska borůvek')
  expect([berries?.doubt, berries?.candidates[0]?.kind]).toEqual(['sure', 'ingredient'])
})
