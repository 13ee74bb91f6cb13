// `npm run bench:learn-pasted`: learns the weights of the reader of pasted recipes; with `-- --folds` measures them on texts left out.
import { onOurNode } from './bootstrap.mjs'

await onOurNode(import.meta.url, () => import('../packages/recipe-reader/training/learn-weights.ts'))
