import { RATINGS, type Rating } from '@zivina/nutrition/rating'
import { keepInTab, readFromTab } from '../tab-storage.ts'

/** What somebody wrote and has not sent; `waits` for them to log in. */
export type ReviewDraft = { rating: Rating | null; comment: string; waits: boolean }

const keyOf = (recipe: string) => `zivina-review-${recipe}`

export function readDraft(recipe: string): ReviewDraft | null {
  const kept = readFromTab(keyOf(recipe)) as Partial<ReviewDraft> | null
  if (typeof kept?.comment !== 'string') return null
  const rating = RATINGS.find((stars) => stars === kept.rating) ?? null
  return { rating, comment: kept.comment, waits: kept.waits === true }
}

export function keepDraft(recipe: string, draft: ReviewDraft | null): void {
  keepInTab(keyOf(recipe), draft)
}
