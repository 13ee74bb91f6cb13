import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { CHARACTERS, makeFonts } from './fonts.mjs'

const root = join(import.meta.dirname, '..')
const folder = join(root, 'apps/web/app/styles/czech-fonts')
/** Latin letters and signs; arrows and emoji come from the reader's own fonts. */
const LATIN = /[ -\u024f]/

function textsIn(path: string, ending: RegExp): string[] {
  const names = readdirSync(join(root, path), { recursive: true, encoding: 'utf8' })
  return names.filter((name) => ending.test(name)).map((name) => readFileSync(join(root, path, name), 'utf8'))
}

test('the files beside the style sheet are those that the script writes', async () => {
  for (const { name, content } of await makeFonts()) {
    expect(Buffer.from(content).equals(readFileSync(join(folder, name))), name).toBe(true)
  }
})

test('our own pages need no letter of the larger files', () => {
  const texts = [
    ...textsIn('content', /\.md$/),
    ...textsIn('data/recipes', /\.json$/),
    ...textsIn('apps/web/app', /\.tsx$/),
  ]
  expect(texts.length).toBeGreaterThan(300)
  const rare = new Set([...texts.join('')].filter((character) => LATIN.test(character)))
  expect([...rare].filter((character) => !CHARACTERS.includes(character))).toEqual([])
})

test('the page preloads both files of each family, and the sheet gives each the same weights as the larger one', () => {
  const sheet = readFileSync(join(folder, 'faces.css'), 'utf8')
  const larger = readFileSync(join(root, 'apps/web/app/styles/fonts.css'), 'utf8')
  const frame = readFileSync(join(root, 'apps/web/app/root.tsx'), 'utf8')
  for (const [, file] of sheet.matchAll(/url\("\.\/(.*?)"\)/g)) expect(frame).toContain(`czech-fonts/${file}?url`)
  const weights = (css: string) =>
    new Set(
      [...css.matchAll(/font-family: "(.*? Variable)";\s+font-weight: (.*?);/g)].map(([, ...pair]) => pair.join()),
    )
  expect(weights(sheet)).toEqual(weights(larger))
})
