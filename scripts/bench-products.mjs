// `npm run bench:products`: latency of known barcodes and of the search of products, in databases of generated products.
import { onOurNode } from './bootstrap.mjs'

await onOurNode(import.meta.url, () => import('../bench/src/products.ts'))
