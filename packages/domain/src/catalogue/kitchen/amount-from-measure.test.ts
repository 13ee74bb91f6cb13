import { describe, expect, it } from 'vitest'
import { readStarterFoods } from '#fixtures/starter-foods.ts'
import { amountFromMeasure, readKitchenAmount } from './amount-from-measure.ts'

const foods = readStarterFoods()

function foodOf(slug: string) {
  const food = foods.get(slug)
  if (food === undefined) throw new Error(`No starter food ${slug}`)
  return food
}

describe('amountFromMeasure', () => {
  it('uses the weight of the food’s own measure', () => {
    expect(amountFromMeasure(3, 'tablespoon', foodOf('hladka-mouka-psenicna'))).toBe(33)
    expect(amountFromMeasure(2, 'clove', foodOf('cesnek'))).toBe(8)
    expect(amountFromMeasure(4, 'loaf_slice', foodOf('chleb-zitny-kvaskovy'))).toBe(200)
  })

  it('gives millilitres of what is poured, and pieces of what is counted', () => {
    expect(amountFromMeasure(0.5, 'cup', foodOf('mleko-polotucne-cerstve-1-5-tuku'))).toBe(125)
    expect(amountFromMeasure(2, 'piece', foodOf('vejce-slepici-velikost-m'))).toBe(2)
  })

  it('is null where the weight of a measure is unknown', () => {
    expect(amountFromMeasure(1, 'can', foodOf('hovezi-klizka-syrova'))).toBeNull()
  })
})

describe('readKitchenAmount', () => {
  it.each<[text: string, slug: string, amount: number]>([
    ['3 lžíce', 'hladka-mouka-psenicna', 33],
    ['2 stroužky', 'cesnek', 8],
    ['2 stroužky česneku', 'cesnek', 8],
    ['½ hrnku', 'mleko-polotucne-cerstve-1-5-tuku', 125],
    ['1/2 hrnku', 'mleko-polotucne-cerstve-1-5-tuku', 125],
    ['1 a půl lžíce', 'olej-repkovy', 22.5],
    ['2 PL', 'olej-repkovy', 30],
    ['1 kl', 'med', 7],
    ['špetka', 'sul-jodidovana', 0.4],
    ['hrst', 'rukola', 30],
    ['hrst rukoly', 'rukola', 30],
    ['2 ks', 'cibule-zluta', 180],
    ['2 cibule', 'cibule-zluta', 180],
    ['2 žloutky', 'vajecny-zloutek', 36],
    ['3 vejce', 'vejce-slepici-velikost-m', 3],
    ['20 dkg', 'hladka-mouka-psenicna', 200],
    ['1,5 kg', 'brambory-syrove-loupane', 1500],
    ['2 dl', 'mleko-polotucne-cerstve-1-5-tuku', 200],
    ['2 bobkové listy', 'bobkovy-list', 0.4],
    ['1 plechovka', 'cizrna-v-konzerve-okapana', 240],
    ['1 hrnek', 'ryze-basmati-sucha', 180],
    ['150 g', 'citron', 150 / 85],
  ])('%s of %s', (text, slug, amount) => {
    expect(readKitchenAmount(text, foodOf(slug))).toBeCloseTo(amount, 8)
  })

  it.each<[text: string, slug: string]>([
    ['', 'cesnek'],
    ['250', 'cesnek'],
    ['1,5', 'cesnek'],
    ['2 mrkve', 'cibule-zluta'],
    ['3 lžíce cukru', 'hladka-mouka-psenicna'],
    ['pár', 'cesnek'],
    ['podle chuti', 'sul-jodidovana'],
    ['0 lžic', 'olej-repkovy'],
    ['-2 lžíce', 'olej-repkovy'],
    ['1 plechovka', 'hovezi-klizka-syrova'],
    ['2 lžíce nebo 3', 'olej-repkovy'],
    ['<b>2</b>', 'olej-repkovy'],
    [`${'9'.repeat(80)} lžic`, 'olej-repkovy'],
  ])('„%s“ is no amount of %s', (text, slug) => {
    expect(readKitchenAmount(text, foodOf(slug))).toBeNull()
  })
})
