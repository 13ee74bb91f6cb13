import type { ModeratedReview } from '@zivina/contract/community/reviews'
import { createStore } from '#app/kit/state/store.ts'

/** The own review that another part of the page has just saved. */
const news = createStore<{ recipe: string; review: ModeratedReview } | null>(null)

/** Tells the reviews of the page about it. */
export const notifyOwnReview = (recipe: string, review: ModeratedReview): void => news.write({ recipe, review })

/** Calls back with the own review of a recipe once it is saved elsewhere. @returns a function that unsubscribes */
export function hearOwnReview(recipe: string, hear: (review: ModeratedReview) => void): () => void {
  return news.subscribe(() => {
    const told = news.read()
    if (told?.recipe === recipe) hear(told.review)
  })
}
