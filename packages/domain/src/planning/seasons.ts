/** When a ready-made week fits best. */
export const SEASONS = ['all', 'spring', 'summer', 'autumn', 'winter'] as const
export type Season = (typeof SEASONS)[number]

/** The tags of recipes that belong to a season. */
export const SEASON_TAGS = {
  spring: 'jaro',
  summer: 'léto',
  autumn: 'podzim',
  winter: 'zima',
} as const satisfies Record<Exclude<Season, 'all'>, string>

export const SEASON_LABELS: Readonly<Record<Season, string>> = {
  all: 'Po celý rok',
  spring: 'Jaro',
  summer: 'Léto',
  autumn: 'Podzim',
  winter: 'Zima',
}
