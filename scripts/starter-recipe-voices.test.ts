import { beforeAll, expect, test } from 'vitest'
import { readRecipeFiles } from '../packages/db/src/seed/catalogue/recipes.ts'

type Recipe = Awaited<ReturnType<typeof readRecipeFiles>>[number]

interface Theme {
  /** What a reader would notice to repeat. */
  name: string
  words: RegExp
  /** Where it is counted: the line under the name, the tip, or both. */
  within: readonly ('headnote' | 'tip')[]
}

const BOTH = ['headnote', 'tip'] as const

/** What one author once wrote nearly everywhere. */
const OF_AUTHOR: Readonly<Record<string, readonly Theme[]>> = {
  'lenka-zelena': [{ name: 'protein, iron, B12', words: /bílkovin|želez|B12|aminokyselin/iu, within: BOTH }],
  'klara-vesela': [{ name: 'a figure', words: /\d\s(?:g|kcal|%)/u, within: BOTH }],
  'martin-dvorak': [{ name: 'raw grams', words: /\d\s(?:kg|g|ml|kcal)/u, within: ['headnote'] }],
  'hana-kralova': [
    {
      name: 'gluten or a label',
      words: /lepk|lepek|bezlep|celiak|etiket|složení|štítek|\bobalu\b|přeškrtnut|údaj|drobné(?:m|ho)? písm/iu,
      within: BOTH,
    },
  ],
  'jarmila-novakova': [
    { name: 'the canteen or school', words: /jídeln|škol|inspektor|prvňá|(?<!\p{L})žá[ck]/iu, within: BOTH },
  ],
  'petr-moravec': [{ name: 'opens with where', words: /^(?:Ve?|Na|U)\s/u, within: ['headnote'] }],
  'eva-mala': [],
  'tomas-rychly': [],
}

const BUYS =
  '(?:ne)?kup\\p{L}*|koup[ií]\\p{L}*|vyb[eí]r\\p{L}*|vyberte|berte|vezměte|hledejte|volte|čtěte|nejlepší (?:je|jsou)'

/** What all of them wrote too often. */
const OF_ALL: readonly Theme[] = [
  { name: '„nikdo“', words: /\bnikdo/iu, within: BOTH },
  // The first sentence: up to the first full stop that is followed by a capital, or the whole tip.
  {
    name: 'a tip that opens with buying',
    words: new RegExp(`^[^.!?]*(?<!\\p{L})(?:${BUYS})(?!\\p{L})`, 'iu'),
    within: ['tip'],
  },
]

let recipes: Recipe[]
beforeAll(async () => {
  recipes = await readRecipeFiles()
})

/** The recipes in which a theme stands. */
const inWhich = (theme: Theme, of: readonly Recipe[]) =>
  of.filter((recipe) => theme.within.some((line) => theme.words.test((recipe[line] ?? '').replaceAll('\u00a0', ' '))))

test('every author of a recipe has themes to be told apart by', () => {
  expect([...new Set(recipes.map(({ creator }) => creator))].sort()).toEqual(Object.keys(OF_AUTHOR).sort())
})

test.each(Object.entries(OF_AUTHOR))('no theme stands in over a tenth of the recipes of %s', (author, themes) => {
  const own = recipes.filter(({ creator }) => creator === author)
  const worn = [...themes, ...OF_ALL].flatMap((theme) => {
    const found = inWhich(theme, own)
    return found.length > Math.ceil(own.length / 10)
      ? [`${theme.name}: ${found.length} of ${own.length}, ${found.map(({ slug }) => slug).join(', ')}`]
      : []
  })
  expect(worn).toEqual([])
})
