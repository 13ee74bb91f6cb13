/**
 * The closed lists that classify articles and guides, with their Czech names. The file contains no schema, so that pages may
 * import it.
 */

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

/** The kinds of texts that are edited in the administration. */
export const TEXT_KINDS = ['article', 'guide'] as const
export type TextKind = (typeof TEXT_KINDS)[number]
export const TEXT_KIND_LABELS: Readonly<Record<TextKind, string>> = { article: 'článek', guide: 'návod' }

/** The public page of a text. */
export function textPath(kind: TextKind, slug: string): string {
  return `/${kind === 'article' ? 'clanky' : 'navody'}/${slug}`
}

/** What public pages show of a text: its file, an edited version, or nothing, as it waits for its day or was withdrawn. */
export const TEXT_STATES = ['file', 'edited', 'unpublished'] as const
export type TextState = (typeof TEXT_STATES)[number]
export const TEXT_STATE_LABELS: Readonly<Record<TextState, string>> = {
  file: 'ze souboru',
  edited: 'upravený',
  unpublished: 'není na webu',
}

/** What became of a version. */
export const TEXT_VERSION_STATES = ['draft', 'scheduled', 'published'] as const
export type TextVersionState = (typeof TEXT_VERSION_STATES)[number]
export const TEXT_VERSION_STATE_LABELS: Readonly<Record<TextVersionState, string>> = {
  draft: 'rozepsaná',
  scheduled: 'naplánovaná',
  published: 'zveřejněná',
}

/** Calculators that a text may contain. */
export const CALCULATOR_KINDS = ['bmi', 'energy', 'macros', 'fiber', 'water'] as const
export type CalculatorKind = (typeof CALCULATOR_KINDS)[number]

export const NOTE_KINDS = ['tip', 'warning'] as const
export type NoteKind = (typeof NOTE_KINDS)[number]

/** The slug of a guide, which is also its anchor on the page of guides. */
export function guideSlug(goal: GuideGoal, stage: GuideStage): string {
  return `${goal}-${stage}`
}

/** The anchor of a numbered source, to which its references in the text link. */
export function sourceAnchor(number: number): string {
  return `zdroj-${number}`
}

/** The anchor of a reference. @param occurrence from 1, among the references to this source in their order */
export function citationAnchor(number: number, occurrence: number): string {
  return `odkaz-${number}-${occurrence}`
}
