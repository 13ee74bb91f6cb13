import { describe, expect, it } from 'vitest'
import { type RankableFood, rankFoods, usualSlugs } from './rank-foods.ts'

const food = (slug: string, name: string, more: Partial<RankableFood> = {}): RankableFood => ({ slug, name, ...more })

const FOODS = [
  food('hladka-mouka-psenicna', 'Hladká mouka pšeničná'),
  food('ryzova-mouka', 'Rýžová mouka'),
  food('petrzel-koren-syrova', 'Petržel kořenová, syrová'),
  food('petrzelova-nat-cerstva', 'Petrželová nať, čerstvá'),
  food('petrzel-susena', 'Petržel sušená'),
  food('cizrna-sucha', 'Cizrna, suchá'),
  food('cizrna-v-konzerve-okapana', 'Cizrna v konzervě (okapaná)'),
  food('brambory-syrove-loupane', 'Brambory, syrové (loupané)'),
  food('brambory-varene-bez-slupky', 'Brambory, vařené (bez slupky)'),
  food('bramborova-kase-s-mlekem-a-maslem', 'Bramborová kaše (s mlékem a máslem)'),
  food('nove-koreni-mlete', 'Nové koření mleté'),
  food('nove-koreni-cele', 'Nové koření celé'),
  food('jahly-suche', 'Jáhly, suché'),
  food('jahly-bezlepkove', 'Jáhly (bezlepkové), suché'),
]

const best = (name: string, unit: Parameters<typeof rankFoods>[0]['unit'] = 'gram', foods = FOODS) =>
  rankFoods({ name, unit }, foods)[0]

describe('rankFoods', () => {
  it.each([
    ['mouky', 'gram', 'hladka-mouka-psenicna'],
    ['rýžové mouky', 'gram', 'ryzova-mouka'],
    ['petržel', 'piece', 'petrzel-koren-syrova'],
    ['petržel', 'handful', 'petrzelova-nat-cerstva'],
    ['petržel', 'tablespoon', 'petrzelova-nat-cerstva'],
    ['cizrny', 'gram', 'cizrna-sucha'],
    ['cizrny', 'can', 'cizrna-v-konzerve-okapana'],
    ['brambor', 'gram', 'brambory-syrove-loupane'],
    ['vařených brambor', 'gram', 'brambory-varene-bez-slupky'],
    ['uvařených brambor', 'gram', 'brambory-varene-bez-slupky'],
    ['bramobry', 'gram', 'brambory-syrove-loupane'],
    ['nového koření', 'ball', 'nove-koreni-cele'],
    ['nového koření', 'pinch', 'nove-koreni-mlete'],
    ['jáhly', 'gram', 'jahly-suche'],
    ['bezlepkové jáhly', 'gram', 'jahly-bezlepkove'],
  ] as const)('%s (%s)', (name, unit, slug) => {
    expect(best(name, unit)?.food.slug).toBe(slug)
  })

  it('is confident about the usual word and doubts a name that is only similar', () => {
    expect(best('mouky')?.confidence).toBeGreaterThan(0.9)
    expect(best('bramobry')?.confidence).toBeLessThan(best('brambory')?.confidence ?? 0)
  })

  it('returns nothing for a name it does not know', () => {
    for (const name of ['', 'xylofon', '🍕', 'a s na', '12']) expect(best(name), name).toBeUndefined()
  })

  it('the author’s own food comes first, but only for its full name', () => {
    const foods = [...FOODS, food('mouka', 'Mouka', { own: true }), food('moje', 'Cizrna od babičky', { own: true })]
    expect(best('mouka', 'gram', foods)?.food).toMatchObject({ own: true })
    expect(best('cizrny', 'gram', foods)?.food.slug).toBe('cizrna-sucha')
  })

  it('does not depend on the order of the foods', () => {
    for (const name of ['mouky', 'petržel', 'vařených brambor']) {
      expect(best(name, 'gram', FOODS.toReversed())?.food.slug, name).toBe(best(name)?.food.slug)
    }
  })

  it('confidence is between 0 and 1', () => {
    for (const { confidence } of rankFoods({ name: 'petržel brambory mouka', unit: null }, FOODS)) {
      expect(confidence).toBeGreaterThan(0)
      expect(confidence).toBeLessThanOrEqual(1)
    }
  })
})

it('the usual slugs follow from the words and the unit', () => {
  expect(usualSlugs({ name: 'mouky', unit: 'gram' })[0]).toBe('hladka-mouka-psenicna')
  expect(usualSlugs({ name: 'cizrny', unit: 'can' })).toContain('cizrna-v-konzerve-okapana')
  expect(usualSlugs({ name: 'cizrny', unit: 'gram' })[0]).toBe('cizrna-sucha')
  expect(usualSlugs({ name: '', unit: null })).toEqual([])
})

it.each([
  [6, true],
  [12, true],
  [13, false],
  [24, false],
])('only the first twelve words of a name are compared: word %i, %s', (count, isAsked) => {
  const others = Array.from({ length: count - 1 }, (_, index) => `xq${index}w`)
  const name = [...others, 'xerofilka'].join(' ')
  expect(best(name, null, [food('xerofilka', 'Xerofilka')])?.food.slug).toBe(isAsked ? 'xerofilka' : undefined)
  expect(usualSlugs({ name: [...others, 'mouky'].join(' '), unit: 'gram' }).includes('hladka-mouka-psenicna')).toBe(
    isAsked,
  )
})
