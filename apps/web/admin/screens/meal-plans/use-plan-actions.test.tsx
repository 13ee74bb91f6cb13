import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { ApiFailure } from '@zivina/contract/client'
import type { MealPlan } from '@zivina/contract/planning/meal-plan-read'
import { beforeEach, expect, it, vi } from 'vitest'
import { snackbar } from '#app/kit/ui/snackbar-store.ts'
import { drawPage } from '#testing/draw-page.tsx'
import { usePlanActions } from './use-plan-actions.ts'

const sent: unknown[] = []
/** Plans that another admin deleted. */
const gone = new Set<string>()
vi.mock('#app/session/api/session-api.ts', () => ({
  sessionApi: async (_: string, { params, body }: { params: { guid: string }; body: { folder: string | null } }) => {
    if (gone.has(params.guid)) throw new ApiFailure(404, { code: 'NOT_FOUND', message: 'Nenalezeno.' }, null)
    sent.push([params.guid, body.folder])
  },
}))
beforeEach(() => {
  sent.length = 0
  gone.clear()
})

const plan = (guid: string, folder: string | null) => ({ guid, name: `Plán ${guid}`, folder }) as MealPlan
const PLANS = [plan('a', null), plan('b', 'clients'), plan('c', 'drafts')]

function Moving({ onRefresh }: { onRefresh: () => Promise<void> }) {
  const { move } = usePlanActions(onRefresh)
  return (
    <button type="button" onClick={() => void move(PLANS, 'clients')}>
      Přesunout
    </button>
  )
}

it('plans are put into a folder and back each into its own; those that lie there already stay, and counts are read anew', async () => {
  const onRefresh = vi.fn(async () => {})
  const { user } = drawPage(
    <QueryClientProvider client={new QueryClient()}>
      <Moving onRefresh={onRefresh} />
    </QueryClientProvider>,
  )
  await user.click(screen.getByRole('button', { name: 'Přesunout' }))
  await waitFor(() => expect(snackbar.read()?.message).toBe('Přesunuto: 2\u00a0jídelníčky.'))
  expect(sent.splice(0)).toEqual([
    ['a', 'clients'],
    ['c', 'clients'],
  ])
  await waitFor(() => expect(onRefresh).toHaveBeenCalledTimes(1))
  snackbar.read()?.action?.run()
  await waitFor(() => expect(onRefresh).toHaveBeenCalledTimes(2))
  expect(sent).toEqual([
    ['a', null],
    ['c', 'drafts'],
  ])
})

it('a plan that another admin deleted is named, and only the others are said to be moved and put back', async () => {
  const { user } = drawPage(
    <QueryClientProvider client={new QueryClient()}>
      <Moving onRefresh={async () => {}} />
    </QueryClientProvider>,
  )
  gone.add('c')
  await user.click(screen.getByRole('button', { name: 'Přesunout' }))
  await waitFor(() =>
    expect(snackbar.read()?.message).toBe(
      'Přesunuto: jídelníček Plán a. Mezitím to smazal nebo změnil někdo jiný: jídelníček Plán c.',
    ),
  )
  gone.add('a')
  snackbar.read()?.action?.run()
  await waitFor(() =>
    expect(snackbar.read()?.message).toBe('Mezitím to smazal nebo změnil někdo jiný: jídelníček Plán a.'),
  )
  expect(sent).toEqual([['a', 'clients']])
})
