import { expect, it } from 'vitest'
import { placeOfName } from './name-places.ts'

/** Where the name is, although the words of this line speak for it most. */
function nameBeside(wrong: number, ...lines: string[]): string | undefined {
  const cues = lines.map((_, at) => (at === wrong ? ['likely'] : []))
  return lines[placeOfName(lines, cues, { likely: 1 })]
}

it('a title with „recept na“ that stands twice in succession is the name', () => {
  const title = 'Mrazivý den: Recept na kulajdu, která zahřeje'
  expect(nameBeside(2, title, title, 'Kulajda: Klasika')).toBe(title)
  expect(nameBeside(1, title, 'Kulajda: Klasika', 'Polévka')).toBe('Kulajda: Klasika')
})

it('the beginning of a sentence is no name, unless there is nothing else', () => {
  expect(nameBeside(1, 'Segedín po mém', 'Potřeboval jsem na něj:')).toBe('Segedín po mém')
  expect(nameBeside(0, 'Potřeboval jsem na něj:')).toBe('Potřeboval jsem na něj:')
})

it('the kind of dishes that ends the trail of a menu is no name where one stands above the ingredients', () => {
  const kind = 'Polévky jako u babičky'
  expect(nameBeside(1, `Domů     ${kind}`, kind, 'Bez polévky není oběd.', 'Valašská kyselica')).toBe(
    'Valašská kyselica',
  )
  for (const last of ['Bez polévky není oběd.', 'Na čtyři porce:'])
    expect(nameBeside(1, `Domů     ${kind}`, kind, last), last).toBe(kind)
  expect(nameBeside(0, kind, 'Valašská kyselica')).toBe(kind)
  expect(nameBeside(1, 'Domů     Kulajda', 'Kulajda', 'Lehká večeře')).toBe('Kulajda')
})

it('of no lines there is no name', () => expect(nameBeside(0)).toBeUndefined())
