import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AccountApi, type Answer, openAccountApi } from '#api/testing/account-api.ts'

let api: AccountApi
let token: string

beforeAll(async () => {
  api = await openAccountApi({ seeded: true })
  token = (await api.login((await api.user()).email)).access
})
afterAll(() => api.close())

const RECIPE = '<div itemscope itemtype="http://schema.org/Recipe">'
const recipe = (fields: object) => JSON.stringify({ '@type': 'Recipe', name: 'A', ...fields })
const lists = (length: number, count: number) =>
  `[${Array(count)
    .fill(`[${'0,'.repeat(length - 1)}0]`)
    .join(',')}]`
const keys = (count: number) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, {}])))

const sendFile = (data: string | Buffer) =>
  api.post('/recipe_import/file', { content: Buffer.from(data).toString('base64') }, { token })

/** The result for a person: the code of a refusal, or what was read. */
function told({ status, body }: Answer): string {
  if (status !== 200) return `${status} ${body.code}`
  const [{ lines, steps, warnings }] = body.drafts
  return `${lines.length} lines, ${steps.length} steps, ${warnings.join(' ')}`
}

// Three more, with others that are answered meanwhile, are in greedy.test.ts.
describe('a file that is constructed to keep the process busy is answered', () => {
  it.each<[what: string, make: () => string | Buffer, answer: string]>([
    ['lists, 5 MB', () => lists(19_998, 125), '413 IMPORT_TOO_LARGE'],
    [
      'names of properties',
      () => RECIPE + Array.from({ length: 60_000 }, (_, index) => `<b itemprop=a${index}>x</b>`).join(''),
      '422 IMPORT_NO_RECIPE',
    ],
    ['names in a property', () => `${RECIPE}<b itemprop="${'a '.repeat(400_000)}">x</b>`, '422 IMPORT_NO_RECIPE'],
    [
      'instructions in a list',
      () => recipe({ recipeInstructions: [Array(300_000).fill('x')] }),
      '0 lines, 60 steps, STEPS_CUT NO_INGREDIENTS NO_PORTIONS',
    ],
    [
      'a section of steps',
      () => recipe({ recipeInstructions: { itemListElement: Array(1_200_000).fill(1) } }),
      '413 IMPORT_TOO_LARGE',
    ],
    [
      'a section of fewer steps',
      () => recipe({ recipeInstructions: { itemListElement: Array(400_000).fill('x') } }),
      '0 lines, 60 steps, STEPS_CUT NO_INGREDIENTS NO_PORTIONS',
    ],
    ['an object of many keys', () => keys(200_000), '413 IMPORT_TOO_LARGE'],
    ['an object of fewer keys', () => keys(9_000), '422 IMPORT_NO_RECIPE'],
    ['lists in lists', () => '['.repeat(5_000_000), '422 IMPORT_NO_RECIPE'],
    [
      'portions in lists in lists',
      () =>
        `{"@type":"Recipe","recipeIngredient":["a"],"recipeYield":${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}}`,
      '422 IMPORT_NO_RECIPE',
    ],
    ['one string', () => `["${'a'.repeat(5_000_000)}", x`, '422 IMPORT_NO_RECIPE'],
    [
      'ingredients on one line',
      () => `Kaše\nSuroviny:\n${'1 g a, '.repeat(200_000)}`,
      '80 lines, 0 steps, LINES_CUT NO_STEPS NO_PORTIONS',
    ],
    [
      'an amount that is no value',
      () =>
        JSON.stringify({
          steps: [{ instruction: 'x', ingredients: [{ food: { name: 'a' }, amount: { toString: 1, valueOf: 1 } }] }],
        }),
      '1 lines, 1 steps, NO_PORTIONS',
    ],
  ])('%s', async (_, make, answer) => {
    expect(told(await sendFile(make()))).toBe(answer)
  })
})

it('a constructed text of a hundred thousand letters is answered, with a code that a text may have', async () => {
  for (const text of [
    '['.repeat(100_000),
    `[${'0,'.repeat(49_998)}0]`,
    `pro${' \u200b'.repeat(49_000)}x`,
    `${RECIPE}${'<br>'.repeat(24_000)}`,
  ]) {
    expect(told(await api.post('/recipe_import/text', { text }, { token })), text.slice(0, 20)).toBe(
      '422 IMPORT_NO_RECIPE',
    )
  }
  const lines = await api.post('/recipe_import/text', { text: '1 g a\n'.repeat(16_000) }, { token })
  expect(told(lines)).toBe('80 lines, 0 steps, LINES_CUT NO_STEPS NO_PORTIONS')
})
