// `npm run bench:searches`: how well the published corpus of food searches finds what is meant in the starter catalogue.
import { onOurNode } from './bootstrap.mjs'

await onOurNode(import.meta.url, () => import('../bench/src/food-searches.ts'))
