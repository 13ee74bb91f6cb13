/** The closed lists that articles and guides are sorted by, with their Czech names. No schema: pages may carry this file. */

export const ARTICLE_CATEGORIES = ['zaklady', 'hubnuti', 'sport', 'zdravi', 'kuchyne', 'deti-a-rodina'] as const
export type ArticleCategory = (typeof ARTICLE_CATEGORIES)[number]

export const ARTICLE_CATEGORY_LABELS: Record<ArticleCategory, string> = {
  zaklady: 'Základy výživy',
  hubnuti: 'Hubnutí',
  sport: 'Sport a\u00a0svaly',
  zdravi: 'Zdraví',
  kuchyne: 'V\u00a0kuchyni',
  'deti-a-rodina': 'Děti a\u00a0rodina',
}

export const GUIDE_GOALS = ['hubnuti', 'nabirani', 'udrzeni'] as const
export type GuideGoal = (typeof GUIDE_GOALS)[number]

export const GUIDE_GOAL_LABELS: Record<GuideGoal, string> = {
  hubnuti: 'Zhubnout',
  nabirani: 'Přibrat',
  udrzeni: 'Udržet hmotnost',
}

export const GUIDE_STAGES = ['zacatek', 'rutina', 'potize'] as const
export type GuideStage = (typeof GUIDE_STAGES)[number]

export const GUIDE_STAGE_LABELS: Record<GuideStage, string> = {
  zacatek: 'Jak začít',
  rutina: 'Jak vydržet',
  potize: 'Když to drhne',
}

/** Calculators that may stand in a text. */
export const CALCULATOR_KINDS = ['bmi', 'energy', 'macros', 'fiber', 'water'] as const
export type CalculatorKind = (typeof CALCULATOR_KINDS)[number]

export const NOTE_KINDS = ['tip', 'warning'] as const
export type NoteKind = (typeof NOTE_KINDS)[number]

/** The same guide as an anchor of the page of guides and as its own address. */
export function guideSlug(goal: GuideGoal, stage: GuideStage): string {
  return `${goal}-${stage}`
}

/** The anchor of a numbered source of a text, and of the place that refers to it. */
export function sourceAnchor(number: number): string {
  return `zdroj-${number}`
}

/** @param occurrence from 1, among the references to this source in their order */
export function citationAnchor(number: number, occurrence: number): string {
  return `odkaz-${number}-${occurrence}`
}
