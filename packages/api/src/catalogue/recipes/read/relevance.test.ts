import { readFile } from 'node:fs/promises'
import { searchStems, wordsOf } from '@zivina/czech/search-text'
import { scaleRecipes } from '@zivina/db/build/scale'
import type { Database } from '@zivina/db/database'
import { openTestDatabase } from '@zivina/db/testing/database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anyPrefixQuery, matchQuery, prefixQuery } from '#api/catalogue/recipes/filter/sql.ts'
import { variantsOf } from '#api/catalogue/synonyms/service.ts'
import { selectByLikeness, selectByRelevance } from './queries/search.ts'

const FILE = new URL('../../../../../../bench/search-queries.json', import.meta.url)
const RECIPES = 1200
/** Of more matches not all are ranked. */
const RANKED_MAX = 400

let database: Database
beforeAll(async () => {
  database = await openTestDatabase({ seeded: true })
  await scaleRecipes(database.pool, RECIPES)
})
afterAll(() => database.close())

/** The order as it is described, with every match ranked: the plain way. */
async function rankAll(words: readonly string[], variants: string[][]): Promise<{ guid: string; kind: number }[]> {
  const [asked = [], ...others] = variants
  const { rows } = await database.pool.query(
    `select guid, case when search_vector @@ $2::tsquery then case when ' ' || search_name like all ($3::text[]) then 3 else 2 end
       when search_vector @@ $4::tsquery then 1 else 0 end as kind
     from recipe where status = 'Approved' and not duplicate and search_vector @@ $1::tsquery
     order by kind desc, ts_rank(search_vector, $1::tsquery) desc, created_at desc, guid`,
    [anyPrefixQuery(variants), prefixQuery(asked, 'A'), words.map((word) => `% ${word}%`), anyPrefixQuery(others, 'A')],
  )
  return rows
}

async function readTexts(): Promise<string[]> {
  const queries = JSON.parse(await readFile(FILE, 'utf8')) as { search: string }[]
  return [
    ...queries.map(({ search }) => search),
    'polévka',
    'kuře',
    'ryba',
    'sůl',
    'moravský',
    'sýr a vejce',
    'zemákové jídlo',
  ]
}

test('the best recipes are those of ranking every match, with kinds looked for one after another', async () => {
  let bounded = 0
  for (const search of await readTexts()) {
    const words = wordsOf(search).filter((word) => searchStems(word).length > 0)
    const variants = variantsOf(search)
    const all = await rankAll(words, variants)
    for (const limit of [1, 10, 60]) {
      const found = await selectByRelevance(database.db, { words, variants }, limit)
      const best = all.slice(0, limit)
      if (all.length <= RANKED_MAX) {
        expect(found, search).toEqual(best.map(({ guid }) => guid))
        continue
      }
      bounded += 1
      const kindOf = new Map(all.map(({ guid, kind }) => [guid, kind]))
      expect(
        found.map((guid) => kindOf.get(guid)),
        search,
      ).toEqual(best.map(({ kind }) => kind))
    }
  }
  expect(bounded).toBeGreaterThan(0)
})

test('a query by places matches what all its variants match', async () => {
  for (const search of await readTexts()) {
    const variants = variantsOf(search)
    const count = async (query: string) =>
      (await database.pool.query('select count(*) from recipe where search_vector @@ $1::tsquery', [query])).rows
    expect(await count(matchQuery(variants)), search).toEqual(await count(anyPrefixQuery(variants)))
  }
  expect(
    matchQuery([
      ['zemak', 'polevk'],
      ['brambor', 'polevk'],
    ]),
  ).toBe(`('zemak':* | 'brambor':*) & ('polevk':*)`)
})

test('the most similar names are found, however many are similar', async () => {
  const { rows } = await database.pool.query<{ guid: string; near: number }>(
    `select guid, word_similarity('bramburackka', search_name) as near from recipe
     where status = 'Approved' and not duplicate and word_similarity('bramburackka', search_name) >= 0.35 order by near desc`,
  )
  const nearOf = new Map(rows.map(({ guid, near }) => [guid, near]))
  const found = await selectByLikeness(database.db, 'bramburackka', 10)
  expect(found.map((guid) => nearOf.get(guid))).toEqual(rows.slice(0, 10).map(({ near }) => near))
})
