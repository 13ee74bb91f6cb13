/** What became of an entry: a draft has no day, a scheduled one has a later one. */
export const NEWS_STATES = ['draft', 'scheduled', 'published'] as const
export type NewsState = (typeof NEWS_STATES)[number]
export const NEWS_STATE_LABELS: Readonly<Record<NewsState, string>> = {
  draft: 'rozepsaná',
  scheduled: 'naplánovaná',
  published: 'zveřejněná',
}

/** What became of an entry by now. */
export function newsState({ published_at }: { published_at: string | null }): NewsState {
  if (published_at === null) return 'draft'
  return Date.parse(published_at) > Date.now() ? 'scheduled' : 'published'
}
