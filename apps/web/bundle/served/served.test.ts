import { globSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { lackingInScript } from './scripts.ts'
import { lackingInStyles } from './styles.ts'

const BUILD = fileURLToPath(new URL('../../build', import.meta.url))

/** What some browser lacks that we serve, and why its absence harms nobody. */
const KNOWN_IN_SCRIPTS = {
  '.hidePopover': 'filled in (kit/older)',
  '.showPopover': 'called where it is there; what it raises stays within the dialog otherwise',
  '.startViewTransition': 'by the router where it is there, and only for links that ask for it',
  'Error.captureStackTrace': 'zod and the reader of codes ask whether it is there',
  'Symbol.dispose': 'the reader of codes asks whether it is there',
  'URL.canParse': 'zod asks whether it is there',
  'navigator.connection': 'React asks whether it is there',
  'navigator.share': 'the button for it is there only where it is',
  'navigator.vibrate': 'called where it is there',
  'window.requestIdleCallback': 'asked for first; without it parts wait until the reader is near',
  '.drop': 'of drag and drop, not of an iterator',
  '.take': 'of our own queues, not of an iterator',
  '.when': 'of zod, not of an observable',
}

const KNOWN_IN_STYLES = {
  ':details-content': 'answers to questions stay folded, with their summaries to open them',
  'content-visibility': 'the same',
  ':open': 'beside [open] in a list that forgives unknown selectors',
  ':popover-open': 'menus appear without motion',
  '@page': 'on paper margins and size are those of the printer',
  'anchor-name': 'menus are placed by a script (kit/older)',
  'anchor-scope': 'the same',
  'field-sizing': 'fields for long texts scroll instead of growing',
  'scrollbar-width': 'a bar is seen where something scrolls sideways',
  size: 'the same as of @page',
  'text-decoration: dotted': 'the line below a word is a plain one',
  'text-wrap': 'lines of headings are less even',
}

/** The files of a build. A test that starts the product may be building them now: this waits for it. */
async function built(kind: string): Promise<string[]> {
  for (let tries = 0; tries < 240; tries += 1) {
    const [site, admin] = ['client', 'admin'].map((name) => globSync(`${BUILD}/${name}/assets/*.${kind}`))
    if (site?.length && admin?.length) return [...site, ...admin]
    await sleep(500)
  }
  throw new Error('The pages are not built: run npm run build first.')
}

/** What files lack, each with the files that use it. */
function lackingIn(files: readonly string[], lackingInText: (text: string) => Set<string>): Record<string, string[]> {
  const lacking: Record<string, string[]> = {}
  for (const file of files) {
    for (const name of lackingInText(readFileSync(file, 'utf8'))) lacking[name] = [...(lacking[name] ?? []), file]
  }
  return lacking
}

test('scripts of built pages use nothing that a served browser lacks but what is known', {
  timeout: 180_000,
}, async () => {
  const lacking = lackingIn(await built('js'), lackingInScript)
  expect(lacking).toEqual(Object.fromEntries(Object.keys(KNOWN_IN_SCRIPTS).map((name) => [name, expect.anything()])))
})

test('styles of built pages use nothing that a served browser lacks but what is known', {
  timeout: 180_000,
}, async () => {
  const lacking = lackingIn(await built('css'), lackingInStyles)
  expect(lacking).toEqual(Object.fromEntries(Object.keys(KNOWN_IN_STYLES).map((name) => [name, expect.anything()])))
})

test.each([
  ['Promise.withResolvers()', ['Promise.withResolvers']],
  ['const { resolve } = Promise.withResolvers()', ['Promise.withResolvers']],
  ['Map.groupBy(a, b); Object.groupBy(a, b)', ['Map.groupBy', 'Object.groupBy']],
  ['new Set(one).intersection(other); one.isSubsetOf(other)', ['.intersection', '.isSubsetOf']],
  ['map.values().filter(isNew).toArray()', ['Iterator.filter', '.toArray']],
  ['Object.values(row).filter(isNew); [].at(-1); [].toSorted()', []],
  ['URL.parse(text)?.host; AbortSignal.any(signals)', ['URL.parse', 'AbortSignal.any']],
  ['/[\\p{L}--a]/v.test(text)', ['/[\\p{L}--a]/v']],
  ['new Temporal.Instant(1n); new IntersectionObserver(see)', ['Temporal.Instant']],
])('of the script %s it tells %j', (text, lacking) => {
  expect([...lackingInScript(text)].toSorted()).toEqual(lacking.toSorted())
})

test.each([
  ['p { color: light-dark(red, blue) }', ['light-dark()']],
  ['p { position-area: bottom }', ['position-area']],
  ['@supports (position-area: bottom) { p { position-area: bottom } }', []],
  ['p { user-select: none }', ['user-select']],
  ['p { -webkit-user-select: none; user-select: none }', []],
  ['@starting-style { p { opacity: 0 } } p:user-valid { color: red }', ['@starting-style', ':user-valid']],
  ['p:has(> a) { color: oklch(0.5 0.1 85); inset: 0; width: 50dvh; cursor: grab }', []],
])('of the styles %s it tells %j', (text, lacking) => {
  expect([...lackingInStyles(text)].toSorted()).toEqual(lacking.toSorted())
})
