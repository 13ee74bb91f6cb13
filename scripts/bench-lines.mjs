// `npm run bench:lines`: how well the published corpus of ingredient lines is read and matched to the starter catalogue.
import { onOurNode } from './bootstrap.mjs'

await onOurNode(import.meta.url, () => import('../packages/recipe-reader/bench/lines/main.ts'))
