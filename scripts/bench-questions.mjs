// `npm run bench:questions`: how well questions are read into filters, and what they find in the starter catalogue.
import { onOurNode } from './bootstrap.mjs'

await onOurNode(import.meta.url, () => import('../bench/src/questions/main.ts'))
