import type { Block } from '#reader/pasted/block-classes.ts'
import { type CutLine, cutLines } from '#reader/pasted/cut-lines.ts'
import { readFacts } from '#reader/pasted/facts.ts'
import { headingOf } from '#reader/pasted/headings.ts'
import { cuesOfLines } from '#reader/pasted/line-cues.ts'
import { bare } from '#reader/pasted/marks.ts'
import { belowHeading, cuesOfNames } from '#reader/pasted/name-cues.ts'
import { isNoise } from '#reader/pasted/noise.ts'
import type { WordWeights } from '#reader/pasted/stated-words.ts'
import { readRecipeLine } from '#reader/recipe-line.ts'
import type { MeantRecipe, PastedCase } from '../bench/pasted/corpus.ts'
import { goldBlocks, goldNames } from './gold-blocks.ts'

/** A pasted recipe with the features of its lines (`cues`) and their gold labels. */
export type TrainingText = {
  kind: string
  lines: string[]
  cues: string[][]
  fixed: (Block | null)[]
  gold: Block[]
  names: NameCase | null
  meant: PastedCase
}
/** The lines before a recipe, and the indices of those that are its name. */
export type NameCase = { lines: string[]; cues: string[][]; right: number[] }

/** The training texts of some pasted recipes. */
export function textsOf(cases: readonly PastedCase[], words: WordWeights): TrainingText[] {
  return cases.map((one) => trainingText(one, words))
}

function trainingText(meantCase: PastedCase, words: WordWeights): TrainingText {
  const { text, meant } = meantCase
  const cut = cutLines(text, readRecipeLine)
  const lines = cut.map(({ line }) => line)
  const gold = goldBlocks(cut, meant)
  return {
    names: nameCase(cut, gold, meant, words),
    meant: meantCase,
    kind: meant.kind,
    lines,
    gold,
    cues: cuesOfLines(lines, readRecipeLine, words),
    fixed: cut.map(({ block }) => block),
  }
}

function nameCase(
  cut: readonly CutLine[],
  gold: readonly Block[],
  meant: MeantRecipe,
  words: WordWeights,
): NameCase | null {
  const right = goldNames(cut, gold, meant)
  const listed = belowHeading(cut.filter((_, at) => gold[at] === 'before').map(({ line }) => line))
  const places = cut.flatMap(({ line }, at) => {
    if (gold[at] !== 'before' || (listed[at] && at > 0)) return []
    const { only } = readFacts(bare(line))
    const heading = headingOf(bare(line), null)
    return ((only || isNoise(bare(line))) && !right.includes(at)) || (heading !== null && heading.section !== 'part')
      ? []
      : [at]
  })
  const lines = places.map((at) => cut[at]?.line ?? '')
  const told = [...meant.lines.map((line) => ('line' in line ? line.line : line.cells.join(' '))), ...meant.steps]
  const rightPlaces = places.flatMap((at, index) => (right.includes(at) ? [index] : []))
  return rightPlaces.length === 0
    ? null
    : { lines, cues: cuesOfNames(lines, told, readRecipeLine, words), right: rightPlaces }
}

/** A pseudo-random order that is the same for the same seed. */
export function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  let state = seed * 2_654_435_761
  const next = () => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e3779b9) >>> 0
    return state
  }
  return items
    .map((item) => ({ item, key: next() }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ item }) => item)
}
