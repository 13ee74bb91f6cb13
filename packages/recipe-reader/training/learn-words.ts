import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { stemsOfWords, type WordWeights } from '#reader/pasted/stated-words.ts'
import type { PastedCase } from '../bench/pasted/corpus.ts'

const ROOT = path.join(import.meta.dirname, '../../..')
/** Lines in which a word has to be, at least. */
const RARE = 3
/** Hundredths of a natural logarithm: what is nearer to zero is left out. */
const SMALL = 5
const SCALE = 10
/** Words as if seen on both sides, so that few sightings tell little. */
const DOUBT = 1
const SIZE_DOUBT = 100
/** The pasted texts are few, but of the kind that is read. */
const OWN_STEPS = 3
const OWN_OTHER = 5
const WORDS = 5

type Lines = { steps: string[]; other: string[] }

/** Instructions, descriptions and articles of the product itself. */
export function productLines(): Lines {
  const recipes = readdirSync(path.join(ROOT, 'data/recipes')).filter((file) => file.endsWith('.json'))
  const lines: Lines = { steps: [], other: articleLines(path.join(ROOT, 'content')) }
  for (const file of recipes) {
    const recipe = JSON.parse(readFileSync(path.join(ROOT, 'data/recipes', file), 'utf8'))
    for (const { step_text } of recipe.steps ?? []) lines.steps.push(step_text)
    for (const told of [recipe.headnote, recipe.tip]) if (told) lines.other.push(told)
  }
  return lines
}

function articleLines(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .toSorted()
    .flatMap((file) => readFileSync(path.join(folder, file), 'utf8').split('\n'))
    .filter((line) => line.length > 60 && !/^[#|>`-]/.test(line))
}

/** The sentences of pasted texts that are steps, and those that are neither steps nor ingredients. */
function pastedLines(cases: readonly PastedCase[]): Lines {
  const lines: Lines = { steps: [], other: [] }
  for (const { text, meant } of cases) {
    const steps = meant.steps.join(' ')
    const ingredients = meant.lines.map((one) => ('line' in one ? one.line : one.cells.join(' '))).join('\n')
    lines.steps.push(...meant.steps)
    for (const line of text.split('\n').map((one) => one.replace(/^[\s\d.)•*–-]+/u, '').trim())) {
      const isOther = line.split(' ').length >= WORDS && !steps.includes(line) && !line.includes(meant.steps[0] ?? '\n')
      if (isOther && !ingredients.includes(line) && !/[,|].*[,|]/.test(line.slice(0, 60))) lines.other.push(line)
    }
  }
  return lines
}

/** How much likelier each word is in instructions than elsewhere (naive Bayes). */
export function learnWords(product: Lines, cases: readonly PastedCase[]): WordWeights {
  const own = pastedLines(cases)
  const counts = new Map<string, [steps: number, other: number]>()
  const sums = [0, 0]
  const count = (lines: readonly string[], side: 0 | 1, by: number) => {
    for (const line of lines)
      for (const stem of new Set(stemsOfWords(line))) {
        const pair = counts.get(stem) ?? [0, 0]
        pair[side] += by
        sums[side] = (sums[side] ?? 0) + by
        counts.set(stem, pair)
      }
  }
  count(product.steps, 0, 1)
  count(product.other, 1, 1)
  count(own.steps, 0, OWN_STEPS)
  count(own.other, 1, OWN_OTHER)
  const [allSteps = 0, allOther = 0] = sums
  const weightOf = ([steps, other]: readonly [number, number]) =>
    Math.round(
      SCALE * Math.log((steps + DOUBT) / (allSteps + SIZE_DOUBT) / ((other + DOUBT) / (allOther + SIZE_DOUBT))),
    )
  return new Map(
    [...counts]
      .filter(([, [steps, other]]) => steps + other >= RARE)
      .map(([stem, pair]): [string, number] => [stem, weightOf(pair)])
      .filter(([, weight]) => Math.abs(weight) >= SMALL)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
}
