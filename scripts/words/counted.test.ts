import { beforeAll, expect, test } from 'vitest'
import { codeFiles } from './texts.ts'

/** Nouns that are counted; after a number their form depends on it, which `counted` knows. */
const NOUNS = 'recept|surovin|porc|krok|minut|hodin|dn[íuy]|den|týdn|znak|fot|článk|návod|položk|výsledk|filtr|pokus'
const BARE = new RegExp(String.raw`\$\{(?![A-Z_]+\})[^{}]*\}(?: |\\u00a0)(?:${NOUNS})\p{L}*`, 'gu')

let code: { where: string; text: string }[]
beforeAll(async () => {
  code = await codeFiles()
})

/** A number and a noun side by side, outside of `counted` and `plural`. */
const bareIn = (text: string) => [...text.matchAll(BARE)].map(([found]) => found)

test('no noun follows a number without the form that belongs to it', () => {
  const faults = code.flatMap(({ where, text }) => bareIn(text).map((found) => `${where}: ${found}`))
  expect(faults).toEqual([])
})

test('a bare noun would be found', () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of a source that is looked at.
  expect(bareIn('`Máte ${n} receptů`')).toHaveLength(1)
})
