// `npm run bench:pasted`: how well the published corpus of pasted recipes is read.
import { onOurNode } from './bootstrap.mjs'

await onOurNode(import.meta.url, () => import('../packages/recipe-reader/bench/pasted/main.ts'))
