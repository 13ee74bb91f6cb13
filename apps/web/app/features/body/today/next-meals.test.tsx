import { QueryClientProvider } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import type { User } from '@zivina/contract/account/users'
import type { PlannedSuggestion } from '@zivina/contract/body/diary-read'
import type { ApiClient } from '@zivina/contract/client'
import { addDays, calendarDay } from '@zivina/domain/calendar-day'
import type { ReactNode } from 'react'
import { afterEach, expect, it } from 'vitest'
import { EatenButton } from '#app/features/body/log-recipe/eaten-button.tsx'
import { planned } from '#app/features/planning/testing/planned.ts'
import { createQueryClient } from '#app/kit/loading/query-client.ts'
import { dismissSnackbar, snackbar } from '#app/kit/ui/snackbar-store.ts'
import { AccountContext } from '#app/session/account/account-context.ts'
import { drawPage } from '#testing/draw-page.tsx'
import { beLoggedIn } from '#testing/log-in.ts'
import { eaten, eatenDay } from '../diary/testing/eaten.ts'
import { NextMeals } from './next-meals.tsx'

const TODAY = calendarDay(new Date())
const user = { is_premium: true, cart_count: 0, settings: [] } as unknown as User
const suggestion = (item: string, name: string): PlannedSuggestion => ({
  plan: 'plan',
  plan_name: 'Týden',
  item,
  eater: 'me',
  eater_name: '',
  is_me: true,
  meal: 'Lunch',
  name,
  slug: null,
  recipe: null,
  recipe_modified: null,
  ingredient: null,
  photo: null,
  portions: 1,
  kilojoules: 2000,
})
let account = 0

/** A page of an account whose server records and removes as the real one does. */
function open(page: ReactNode, plan: PlannedSuggestion[] = []) {
  let recorded: { guid: string; planned_item: string }[] = []
  const added: string[] = []
  const today = () =>
    eatenDay(
      TODAY,
      recorded.map(({ guid, planned_item }) => eaten(guid, { day: TODAY, planned_item })),
    )
  const api = (async (key: string, input: { body?: unknown; params?: { guid: string } }) => {
    if (key === 'GET /diary/planned')
      return { planned: plan.filter(({ item }) => !recorded.some((one) => one.planned_item === item)) }
    if (key === 'GET /diary') return { days: [today()] }
    if (key === 'POST /diary/entries') {
      const { entries } = input.body as { entries: { guid: string; what: { item: string } }[] }
      for (const { guid, what } of entries) {
        added.push(what.item)
        if (!recorded.some((one) => one.planned_item === what.item)) recorded.push({ guid, planned_item: what.item })
      }
    }
    if (key === 'DELETE /diary/entry/{guid}') recorded = recorded.filter(({ guid }) => guid !== input.params?.guid)
    return { entries: [], days: [] }
  }) as unknown as ApiClient
  account += 1
  const guid = `meals-${account}`
  beLoggedIn(guid)
  const drawn = drawPage(
    <QueryClientProvider client={createQueryClient(() => {})}>
      <AccountContext value={{ guid, api }}>{page}</AccountContext>
    </QueryClientProvider>,
  )
  return { ...drawn, added, left: () => recorded.map(({ planned_item }) => planned_item) }
}

const button = (name: string) => screen.getByRole('button', { name: `Snědeno: ${name}` })
const undo = () => act(() => snackbar.read()?.action?.run())
afterEach(() => act(dismissSnackbar))

it('a second press after the first records nothing more: the next meal does not take the place of the eaten one', async () => {
  const page = open(<NextMeals user={user} shown={{ day: TODAY, first: null }} />, [
    suggestion('1', 'Guláš'),
    suggestion('2', 'Rýže'),
  ])
  await waitFor(() => expect(button('Guláš')).toBeDefined())
  const place = () => screen.getAllByRole('button')[0] as HTMLElement
  await page.user.dblClick(place())
  await waitFor(() => expect(page.left()).toEqual(['1']))
  await page.user.click(place())
  expect(button('Guláš').getAttribute('aria-pressed')).toBe('true')
  expect(button('Rýže').getAttribute('aria-pressed')).toBe('false')
  expect(page.added).toEqual(['1'])
  undo()
  await waitFor(() => expect(page.left()).toEqual([]))
  await waitFor(() => expect(button('Guláš').getAttribute('aria-pressed')).toBe('false'))
})

it('each of several records can be taken back', async () => {
  const page = open(<NextMeals user={user} shown={{ day: TODAY, first: null }} />, [
    suggestion('1', 'Guláš'),
    suggestion('2', 'Rýže'),
  ])
  await waitFor(() => expect(button('Guláš')).toBeDefined())
  await page.user.click(button('Guláš'))
  await page.user.click(button('Rýže'))
  await waitFor(() => expect(page.left()).toEqual(['1', '2']))
  await page.user.click(button('Guláš'))
  undo()
  await waitFor(() => expect(page.left()).toEqual(['2']))
})

it('a dish of the plan is recorded once by a double press, and is not offered for a coming day', async () => {
  const item = (guid: string, day: string) => <EatenButton plan="plan" item={planned(guid, { day })} eater="me" />
  const page = open(
    <>
      {item('dnes', TODAY)}
      {item('zítra', addDays(TODAY, 1))}
    </>,
  )
  await waitFor(() => expect(button('dnes')).toBeDefined())
  await page.user.dblClick(button('dnes'))
  await waitFor(() => expect(page.left()).toEqual(['dnes']))
  expect(button('dnes').getAttribute('aria-pressed')).toBe('true')
  expect(screen.queryByRole('button', { name: 'Snědeno: zítra' })).toBeNull()
})
