import { describe, expect, it } from 'vitest'
import { CONSULTATION_EVENTS, CONSULTATION_STATES, consultationAfter } from './consultation-states.ts'

describe('a consultation', () => {
  it('that was confirmed once is confirmed after a move', () => {
    expect(consultationAfter('called_off', 'move', true)).toBe('confirmed')
    expect(consultationAfter('called_off', 'move', false)).toBe('requested')
    expect(consultationAfter('requested', 'move')).toBe('requested')
  })

  it('that is over stays as it is, but for a payment that comes late', () => {
    const after = (['done', 'cancelled', 'lapsed'] as const).flatMap((state) =>
      CONSULTATION_EVENTS.filter((event) => consultationAfter(state, event, true) !== null).map((e) => [state, e]),
    )
    expect(after).toEqual([['lapsed', 'pay']])
  })

  it('has a way to its end from every state', () => {
    const ends = CONSULTATION_STATES.filter((state) => consultationAfter(state, 'cancel') === 'cancelled')
    expect(ends).toEqual(['held', 'requested', 'confirmed', 'called_off'])
  })
})
