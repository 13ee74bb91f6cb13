import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import type { AdminChart, OperationHealth } from '@zivina/contract/console/operation'
import { afterEach, expect, it, vi } from 'vitest'
import { drawPage } from '#testing/draw-page.tsx'
import { Charts } from './charts.tsx'
import { Health } from './health.tsx'

vi.mock('#app/session/api/session-api.ts', () => ({ sessionApi: (...given: unknown[]) => answer(...given) }))
let answer: (...given: unknown[]) => Promise<unknown>
afterEach(() => vi.restoreAllMocks())

const draw = (part: 'charts' | 'health') => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  return drawPage(
    <QueryClientProvider client={client}>{part === 'charts' ? <Charts /> : <Health />}</QueryClientProvider>,
  )
}
const days = (...values: (number | null)[]) => values.map((value, place) => ({ day: `2026-11-0${place + 1}`, value }))
const chart = (series: AdminChart['series']): AdminChart => ({ from: '2026-11-01', to: '2026-11-03', series })

it('each chart has a table with the same figures, money in crowns and nothing for days that nobody counted', async () => {
  answer = async (_, input) => {
    const { query } = input as { query: { chart: string } }
    if (query.chart !== 'money') return chart([{ name: 'active_people', days: days(null, 12) }])
    return chart([
      { name: 'premium', days: days(3, 4) },
      { name: 'revenue', days: days(123_450, -100) },
    ])
  }
  draw('charts')
  const money = await screen.findByRole('table', { name: 'Premium a\u00a0tržby', hidden: true })
  const rows = within(money)
    .getAllByRole('row', { hidden: true })
    .map(({ textContent }) => textContent)
  expect(rows).toEqual(['DenÚčty s\u00a0PremiumTržby', '2. 11. 20264-1 Kč', '1. 11. 202631 234,5 Kč'].map(expectedOf))
  const people = screen.getByRole('table', { name: 'Aktivní lidé', hidden: true })
  expect(within(people).getAllByRole('row', { hidden: true }).at(-1)?.textContent).toContain('–')
})

it('a chart that cannot be read says so, and the others stay', async () => {
  answer = async (_, input) => {
    const { query } = input as { query: { chart: string } }
    if (query.chart === 'errors') throw new Error('down')
    return chart([{ name: 'registered', days: days(1, 2) }])
  }
  draw('charts')
  const errors = screen.getByRole('region', { name: 'Chyby' })
  expect(await within(errors).findByRole('button', { name: 'Zkusit znovu' })).toBeTruthy()
  await waitFor(() => expect(screen.getAllByRole('table', { hidden: true })).toHaveLength(3))
})

it('what needs somebody is said of jobs, mails, backups and services', async () => {
  const health: OperationHealth = {
    jobs: [
      { name: 'export', is_scheduled: false, done_at: null, failed_at: '2026-11-28T10:00:00Z', failed: 2, waiting: 0 },
      { name: 'ban_ends', is_scheduled: true, done_at: '2026-11-28T10:00:00Z', failed_at: null, failed: 0, waiting: 0 },
    ],
    mails: { unsent: 0, dead: 3, oldest_at: null },
    backups: {
      is_planned: true,
      last_good_at: '2026-11-28T03:00:00Z',
      is_encrypted: true,
      last_failed_at: null,
      is_late: false,
      drilled_at: null,
    },
    services: [{ service: 'payments', good_at: null, failed_at: '2026-11-28T10:00:00Z', failure: 'down' }],
  }
  answer = async () => health
  draw('health')
  const jobs = await screen.findByRole('region', { name: 'Úlohy' })
  expect(
    within(jobs)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Exporty', 'Konce blokací'])
  for (const words of [
    'Nedoručených: 3.',
    'Obnovu ze zálohy zatím nikdo nezkusil.',
    'Platební brána',
    'Zatím neodpověděla.',
  ])
    expect(document.body.textContent).toContain(words)
})

/** Figures and days are written with spaces that do not break. */
const expectedOf = (text: string) =>
  expect.stringMatching(new RegExp(`^${text.replaceAll(/[ \u00a0]/g, '[ \u00a0]').replace('-1', '.1')}$`))
