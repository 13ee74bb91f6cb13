import type { CookbookCounts, CookbookScope } from '@zivina/contract/community/cookbook'
import { COOKBOOK_RECIPES_MAX } from '@zivina/contract/kernel/limits'
import { counted } from '@zivina/czech/plural'

export const FORMATS = ['pdf', 'cooklang', 'json'] as const
export type CookbookFormat = (typeof FORMATS)[number]

/** What is downloaded. @property part from 1 */
export type DownloadChoice = { format: CookbookFormat; scope: CookbookScope; part: number }

const FILES: Readonly<Record<CookbookFormat, { ending: string; label: string; hint: string }>> = {
  pdf: { ending: '.pdf', label: 'Kniha k\u00a0vytištění (PDF)', hint: 'Obsah a\u00a0každý recept na své stránce.' },
  cooklang: {
    ending: ' (Cooklang).zip',
    label: 'Textové soubory (Cooklang)',
    hint: 'Pro jiné kuchařské aplikace i\u00a0pro vás: recept je obyčejný text.',
  },
  json: {
    ending: '.json',
    label: 'Data (JSON)',
    hint: 'Podoba, kterou přečte většina kuchařských aplikací. Recepty z\u00a0ní umíme zase načíst i\u00a0my.',
  },
}

export const labelOf = (format: CookbookFormat): string => FILES[format].label
export const hintOf = (format: CookbookFormat): string => FILES[format].hint

/** How many recipes a choice has. */
export function recipesIn({ own, modified, favorites }: CookbookCounts, scope: CookbookScope): number {
  return own + modified + (scope === 'all' ? favorites : 0)
}

/** How many files a choice has. */
export function partsIn(counts: CookbookCounts, scope: CookbookScope): number {
  return Math.ceil(recipesIn(counts, scope) / COOKBOOK_RECIPES_MAX)
}

/** „Jen moje recepty a úpravy (3 recepty)“. */
export function scopeLabel(counts: CookbookCounts, scope: CookbookScope): string {
  const words = scope === 'own' ? 'Jen moje recepty a\u00a0úpravy' : 'Všechno, i\u00a0oblíbené recepty jiných'
  return `${words} (${counted(recipesIn(counts, scope), 'recept', 'recepty', 'receptů')})`
}

/** „Část 2 (recepty 501–730)“. */
export function partLabel(counts: CookbookCounts, { scope, part }: Omit<DownloadChoice, 'format'>): string {
  const first = (part - 1) * COOKBOOK_RECIPES_MAX + 1
  const last = Math.min(part * COOKBOOK_RECIPES_MAX, recipesIn(counts, scope))
  return `Část ${part} (recepty ${first}–${last})`
}

/** The path of the call, and the name that the file gets. */
export function fileOf({ format, scope, part }: DownloadChoice, parts: number): { path: string; name: string } {
  const which = parts > 1 ? `, část ${part} (celkem ${parts})` : ''
  return {
    path: `/api/cookbook/${format}?scope=${scope}&part=${part}`,
    name: `Kuchařka Živina${which}${FILES[format].ending}`,
  }
}
