/** The categories of news entries. */
export const NEWS_CATEGORIES = ['newly_added', 'future_plans', 'interesting_facts', 'error', 'info', 'other'] as const
export type NewsCategory = (typeof NEWS_CATEGORIES)[number]

export const NEWS_CATEGORY_NAMES: Readonly<Record<NewsCategory, string>> = {
  newly_added: 'Novinka',
  future_plans: 'Plán do budoucna',
  interesting_facts: 'Zajímavost',
  error: 'POZOR CHYBA',
  info: 'Informace',
  other: 'Ostatní',
}
