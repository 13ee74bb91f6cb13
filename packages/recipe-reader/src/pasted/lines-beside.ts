// Lines among ingredients and steps that belong to neither, which their neighbours tell.

import { READ_LIMITS } from '../read-limits.ts'
import type { Block } from './block-classes.ts'
import { fold, headingOf } from './headings.ts'
import { isMeasured } from './ingredient-lists.ts'
import { BULLET, bare } from './marks.ts'
import type { ReadLine } from './read-line.ts'

/** A line and the block that it belongs to. */
export type BlockLine = { line: string; block: Block }

/** Letters of a caption. */
const LONGEST_CAPTION = 100

/**
 * The places of equal short lines one after another among the steps: the words for those who do not see a picture, and its caption. Where
 * every step stands twice, they are no captions.
 */
export function captionsTwice(lines: readonly BlockLine[]): Set<number> {
  const places = new Set<number>()
  for (const [at, { line, block }] of lines.entries()) {
    const next = lines[at + 1]
    if (block !== 'step' || next?.block !== 'step' || line.length > LONGEST_CAPTION) continue
    if (bare(line) === bare(next.line)) places.add(at).add(at + 1)
  }
  const others = lines.some(({ block }, at) => block === 'step' && !places.has(at))
  return others ? places : new Set()
}

/** Letters of a stem, by which words of the name are found in other cases. */
const STEM = 4
/** So many ingredients with bullets are a list. */
const LISTED = 3
/** „2l sirupu“, „cca 1 l“ */
const VOLUME = /^(?:asi |cca )?[\d½¼¾][\d\s.,/½¼¾–-]{0,10}(?:l|dl|ml|litr\p{L}{0,2})(?: (\p{L}{4,20}))?$/iu

/**
 * The place of „2l sirupu“ above a list of which every other line has a bullet, in a recipe for „Lipový sirup“: how much it gives, no
 * ingredient. -1 where there is none.
 */
export function yieldAboveList(lines: readonly BlockLine[]): number {
  const at = lines.findIndex(({ block }) => block === 'ingredient')
  const listed = lines.filter(({ block }, place) => block === 'ingredient' && place > at)
  const [line = '', food = ''] = VOLUME.exec(lines[at]?.line.trim() ?? '') ?? []
  if (line === '' || listed.length < LISTED || !listed.every((one) => BULLET.test(one.line))) return -1
  const stem = fold(food).slice(0, STEM)
  const isNamed = lines.slice(0, at).some((one) => one.block === 'before' && fold(one.line).includes(` ${stem}`))
  return food === '' || isNamed ? at : -1
}

/** „Příprava kvásku:“ and „Příprava těsta: Mouku osolíme“ */
const MAKING = /^Příprava \p{Ll}{3,20}:$/u
const LABELLED = /^\p{Lu}[^:.!?\d]{2,40}: \p{Lu}/u

/**
 * The place of „Příprava kvásku:“ above steps that mostly have such labels: it names what its own step makes and does not head them all. -1
 * where there is none.
 */
export function labelOfFirstStep(lines: readonly BlockLine[]): number {
  const at = lines.findIndex(({ line, block }) => block === 'aside' && MAKING.test(bare(line)))
  const isFirst = !lines.some(({ line, block }, place) =>
    block === 'step' ? place < at : place !== at && block === 'aside' && headingOf(line, null)?.section === 'steps',
  )
  const later = lines.filter(({ block }, place) => block === 'step' && place > at + 1)
  const labelled = later.filter(({ line }) => LABELLED.test(bare(line).slice(0, READ_LIMITS.fact)))
  const isOne = labelled.length > 1 && labelled.length * 2 > later.length
  return at !== -1 && isFirst && isOne && lines[at + 1]?.block === 'step' ? at : -1
}

/** „doporučená příloha: vařené brambory“, „podáváme s: rýží“ */
const SERVED_WITH =
  /^(?:(?:(?:doporucena|vhodna|idealni|nase) )?priloha|(?:podavame|podavejte|servirujeme|servirujte) s)$/

/** Whether a line of a list says what is served with the dish, and no amount of it. */
export function isServedWith(line: string, readLine: ReadLine): boolean {
  const colon = line.indexOf(':')
  if (colon === -1 || !SERVED_WITH.test(fold(line.slice(0, Math.min(colon, READ_LIMITS.fact))))) return false
  const rest = line.slice(colon + 1).trim()
  return rest !== '' && !rest.split(', ', READ_LIMITS.line_parts).some((part) => isMeasured(part, readLine))
}
