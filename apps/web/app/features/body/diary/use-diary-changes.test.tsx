import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { DiaryChange } from '@zivina/contract/body/diary-read'
import { type ApiClient, ApiFailure } from '@zivina/contract/client'
import type { ReactNode } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { createQueryClient } from '#app/kit/loading/query-client.ts'
import { outboxOf } from '#app/kit/outbox/outbox.ts'
import { dismissSnackbar, snackbar } from '#app/kit/ui/snackbar-store.ts'
import { AccountContext } from '#app/session/account/account-context.ts'
import { answerLater } from '#testing/draw-page.tsx'
import { beLoggedIn } from '#testing/log-in.ts'
import { onlyEnergy } from './choices.ts'
import { eatenIn } from './diary-days.ts'
import { quickEntry } from './new-entries.ts'
import { eaten, eatenDay } from './testing/eaten.ts'
import { useDiary } from './use-diary.ts'
import { useDiaryChanges } from './use-diary-changes.ts'

const MONDAY = '2026-11-23'
const DINNER = { day: MONDAY, meal_type: 'Dinner', before: null } as const
const SOUP = { name: 'Polévka', kilojoules: 800, protein: null, carbohydrates: null, fat: null }
const roll = eaten('roll')
let account = 0

type Call = { key: string; body: unknown }

/** The diary of a new account whose Monday the server answers; every other call is noted and answered in turn. */
async function openDiary(answers: (() => Promise<unknown>)[]) {
  const calls: Call[] = []
  let monday = eatenDay(MONDAY, [roll])
  let elsewhere: (typeof monday)[] = []
  const api = (async (key: string, input: { body?: unknown }) => {
    if (key === 'GET /diary') return { days: [monday] }
    if (key === 'GET /diary/changes') return { mark: `${MONDAY}T10:00:00.000Z`, is_whole: false, days: elsewhere }
    calls.push({ key, body: input.body })
    return answers.shift()?.() ?? { entries: [], days: [] }
  }) as ApiClient
  account += 1
  const guid = `diary-${account}`
  beLoggedIn(guid)
  const client = createQueryClient(() => {})
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <AccountContext value={{ guid, api }}>{children}</AccountContext>
    </QueryClientProvider>
  )
  const hook = renderHook(
    () => {
      const diary = useDiary(MONDAY, null)
      return { ...diary, changes: useDiaryChanges(diary.query.data ?? [], diary.change) }
    },
    { wrapper },
  )
  await waitFor(() => expect(hook.result.current.query.data).toHaveLength(1))
  return {
    calls,
    keep: (entries: Parameters<typeof eatenDay>[1]) => {
      monday = eatenDay(MONDAY, entries)
    },
    /** Writes entries on another device. */
    writeElsewhere: (entries: Parameters<typeof eatenDay>[1], note = '') => {
      monday = { ...eatenDay(MONDAY, entries), note }
      elsewhere = [monday]
    },
    outbox: outboxOf(guid),
    now: () => hook.result.current,
    names: () => eatenIn(hook.result.current.query.data?.[0]).map(({ name }) => name),
    close: hook.unmount,
  }
}

beforeEach(() => {
  localStorage.clear()
  dismissSnackbar()
})

it('shows an entry before the server has answered, and nothing of it twice afterwards', async () => {
  const answer = answerLater<DiaryChange>()
  const diary = await openDiary([() => answer.promise])
  const made = quickEntry(SOUP, { day: MONDAY, meal: 'Lunch' })
  act(() => diary.now().changes.add(made, 'Zapsáno: Polévka'))
  expect(diary.names()).toEqual(['roll', 'Polévka'])
  expect(snackbar.read()?.message).toBe('Zapsáno: Polévka')
  diary.keep([roll, ...made.looks])
  await answer.give({ entries: made.looks, days: [] })
  await waitFor(() => expect(diary.outbox.read().waiting).toEqual([]))
  expect(diary.names()).toEqual(['roll', 'Polévka'])
})

it('keeps what could not be sent and sends it after the page is opened again', async () => {
  const diary = await openDiary([() => Promise.reject(new TypeError('Failed to fetch'))])
  const made = quickEntry(SOUP, { day: MONDAY, meal: 'Lunch' })
  act(() => diary.now().changes.add(made, 'Zapsáno'))
  await waitFor(() => expect(diary.now().isCut).toBe(true))
  expect(diary.names()).toEqual(['roll', 'Polévka'])
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(diary.outbox.read()).toMatchObject({ waiting: [], isCut: false }))
  expect(diary.calls.map(({ key }) => key)).toEqual(['POST /diary/entries', 'POST /diary/entries'])
  diary.close()
})

it('takes back what the server refuses and says why', async () => {
  const refusal = new ApiFailure(422, null, null)
  const diary = await openDiary([() => Promise.reject(refusal)])
  act(() => diary.now().changes.remove(roll))
  expect(diary.names()).toEqual([])
  await waitFor(() => expect(diary.outbox.read().waiting).toEqual([]))
  await waitFor(() => expect(diary.names()).toEqual(['roll']))
  expect(snackbar.read()?.message).not.toContain('Smazáno')
})

it('undoes a move and a deletion, one after another', async () => {
  const diary = await openDiary([])
  act(() => diary.now().changes.move(roll, DINNER))
  expect(eatenIn(diary.now().query.data?.[0])[0]?.meal).toBe('Dinner')
  act(() => diary.now().changes.remove(roll))
  expect(diary.names()).toEqual([])
  act(() => diary.now().changes.undoLast())
  expect(diary.names()).toEqual(['roll'])
  act(() => diary.now().changes.undoLast())
  expect(eatenIn(diary.now().query.data?.[0])[0]?.meal).toBe('Breakfast')
  diary.keep([roll])
  await waitFor(() => expect(diary.outbox.read().waiting).toEqual([]))
  expect(diary.calls.map(({ key }) => key)).toEqual([
    'PATCH /diary/entry/{guid}',
    'DELETE /diary/entry/{guid}',
    'POST /diary/restore',
    'PATCH /diary/entry/{guid}',
  ])
})

const eat = (grams: number) => ({ ...roll, amount: grams, unit: 'g' as const, portions: null })

it('does not overwrite in silence what another device wrote meanwhile: it says that, and writes on demand', async () => {
  const diary = await openDiary([])
  diary.writeElsewhere([eat(150)])
  act(() => diary.now().changes.edit(eat(100), { helping: { count: 200, unit: 'g' } }, roll.note))
  await waitFor(() => expect(diary.now().outbox.refused).toHaveLength(1))
  const [refused] = diary.now().outbox.refused
  expect(refused?.refusal.reason).toContain('Jinde je mezitím zapsáno: 150\u00a0g.')
  expect(diary.calls).toEqual([])
  expect(eatenIn(diary.now().query.data?.[0])[0]?.amount).toBe(150)
  const before = Date.now()
  act(() => diary.now().outbox.retry(refused?.id ?? ''))
  await waitFor(() => expect(diary.calls).toHaveLength(1))
  const { amount, at } = (diary.calls[0] as { body: { amount: number; at: string } }).body
  expect(amount).toBe(200)
  // The later write holds at the server: this one is wanted now.
  expect(Date.parse(at)).toBeGreaterThanOrEqual(before)
})

it('changes a note although another device changed the amount, which stays', async () => {
  const diary = await openDiary([])
  diary.writeElsewhere([eat(150)])
  act(() => diary.now().changes.edit(eat(100), null, 'bez soli'))
  await waitFor(() => expect(diary.calls.map(({ body }) => body)).toMatchObject([{ note: 'bez soli' }]))
  expect(diary.now().outbox.refused).toEqual([])
})

it.each([
  [null, 'Jinde je mezitím zapsáno: houska. '],
  [2092, 'Jinde je mezitím zapsáno: houska, 500\u00a0kcal. '],
])(
  'what another device wrote with %s kJ is said in the unit of the person, and unknown energy by no figure',
  async (kilojoules, said) => {
    const diary = await openDiary([])
    diary.writeElsewhere([eaten('roll', { name: 'houska', totals: onlyEnergy(kilojoules) })])
    act(() => diary.now().changes.retype(roll, { kilojoules: 800 }, ''))
    await waitFor(() => expect(diary.now().outbox.refused).toHaveLength(1))
    expect(diary.now().outbox.refused[0]?.refusal.reason).toContain(said)
  },
)

it('asks before it writes over a note that another device wrote while the dialog was open', async () => {
  const diary = await openDiary([])
  diary.writeElsewhere([roll], 'od jinud')
  // The day that is shown has it already; the dialog still shows the note that it was opened with.
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  await waitFor(() => expect(diary.now().query.data?.[0]?.note).toBe('od jinud'))
  act(() => diary.now().changes.changeDay(MONDAY, { note: 'moje' }, { note: '' }))
  await waitFor(() => expect(diary.now().outbox.refused).toHaveLength(1))
  expect(diary.now().outbox.refused[0]?.refusal.reason).toContain('poznámka „od jinud“')
  expect(diary.calls).toEqual([])
})

it('takes over what another device wrote when the page comes into sight again', async () => {
  const diary = await openDiary([])
  diary.writeElsewhere([roll, eaten('soup')])
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  await waitFor(() => expect(diary.names()).toEqual(['roll', 'soup']))
})
