import type { BlockWeights } from './label-blocks.ts'
import LINES from './line-weights.json' with { type: 'json' }
import NAMES from './name-weights.json' with { type: 'json' }
import type { NameWeights } from './recipe-name.ts'
import type { WordWeights } from './stated-words.ts'
import WORDS from './word-weights.json' with { type: 'json' }

/** What the reader has learned. */
export type ReaderWeights = { blocks: BlockWeights; names: NameWeights; words: WordWeights }

/** What `npm run bench:learn-pasted` wrote. */
export const LEARNED: ReaderWeights = { blocks: LINES, names: NAMES, words: new Map(Object.entries(WORDS)) }
