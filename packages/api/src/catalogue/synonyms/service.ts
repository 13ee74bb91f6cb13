import { readFileSync } from 'node:fs'
import { compileSynonyms, searchVariants } from '@zivina/czech/search-synonyms'
import { searchStems } from '@zivina/czech/search-text'
import { z } from 'zod'

const Terms = z.strictObject({
  same: z.array(z.array(z.string().min(1)).min(2)),
  kinds: z.record(z.string(), z.array(z.string().min(1)).min(1)),
})

const FILE = new URL('../../../../../data/search-synonyms.json', import.meta.url)

/** Synonyms of foods; read once, at the start of the process. */
export const SYNONYM_TERMS = Terms.parse(JSON.parse(readFileSync(FILE, 'utf8')))
const synonyms = compileSynonyms(SYNONYM_TERMS)

/** The variants of a search text, each as its stems; the text's own first, none for a text without words. */
export function variantsOf(text: string): string[][] {
  const stems = searchStems(text)
  return stems.length === 0 ? [] : searchVariants(stems, synonyms)
}
