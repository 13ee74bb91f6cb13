import { describe, expect, it } from 'vitest'
import { changedReview, firstStatus } from './policy.ts'
import type { ReviewValues } from './queries.ts'

const answered: ReviewValues = {
  rating: 4,
  comment: 'Dobré.',
  status: 'Approved',
  status_note: '',
  reply: 'Děkuji.',
  replied_at: new Date(0),
}

it('stars without a comment are approved at once, comments are moderated', () => {
  expect(firstStatus(null)).toBe('Approved')
  expect(firstStatus('Dobré.')).toBe('Pending')
})

describe('a change', () => {
  it('of the stars changes nothing else', () => {
    expect(changedReview(answered, { rating: 2 })).toEqual({ ...answered, rating: 2 })
    expect(changedReview(answered, { rating: 2, comment: 'Dobré.' })).toEqual({ ...answered, rating: 2 })
  })

  it('without a difference changes nothing', () => {
    expect(changedReview(answered, {})).toEqual(answered)
  })

  it('of the comment makes it pending and removes the answer to the former one', () => {
    const changed = { rating: 4, comment: 'Lepší.', status: 'Pending', status_note: '', reply: null, replied_at: null }
    expect(changedReview(answered, { comment: 'Lepší.' })).toEqual(changed)
  })

  it('that removes the comment leaves approved stars', () => {
    const denied = { ...answered, status: 'Denied' as const, status_note: 'Odkaz.' }
    const stars = { rating: 4, comment: null, status: 'Approved', status_note: '', reply: null, replied_at: null }
    expect(changedReview(denied, { comment: null })).toEqual(stars)
  })

  it('of the stars does not approve a denied comment', () => {
    const denied = { ...answered, status: 'Denied' as const, status_note: 'Odkaz.', reply: null, replied_at: null }
    expect(changedReview(denied, { rating: 5 })).toEqual({ ...denied, rating: 5 })
  })
})
