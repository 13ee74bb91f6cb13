import { expect, test } from 'vitest'
import { parseLooseJson } from './loose-json.ts'

test.each([
  ['/*<![CDATA[*/ {"a": 1} /*]]>*/ ; ', { a: 1 }],
  ['//<![CDATA[\n{"a": 1}\n//]]>', { a: 1 }],
  ['<!-- {"a": 1} --> ', { a: 1 }],
  ['{"a": [1, 2, ], "b": "x, ]\\"", }', { a: [1, 2], b: 'x, ]"' }],
  ['{"a": "dva\nřádky"}', { a: 'dva řádky' }],
  ['{"a": "bez konce, }', undefined],
  ['{"a": "zpětné lomítko\\', undefined],
])('%j is read as pages mean it', (text, value) => expect(parseLooseJson(text)).toEqual(value))

const MANY = 400_000

// A page's author chooses its content: parsing again from each character would keep the process busy for hours.
test.each([
  ['spaces after the end', `]]>${' '.repeat(MANY)}x`],
  ['ends', `${']]> ; '.repeat(MANY / 6)}x`],
  ['quotes in a text without an end', `"${'\\"'.repeat(MANY / 2)}`],
  ['the same with a stroke at the end', `"${'\\"'.repeat(MANY / 2)}\\`],
  ['commas', ', '.repeat(MANY / 2)],
  ['comments', '/* '.repeat(MANY / 3)],
])('thousands of %s are no JSON, said at once', (_, text) => expect(parseLooseJson(text)).toBeUndefined())
