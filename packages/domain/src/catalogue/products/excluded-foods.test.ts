import { describe, expect, it } from 'vitest'
import { findExcluded, type PackageWords } from './excluded-foods.ts'
import type { LabelText } from './label-text.ts'

const food = (name: string, ...names: string[]) => ({ guid: name, name, names })
const label = (text: string, language: LabelText['language'] = 'cs'): LabelText => ({ text, language })
const pack = (change: Partial<PackageWords>): PackageWords => ({
  name: 'Výrobek',
  categories: [],
  ingredients: null,
  ...change,
})
const found = (name: string, words: PackageWords) => findExcluded([food(name)], words)[0]?.certainty ?? null

const SOUP = label(
  'těstoviny (pšeničná mouka, vaječný prášek), jodizovaná sůl, palmový tuk, sušená zelenina 8,5 % [mrkev, cibulový prášek, celer, pórek], ' +
    'kuřecí tuk 2 %, droždí, aroma (obsahuje kuřecí maso), koření (kurkuma, koriandr), petrželová nať. Může obsahovat mléko, hořčici a sezam.',
)
const SPREAD = label(
  'Cukor, palmový olej, lieskové orechy 13 %, odtučnený kakaový prášok, sladká srvátka (z mlieka)',
  'sk',
)
const CURRY = label(
  'Wasser, Zwiebeln, Kichererbsen 18 %, Tomaten, Kokosmilch, Knoblauch, Koriander. Kann Spuren von Erdnüssen enthalten.',
  'de',
)

describe('foods that a person does not eat', () => {
  it.each([
    ['Cibule žlutá', SOUP],
    ['Celer bulvový', SOUP],
    ['Koriandr', SOUP],
    ['Mrkev', SOUP],
    ['Petržel, nať', SOUP],
    ['Vejce slepičí', SOUP],
    ['Kuřecí maso', SOUP],
    ['Lískové ořechy', SPREAD],
    ['Kakao', SPREAD],
    ['Cibule', CURRY],
    ['Česnek', CURRY],
    ['Rajčata', CURRY],
    ['Cizrna', CURRY],
    ['Garlic', label('pasteurised milk, garlic (2%), salt', 'en')],
    ['Česnek', label('pasteurised milk, garlic (2%), salt', 'en')],
  ])('%s is found in a list of ingredients', (name, ingredients) => {
    expect(found(name, pack({ ingredients }))).toBe('contained')
  })

  it.each([
    ['Kapary', SOUP],
    ['Kozí mléko', SPREAD],
    ['Olivový olej', SPREAD],
    ['Hovězí maso', SOUP],
    ['Cibule', label('mouka, voda, sůl. Bez cibule a česneku.')],
    ['Cukr', label('oats, cocoa, sugar free sweetener', 'en')],
    ['Sůl', label('voda, mouka')],
  ])('%s is not seen where it is not named', (name, ingredients) => {
    expect(found(name, pack({ ingredients }))).toBeNull()
  })

  it('is only probable by the name, a category, a flavour or traces', () => {
    expect(found('Houby', pack({ name: 'Houbová omáčka' }))).toBe('probable')
    expect(found('Losos', pack({ name: 'Pomazánka z lososa' }))).toBe('probable')
    expect(found('Lískové ořechy', pack({ categories: ['en:breakfasts', 'en:hazelnut-spreads'] }))).toBe('probable')
    expect(found('Jahody', pack({ ingredients: label('cukr, jahodové aroma, voda') }))).toBe('probable')
    expect(found('Sezam', pack({ ingredients: SOUP }))).toBe('probable')
    expect(found('Arašídy', pack({ ingredients: CURRY }))).toBe('probable')
  })

  it('is certain where the list says it, whatever the name says', () => {
    expect(found('Houby', pack({ name: 'Houbová polévka', ingredients: label('voda, žampiony, houby 3 %') }))).toBe(
      'contained',
    )
  })

  it('is found by any of its names, each food once', () => {
    const excluded = [food('Koriandr čerstvý', 'cilantro'), food('Kmín římský', 'kumín')]
    const words = pack({ name: 'Koriandrová pasta', ingredients: label('salt, cilantro 40%, oil', 'en') })
    expect(findExcluded(excluded, words)).toEqual([{ name: 'Koriandr čerstvý', certainty: 'contained' }])
  })

  it('does not fail with anything that stands on a package', () => {
    for (const text of ['', '(((', '%%%', ',,,,', '酱油，水', 'a'.repeat(3000)]) {
      expect(findExcluded([food('Cibule')], pack({ name: text, ingredients: label(text) }))).toEqual([])
    }
  })
})
