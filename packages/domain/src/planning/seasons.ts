/** When a ready-made week fits best. */
export const SEASONS = ['all', 'spring', 'summer', 'autumn', 'winter'] as const
export type Season = (typeof SEASONS)[number]

export const SEASON_LABELS: Readonly<Record<Season, string>> = {
  all: 'Po celý rok',
  spring: 'Jaro',
  summer: 'Léto',
  autumn: 'Podzim',
  winter: 'Zima',
}
