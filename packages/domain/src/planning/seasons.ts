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

type OfYear = Exclude<Season, 'all'>
const SEASONS_OF_TAGS: ReadonlyMap<string, OfYear> = new Map([
  ...(Object.keys(SEASON_TAGS) as OfYear[]).map((season) => [SEASON_TAGS[season], season] as const),
  ['Velikonoce', 'spring'],
  ['Vánoce', 'winter'],
])
/** By month, January first. */
const MONTHS: readonly OfYear[] = [
  ...(['winter', 'winter', 'spring', 'spring', 'spring', 'summer'] as const),
  ...(['summer', 'summer', 'autumn', 'autumn', 'autumn', 'winter'] as const),
]

/**
 * Whether a dish is eaten at that time of the year: it has no tag of a season or feast, or that of the month, the one before or the one after,
 * as a soup of the winter is right in November, too.
 * @param day `YYYY-MM-DD`
 */
export function isInSeason(tags: readonly string[], day: string): boolean {
  const own = tags.flatMap((tag) => SEASONS_OF_TAGS.get(tag) ?? [])
  const month = Number(day.slice(5, 7)) - 1
  return own.length === 0 || [11, 12, 13].some((by) => own.includes(MONTHS[(month + by) % 12] as OfYear))
}

export const SEASON_LABELS: Readonly<Record<Season, string>> = {
  all: 'Po celý rok',
  spring: 'Jaro',
  summer: 'Léto',
  autumn: 'Podzim',
  winter: 'Zima',
}
