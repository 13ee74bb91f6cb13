import { readFile } from 'node:fs/promises'
import { openRecorder } from './recorder.ts'

export type SearchResult = { searches: number; recall: number; mrr: number }

type Query = { search: string; recipes: string[] }

const FILE = new URL('../search-queries.json', import.meta.url)
/** How many results a person looks at. */
const SEEN = 10

/**
 * The quality of `search_all` in the starter catalogue: the share of the intended recipes among the first ten (recall@10), and
 * the rank of the first of them (mean reciprocal rank).
 */
export async function measureSearch(url: string): Promise<SearchResult> {
  const recorder = await openRecorder(url)
  try {
    const queries = JSON.parse(await readFile(FILE, 'utf8')) as Query[]
    const scores = { recall: 0, mrr: 0 }
    for (const { search, recipes } of queries) {
      const address = `http://localhost/api/search_all?search=${encodeURIComponent(search)}&limit=${SEEN}`
      const found = (await (await recorder.api(new Request(address))).json()) as { recipes: { slug: string }[] }
      const hits = found.recipes.map(({ slug }) => recipes.includes(slug))
      scores.recall += hits.filter(Boolean).length / Math.min(SEEN, recipes.length)
      scores.mrr += hits.includes(true) ? 1 / (hits.indexOf(true) + 1) : 0
    }
    return { searches: queries.length, recall: scores.recall / queries.length, mrr: scores.mrr / queries.length }
  } finally {
    await recorder.close()
  }
}
