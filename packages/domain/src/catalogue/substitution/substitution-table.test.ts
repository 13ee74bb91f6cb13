import { expect, test } from 'vitest'
import { stateFromName, weighsAlike } from './food-state.ts'
import { likeness, rankSubstitutes } from './rank-substitutes.ts'
import { compileSubstitutions, type SubstitutionFile } from './substitution-table.ts'

const FILE: SubstitutionFile = {
  sources: {
    book: { title: 'Kniha', citation: 'Autor, 2000', kind: 'published' },
    own: { title: 'Odhad', citation: 'Redakce', kind: 'editorial' },
  },
  states: { raw: ['butter', 'oil', 'purée'], frozen: [], dry: ['beans'], cooked: ['cooked beans'], canned: [] },
  sets: [
    {
      id: 'fat',
      role: 'baking_fat',
      source: 'book',
      foods: { butter: 100, oil: 80, purée: { amount: 50, remark: 'Vlhčí.', only: 'substitute', source: 'own' } },
    },
    { id: 'beans', role: 'legume', source: 'book', conversion: 'vařené', foods: { beans: 100, 'cooked beans': 240 } },
  ],
}

test('ratios run both ways, and each is known as badly as the worse of its amounts', () => {
  const { substitutesOf } = compileSubstitutions(FILE)
  expect(substitutesOf('butter')).toMatchObject([
    { slug: 'oil', ratio: 0.8, conversion: null, remark: null, source: { kind: 'published' } },
    { slug: 'purée', ratio: 0.5, remark: 'Vlhčí.', source: { kind: 'editorial' } },
  ])
  expect(substitutesOf('oil')[0]).toMatchObject({ slug: 'butter', ratio: 1.25 })
  expect(substitutesOf('purée')).toEqual([])
  expect(substitutesOf('cooked beans')).toMatchObject([{ slug: 'beans', state: 'dry', conversion: 'vařené' }])
  expect(substitutesOf('nothing')).toEqual([])
})

test('a set that crosses states without saying so, and a source that is missing, are refused', () => {
  const [fat, beans] = FILE.sets
  const { conversion: _, ...silent } = beans ?? expect.fail()
  expect(() => compileSubstitutions({ ...FILE, sets: [silent] })).toThrow('weigh otherwise')
  expect(() => compileSubstitutions({ ...FILE, sets: [{ ...(fat ?? expect.fail()), source: 'rumour' }] })).toThrow(
    'no source rumour',
  )
})

test('a remark that holds for both foods alike is not repeated', () => {
  const fluffy = (amount: number) => ({ amount, remark: 'Vláčné.' })
  const set = {
    id: 'oils',
    role: 'baking_fat' as const,
    source: 'book',
    foods: { butter: 100, oil: fluffy(80), beans: fluffy(80) },
  }
  const table = compileSubstitutions({
    ...FILE,
    states: { ...FILE.states, raw: ['butter', 'oil', 'beans'], dry: [] },
    sets: [set],
  })
  expect(table.substitutesOf('oil').map(({ slug, remark }) => [slug, remark])).toEqual([
    ['butter', null],
    ['beans', null],
  ])
  expect(table.substitutesOf('butter').map(({ remark }) => remark)).toEqual(['Vláčné.', 'Vláčné.'])
})

test('nearest come first: unconverted before converted, then by groups in common', () => {
  const one = (slug: string, food_groups: ('butter' | 'oil' | 'animal_fat')[], conversion: string | null = null) => ({
    slug,
    food_groups,
    conversion,
  })
  const ranked = rankSubstitutes({ food_groups: ['butter'] }, [
    one('converted', ['butter'], 'vařené'),
    one('oil', ['oil']),
    one('lard', ['animal_fat']),
    one('ghee', ['butter']),
  ])
  expect(ranked.map(({ slug }) => slug)).toEqual(['ghee', 'oil', 'lard', 'converted'])
  expect(likeness([], [])).toBe(1)
  expect(likeness(['butter'], [])).toBe(0)
})

test.each([
  ['Rýže dlouhozrnná, vařená', 'cooked'],
  ['Vepřová pečeně (kotleta bez kosti), syrová', 'raw'],
  ['Krevety syrové, mražené', 'frozen'],
  ['Cizrna v konzervě, okapaná', 'canned'],
  ['Čočka hnědá, suchá', 'dry'],
  ['Smetana na vaření (12 % tuku)', 'raw'],
  ['Tymián sušený', 'dry'],
])('%s is %s', (name, state) => {
  expect(stateFromName(name)).toBe(state)
})

test('frozen weighs as raw and canned as cooked; dry weighs as nothing else', () => {
  expect(weighsAlike('raw', 'frozen')).toBe(true)
  expect(weighsAlike('cooked', 'canned')).toBe(true)
  expect(weighsAlike('dry', 'cooked')).toBe(false)
  expect(weighsAlike('raw', 'cooked')).toBe(false)
})
