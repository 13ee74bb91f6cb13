import type { ClientCard } from '@zivina/contract/counselling/client-desk'
import type { ClientData } from '@zivina/contract/counselling/clients'
import { expect, it } from 'vitest'
import { eventsOf } from './events.ts'

const CARD: ClientCard = {
  client: { guid: 'k', name: 'Jana', email: 'jana@example.cz', entry_consultation_performed: false },
  consultations: [],
  plans: [],
}
const eaten = (name: string, kilojoules: number | null, is_lower_bound = false) => ({
  day: '2026-11-20',
  meal: 'Lunch' as const,
  name,
  kilojoules,
  protein: kilojoules === null ? null : 10,
  is_lower_bound,
})
const shared = (parts: Partial<ClientData>): ClientData => ({
  client: { guid: 'k', name: 'Jana' },
  permitted: [],
  diary: null,
  weight: null,
  targets: null,
  allergens: null,
  plans: null,
  ...parts,
})

it('a day of the diary with something unknown says that its figures are the least', () => {
  const known = eventsOf(CARD, shared({ diary: [eaten('Guláš', 2092), eaten('Chléb', 1046)] }))
  expect(known[0]?.what).toBe('Deník: 750\u00a0kcal, bílkoviny 20\u00a0g')
  const least = eventsOf(CARD, shared({ diary: [eaten('Guláš', 2092), eaten('Něco', null)] }))
  expect(least[0]?.what).toBe('Deník: nejméně 500\u00a0kcal, bílkoviny nejméně 10\u00a0g')
  const unknown = eventsOf(CARD, shared({ diary: [eaten('Něco', null)] }))
  expect(unknown[0]?.what).toContain('energie neznámá')
})

it('events are in order with the latest first, a consultation on the day of its term in Prague', () => {
  const consultation = {
    guid: 'c',
    client: { guid: 'k', name: 'Jana' },
    service_name: 'Kontrola',
    state: 'done' as const,
    begins: '2026-11-20T23:30:00.000Z',
    ends: null,
    place: null,
    meeting_url: '',
    note: 'Chci zhubnout.',
    summary: '',
    reason: '',
    follow_up_on: null,
    is_follow_up_done: false,
    plans_left: 0,
    created_at: '2026-11-01T08:00:00.000Z',
  }
  const events = eventsOf(
    { ...CARD, consultations: [consultation] },
    shared({ weight: [{ day: '2026-11-20', weight: 81.5 }] }),
  )
  expect(events.map(({ day, what }) => [day, what])).toEqual([
    ['2026-11-21', 'Kontrola: proběhlo'],
    ['2026-11-20', 'Hmotnost 81,5\u00a0kg'],
  ])
})
