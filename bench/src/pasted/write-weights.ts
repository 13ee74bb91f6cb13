import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { BLOCKS } from '@zivina/integrations/recipe-import/pasted/block-classes'
import type { WordWeights } from '@zivina/integrations/recipe-import/pasted/told-words'
import type { ReaderWeights } from '@zivina/integrations/recipe-import/pasted-text'

const FOLDER = path.join(import.meta.dirname, '../../../packages/integrations/src/recipe-import/pasted')

/** Writes the tables that the reader of pasted recipes imports. */
export function writeWeights({ blocks, names, words }: ReaderWeights): void {
  const rows = (table: Readonly<Record<string, readonly number[]>>) =>
    Object.entries(table)
      .map(([name, values]) => `    ${JSON.stringify(name).replaceAll('"', "'")}: [${values.join(', ')}],`)
      .join('\n')
  writeFileSync(
    path.join(FOLDER, 'line-weights.ts'),
    `// Made by bench/src/pasted/learn-weights.ts from the pasted recipes of bench/corpora (without the untouched half).
import type { BlockWeights } from './label-blocks.ts'

/** One number for each of: ${BLOCKS.join(', ')}. What is above zero speaks for the block. */
export const WEIGHTS: BlockWeights = {
  order: {
${rows(blocks.order)}
  },
  cues: {
${rows(blocks.cues)}
  },
}
`,
  )
  writeWords(words)
  const lines = Object.entries(names).map(([cue, weight]) => `  '${cue}': ${weight},`)
  writeFileSync(
    path.join(FOLDER, 'name-weights.ts'),
    `// Made by bench/src/pasted/learn-weights.ts.

/** What speaks for a line before a recipe being its name, above zero, and what against it. */
export const NAME_WEIGHTS: Readonly<Record<string, number>> = {
${lines.join('\n')}
}
`,
  )
}

/** The beginnings of words by their weight. */
function writeWords(words: WordWeights): void {
  const byWeight = Map.groupBy(
    [...words].toSorted(([, a], [, b]) => b - a),
    ([, weight]) => weight,
  )
  const rows = [...byWeight].map(([weight, stems]) => `  [${weight}, '${stems.map(([stem]) => stem).join(' ')}'],`)
  writeFileSync(
    path.join(FOLDER, 'word-weights.ts'),
    `// Made by bench/src/pasted/learn-weights.ts from the steps, descriptions and articles of the product and the pasted recipes of bench/corpora.
import type { WordWeights } from './told-words.ts'

/** The beginnings of words, without accents, by their weight: see \`WordWeights\`. */
const STEMS: readonly (readonly [weight: number, stems: string])[] = [
${rows.join('\n')}
]

export const WORD_WEIGHTS: WordWeights = new Map(
  STEMS.flatMap(([weight, stems]) => stems.split(' ').map((stem): [string, number] => [stem, weight])),
)
`,
  )
}
