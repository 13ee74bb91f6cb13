import { expect, it } from 'vitest'
import { BadFile } from './bad-file.ts'
import { countSteps } from './count-steps.ts'
import { READ_LIMITS } from './read-limits.ts'
import { readPage, readText } from './read-source.ts'

/** Steps independent of the size: for each new element up to the deepest one, the parser moves those already open. */
const CONSTANT = READ_LIMITS.html_depth ** 2

/** Large enough that steps for each pair exceed the constant many times. */
const SIZE = 2500

const RECIPE = '<div itemscope itemtype="http://schema.org/Recipe">'
const json = (recipe: object) => JSON.stringify({ '@type': 'Recipe', recipeIngredient: ['1 g a'], ...recipe })
const list = <Value>(length: number, make: (index: number) => Value) =>
  Array.from({ length }, (_, index) => make(index))
const nested = (depth: number, inner = '') => `${'['.repeat(depth)}${inner}${']'.repeat(depth)}`

/** Its work counts too: a reader of lines goes through the line. */
const readLine = (line: string) => ({ amount: /^\d/.test(line.trim()) ? 1 : null, unit: null })

function steps(read: () => unknown): number {
  return countSteps(() => {
    try {
      read()
    } catch (error) {
      if (!(error instanceof BadFile)) throw error
    }
  })
}

/** Sources of growing size: depth and width grow together, so that work for each pair of them is detected. */
const SOURCES: [what: string, make: (size: number) => string][] = [
  [
    'elements in elements, breaks in them',
    (size) => `${RECIPE}${'<b itemprop=a>'.repeat(size / 20)}${'<br>'.repeat(size)}`,
  ],
  [
    'the same in a property that is read',
    (size) => `${RECIPE}${'<b itemprop=name>'.repeat(size / 20)}${'x<br>'.repeat(size)}`,
  ],
  [
    'lines in lists of ingredients in one another',
    (size) => `${RECIPE}${'<b itemprop=ingredients>'.repeat(size / 20)}${'<br>x '.repeat(size)}`,
  ],
  [
    'properties, each of another name',
    (size) => RECIPE + list(size, (index) => `<b itemprop=a${index}>x</b>`).join(''),
  ],
  ['names in one property', (size) => `${RECIPE}<b itemprop="${'name '.repeat(size)}">x</b>`],
  ['attributes in one element', (size) => `${RECIPE}<b ${list(size, (index) => `a${index}`).join(' ')}>x</b>`],
  ['ends of nothing in a hundred open elements', (size) => `${RECIPE}${'<b>'.repeat(100)}${'</x>'.repeat(size)}`],
  ['blocks of JSON-LD', (size) => '<script type="application/ld+json">{"@type":</script>'.repeat(size)],
  ['parts of one block', (size) => `<script type="application/ld+json">${'{<"a":'.repeat(size)}`],
  ['lists in a list', (size) => `[${list(size / 20, () => `[${'0,'.repeat(size)}0]`).join(',')}]`],
  ['lists in lists', (size) => nested(size)],
  ['an object of many keys', (size) => JSON.stringify(Object.fromEntries(list(size, (index) => [`k${index}`, {}])))],
  [
    'recipes that hold nothing',
    (size) => `[${list(size, () => '{"@type":"Recipe","recipeIngredient":["-"]}').join(',')}]`,
  ],
  ['types of one object', (size) => JSON.stringify({ '@type': list(size, () => 'Thing') })],
  ['instructions in a list in a list', (size) => json({ recipeInstructions: [list(size, () => 1)] })],
  ['blank instructions', (size) => json({ recipeInstructions: list(size, () => ' ') })],
  ['a section of steps', (size) => json({ recipeInstructions: { itemListElement: list(size, () => 1) } })],
  [
    'sections in sections',
    (size) => json({ recipeInstructions: list(size / 20, () => ({ itemListElement: list(size / 20, () => ({})) })) }),
  ],
  ['portions in lists in lists', (size) => `{"@type":"Recipe","recipeIngredient":["a"],"recipeYield":${nested(size)}}`],
  ['one line of entities', (size) => json({ recipeIngredient: ['&amp;'.repeat(size)] })],
  [
    'Tandoor’s steps and ingredients',
    (size) =>
      JSON.stringify({ steps: list(size / 20, () => ({ ingredients: list(size / 20, () => ({ food: '-' })) })) }),
  ],
  ['Mealie’s blank ingredients', (size) => JSON.stringify({ recipeIngredient: list(size, () => ({ note: '-' })) })],
  ['Paprika’s lines', (size) => JSON.stringify({ ingredients: '1 g a\n'.repeat(size) })],
  ['pasted lines', (size) => '1 g a\n'.repeat(size)],
  ['pasted lines without an amount', (size) => 'a\n'.repeat(size)],
  ['pasted parts of lines', (size) => `Kaše\nSuroviny\n${`${'a, '.repeat(size / 20)}\n`.repeat(size / 20)}`],
  [
    'a pasted sentence that lists',
    (size) => `Ahoj. Potřebuješ ${'1 g a, '.repeat(size)}1 g b. Vař. ${'A b. '.repeat(size)}`,
  ],
  ['pasted cells of tables', (size) => `Kaše\n${`|${'1 g | a |'.repeat(size / 20)}\n`.repeat(size / 20)}`],
  ['pasted brackets, tags and links', (size) => `Kaše\n${'([a]('.repeat(size)}\n${'#a '.repeat(size)}b`],
  ['pasted labels and times', (size) => `Kaše\n${'Příprava 20 min a '.repeat(size)}\n${'Porce\n4\n'.repeat(size)}`],
  ['a pasted line of spaces that are not seen', (size) => `pro${' \u200b'.repeat(size)}x`],
  ['a pasted text of tags', (size) => `x${'<p>'.repeat(size)}`],
  ['JSON of commas too many', (size) => `[${', '.repeat(size)}]`],
  ['JSON of a string without an end', (size) => `["${'\\"'.repeat(size)}`],
  ['CDATA that ends again and again', (size) => `[${']]> ; '.repeat(size)}x`],
]

const READERS: ((text: string) => unknown)[] = [(text) => readPage(text, null), (text) => readText(text, readLine)]

it.each(SOURCES)('%s: twice the source takes at most twice the steps', (_, make) => {
  const [source, longer] = [make(SIZE), make(2 * SIZE)]
  for (const read of READERS) {
    const [once, twice] = [steps(() => read(source)), steps(() => read(longer))]
    expect(twice).toBeLessThanOrEqual((longer.length / source.length) * once + CONSTANT)
  }
})
