import type { PackedProduct } from '@zivina/domain/catalogue/products/pack'
import { describe, expect, it } from 'vitest'
import { packedAnswer } from './packed-answer.ts'
import { productOfPack } from './packed-products.ts'

const built_at = '2026-11-20T03:00:00.000Z'
const NONE = { avoided: [], excluded: [] }

function stored(change: Partial<PackedProduct> = {}) {
  const packed: PackedProduct = {
    barcode: '9520000000004',
    name: 'Jogurt s příchutí lískový ořech',
    brand: 'Vzorek',
    package_size: 150,
    portion_size: null,
    weight_units: 'Gram',
    figures: {
      kilojoules: 288,
      calories: 69,
      protein: 4.2,
      carbohydrates: 6,
      fat: 3,
      fiber: null,
      sugars: 6,
      saturated_fats: 2,
      salt: null,
    },
    allergens: { listed: ['milk'], is_whole: true },
    traces: null,
    has_faults: false,
    ...change,
  }
  return { packed, product: productOfPack(packed, built_at), built_at }
}

const food = (name: string, ...names: string[]) => ({ guid: crypto.randomUUID(), name, names })

describe('an answer without a connection', () => {
  it('warns of the foods that the person does not eat by the name of the product, and never as certain', () => {
    const { warnings } = packedAnswer(stored(), {
      avoided: ['milk'],
      excluded: [food('Lískové ořechy'), food('Játra')],
    })
    expect(warnings).toEqual([
      { kind: 'allergen', name: 'mléko', allergen: 'milk', is_certain: true },
      { kind: 'excluded', name: 'Lískové ořechy', allergen: null, is_certain: false },
    ])
  })

  it('finds them by their other names too', () => {
    const { warnings } = packedAnswer(stored({ name: 'Salát z římského hrachu' }), {
      ...NONE,
      excluded: [food('Cizrna', 'římský hrách')],
    })
    expect(warnings).toMatchObject([{ kind: 'excluded', name: 'Cizrna' }])
  })

  it('names what it did not find as unknown: the file has no ingredients', () => {
    const answer = packedAnswer(stored(), { ...NONE, excluded: [food('Játra')] })
    expect(answer).toMatchObject({
      warnings: [],
      excluded: ['Játra'],
      ingredients_known: false,
      is_excluded_known: true,
    })
  })

  it('says that it is unknown what the person does not eat, where this device has not been told', () => {
    expect(packedAnswer(stored(), { avoided: null, excluded: null })).toMatchObject({
      warnings: [],
      are_allergens_known: false,
      is_excluded_known: false,
    })
  })

  it('tells that figures of the source were not believed', () => {
    expect(packedAnswer(stored({ has_faults: true }), NONE).has_faults).toBe(true)
    expect(packedAnswer(stored(), NONE).has_faults).toBe(false)
  })
})
