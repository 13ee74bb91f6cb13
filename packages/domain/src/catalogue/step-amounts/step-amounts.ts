import { searchStems } from '@zivina/czech/search-text'
import type { Segment } from '@zivina/nutrition/segments'
import { isGeneric, type NamedLine, type SoughtLine, soughtLine } from './named-food.ts'
import { adjectivesBefore, type Share, type StepWord, sentencesOf, shareBefore, tellsKind } from './step-words.ts'

/**
 * A line of the recipe that a step names: it uses all of it, half of it, or what earlier steps left of it; `named` where its amount
 * belongs to another step or stands in the text. `total` is the whole line where the text says how much of it a step takes, and `likely`
 * a line that no step names.
 */
export type StepAmount = { key: string; share: 'all' | 'half' | 'rest' | 'named' | 'total' | 'likely' }

export type NamedStep = { title: string; text: string }

/** What of a line the steps so far have used. */
type Used = 'nothing' | 'half' | 'some' | 'all'

/**
 * Which lines each step names, by the names of their foods in its text. Only what is sure: the noun of the food is in the step as a
 * noun, no adjective beside it tells another kind, and where several foods share the noun, a word tells which one. The amount
 * of a line belongs to the first step that names it, except „polovinu“ and „zbytek“. A step that gives an amount of its own needs none.
 *
 * @returns the lines of each step, in the order in which the step names them
 */
export function sureStepAmounts(steps: readonly NamedStep[], lines: readonly NamedLine[]): StepAmount[][] {
  const sought = lines.map(soughtLine).filter((line) => line !== null)
  const used = new Map<string, Used>()
  return steps.map((step) => {
    const found: StepAmount[] = []
    for (const { line, share, isAlone } of mentionsIn(step, sought)) {
      const next = afterMention(used.get(line.key) ?? 'nothing', share, isAlone)
      used.set(line.key, next.used)
      const known = found.find(({ key }) => key === line.key)
      if (known === undefined && share !== 'none') found.push({ key: line.key, share: next.shown ?? 'named' })
      else if (known?.share === 'named' && next.shown !== null) known.share = next.shown
    }
    return found
  })
}

/**
 * What a mention shows, and what it leaves. After a half, the rest is the other half; what an amount of the step's own left is told
 * only of a food with one line.
 */
function afterMention(used: Used, share: Share, isAlone: boolean): { used: Used; shown: StepAmount['share'] | null } {
  if (share === 'none' || used === 'all') return { used, shown: null }
  if (share === 'rest') {
    return { used: 'all', shown: used === 'half' ? 'half' : used === 'some' && isAlone ? 'rest' : null }
  }
  if (used !== 'nothing') return { used, shown: null }
  if (share === 'some') return { used: 'some', shown: null }
  return share === 'half' ? { used: 'half', shown: 'half' } : { used: 'all', shown: 'all' }
}

type Mention = {
  line: SoughtLine
  share: Share
  /** Whether no other line has the same food. */
  isAlone: boolean
}

/** The mentions of a step; its title counts for what its text does not name. */
function mentionsIn({ title, text }: NamedStep, lines: readonly SoughtLine[]): Mention[] {
  const [above, below] = [sentencesOf(title), sentencesOf(text)]
  const parts = partsNamed([...above, ...below])
  const inText = mentionsOf(below, lines, parts)
  const named = new Set(inText.map(({ line }) => line.food))
  return [...inText, ...mentionsOf(above, lines, parts).filter(({ line }) => !named.has(line.food))]
}

function mentionsOf(
  sentences: readonly StepWord[][],
  lines: readonly SoughtLine[],
  parts: ReadonlySet<Segment>,
): Mention[] {
  return sentences.flatMap((words) =>
    words.flatMap((word, place) => {
      if (word.isAdjective) return []
      const named = linesNamed(words, place, lines)
      const share = shareBefore(words, place)
      return ofPart(named, parts).map((line) => ({ line, share, isAlone: named.length === 1 }))
    }),
  )
}

/** The lines of the one food that a word names; none where it may be another. */
export function linesNamed(words: readonly StepWord[], place: number, lines: readonly SoughtLine[]): SoughtLine[] {
  const word = words[place] as StepWord
  const possible = lines.filter((line) => line.head === word.stem && isSame(line, words, place, lines))
  const same = possible.filter(({ plain }) => plain === word.plain)
  const best = mostSaid(same.length > 0 ? same : possible, words, place)
  return new Set(best.map(({ food }) => food)).size === 1 ? best : []
}

/** Whether nothing beside the word tells another food, and a word as general as „omáčka“ is told by another one. */
function isSame(line: SoughtLine, words: readonly StepWord[], place: number, lines: readonly SoughtLine[]): boolean {
  if (line.head === WATER && words.some(({ folded }) => OTHER_WATER.test(folded))) return false
  const others = new Set(lines.flatMap(({ head, modifiers }) => (head === line.head ? modifiers : [])))
  const foreign = adjectivesBefore(words, place).some(
    (word) => !line.modifiers.includes(word.stem) && (tellsKind(word) || others.has(word.stem)),
  )
  if (foreign) return false
  return !isGeneric(line.head) || line.head === WATER || saidOf(line, words, place) > 0
}

const [WATER = ''] = searchStems('voda')
/** Water to rinse, soak, cool and pour away is none of the recipe's. */
const OTHER_WATER =
  /^(tekouc|studen|ledov|lazn|lazen|slij|slej|scedt|proplach|oplach|omyj|namoc|namac|vylij|vylej|odpar|vypar|odkap|vymack|vyzdim)/

/** How many other words of the food stand up to three words before or after. */
function saidOf({ modifiers }: SoughtLine, words: readonly StepWord[], place: number): number {
  const near = words.slice(Math.max(0, place - 3), place + 4).map(({ stem }) => stem)
  return modifiers.filter((stem) => near.includes(stem)).length
}

/** Of several foods with one noun: those of which most is said; where nothing is, those that are called by the noun alone. */
function mostSaid(lines: readonly SoughtLine[], words: readonly StepWord[], place: number): SoughtLine[] {
  if (new Set(lines.map(({ food }) => food)).size <= 1) return [...lines]
  const most = Math.max(...lines.map((line) => saidOf(line, words, place)))
  if (most > 0) return lines.filter((line) => saidOf(line, words, place) === most)
  return lines.filter(({ modifiers }) => modifiers.length === 0)
}

/** The words by which steps name a part of a recipe. */
const PARTS: Partial<Record<Segment, readonly string[]>> = {
  Dough: searchStems('těsto'),
  Base: searchStems('základ korpus'),
  Marinade: searchStems('marináda naložení marinovat'),
  Meat: searchStems('maso'),
  Sauce: searchStems('omáčka'),
  Cream: searchStems('krém'),
  Filling: searchStems('náplň plnění'),
  Crust: searchStems('obal obalování strouhanka'),
  Glaze: searchStems('poleva'),
  Thickener: searchStems('zahuštění jíška zahušťování'),
  Garnish: searchStems('ozdoba zdobení podávání'),
  Side: searchStems('příloha kaše'),
  Dip: searchStems('dip'),
}

function partsNamed(sentences: readonly StepWord[][]): Set<Segment> {
  const stems = new Set(sentences.flat().map(({ plain }) => plain))
  const named = Object.entries(PARTS).filter(([, words]) => words.some((stem) => stems.has(stem)))
  return new Set(named.map(([segment]) => segment as Segment))
}

/** Lines of one food in several parts: those of the parts that the step names, otherwise all. */
function ofPart(lines: readonly SoughtLine[], parts: ReadonlySet<Segment>): readonly SoughtLine[] {
  const here = lines.filter(({ segment }) => parts.has(segment))
  return here.length > 0 ? here : lines
}
