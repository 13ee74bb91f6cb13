import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { BLOCKS } from '@zivina/integrations/recipe-import/pasted/block-classes'
import type { BlockWeights } from '@zivina/integrations/recipe-import/pasted/label-blocks'

const FOLDER = path.join(import.meta.dirname, '../../../packages/integrations/src/recipe-import/pasted')

/** Writes the tables that the reader of pasted recipes imports. */
export function writeWeights(blocks: BlockWeights, names: Record<string, number>): void {
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
