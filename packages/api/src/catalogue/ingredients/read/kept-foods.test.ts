import type { Database } from '@zivina/db/database'
import { openTestDatabase } from '@zivina/db/testing/database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PUBLIC } from '#api/kernel/access/ownership.ts'
import { judgeFoodSearches } from '#api/testing/food-searches.ts'
import { ALIKE_THRESHOLD, CLOSE_THRESHOLD, toSearch } from './find-foods.ts'
import { alikeAmong, type KeptFoods, keptFoods, matchesAmong } from './kept-foods.ts'
import { countUses } from './queries.ts'
import { type AlikeMatch, selectAlike, selectMatches } from './search-queries.ts'

const MOST = 5000

let database: Database
let kept: KeptFoods
beforeAll(async () => {
  database = await openTestDatabase({ seeded: true })
  const found = await keptFoods(database.db, { version: () => 1 })
  if (found === null) throw new Error('The foods of the starter catalogue are not kept.')
  kept = found
})
afterAll(() => database.close())

/** The texts of every published search, and `others`. */
async function textsWith(others: readonly string[]): Promise<string[]> {
  const texts = [...others]
  await judgeFoodSearches(new Set(kept.bySlug.keys()), async (text) => {
    texts.push(text)
    return []
  })
  expect(texts.length).toBeGreaterThan(800)
  return texts
}

test('foods in memory are found as in the database, in the same order, for every published search', async () => {
  const texts = await textsWith(['m', 'na', 'ch', 'mouka hladká', 'pepř%', 'sy_r', 'ryba', 'smetana ke šlehání'])
  const uses = await countUses(database.db)
  for (const [at, text] of texts.entries()) {
    const search = toSearch(text)
    if (search === null) continue
    // Every third time among the foods of recipes.
    const usedOnly = at % 3 === 0
    const { matches } = await selectMatches(database.db, search, { usedOnly, viewer: PUBLIC }, MOST)
    const asked = matchesAmong(kept, search, (guid) => !usedOnly || uses.has(guid))
    const plain = (list: typeof asked) => list.map((match) => `${match.class} ${match.dietary} ${match.guid}`)
    expect(plain(asked), text).toEqual(plain(matches))
  }
})

test('similar spellings in memory are those of the database, in the same order, for every published search', async () => {
  const texts = await textsWith([
    'бmléko',
    'a b',
    'bramborovakase s maslem',
    'aaaaaaa',
    'tvaroch měkký odtučněný tvaroch',
    'xy1',
  ])
  const uses = await countUses(database.db)
  const plain = (list: readonly AlikeMatch[]) =>
    list.map(({ guid, search_text, place }) => `${place} ${guid} ${search_text}`)
  let found = 0
  for (const [at, text] of texts.entries()) {
    const search = toSearch(text)
    if (search === null) continue
    const usedOnly = at % 3 === 0
    const among = { usedOnly, viewer: PUBLIC }
    const isAsked = (guid: string) => !usedOnly || uses.has(guid)
    const alike = await selectAlike(database.db, search, among)
    expect(plain(alikeAmong(kept, search, ALIKE_THRESHOLD, isAsked)), text).toEqual(plain(alike))
    const { matches, alike: close } = await selectMatches(database.db, search, among, MOST)
    if (matches.length === 0)
      expect(plain(alikeAmong(kept, search, CLOSE_THRESHOLD, isAsked)), text).toEqual(plain(close))
    found += alike.length
  }
  expect(found).toBeGreaterThan(9000)
})

test('foods are not kept while the version of the catalogue is unknown', async () => {
  expect(await keptFoods(database.db, { version: () => null })).toBeNull()
})
