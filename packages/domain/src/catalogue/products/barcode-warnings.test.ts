import { describe, expect, it } from 'vitest'
import { ALLERGENS } from '#domain/catalogue/allergens/allergens.ts'
import { barcodeWarnings, foodAllergens, knownAllergens, productAllergens } from './barcode-warnings.ts'
import { allergenBits, allergensOfBits } from './label-allergens.ts'

const BISCUITS = productAllergens({ listed: ['gluten', 'milk'], is_whole: true }, { listed: ['nuts'], is_whole: true })

describe('the warnings of a scan', () => {
  it('name what one avoids: contained before possible, gluten by its own kind', () => {
    expect(barcodeWarnings([BISCUITS], ['nuts', 'milk', 'gluten', 'fish'])).toEqual({
      warnings: [
        { kind: 'gluten', name: 'lepek', allergen: 'gluten', is_certain: true },
        { kind: 'allergen', name: 'mléko', allergen: 'milk', is_certain: true },
        { kind: 'trace', name: 'ořechy', allergen: 'nuts', is_certain: false },
      ],
      allergens_known: true,
    })
  })

  it('say that nothing is known where the source does not say, and never that it is safe', () => {
    const silent = productAllergens(null, null)
    expect(barcodeWarnings([silent], ['milk'])).toEqual({ warnings: [], allergens_known: false })
    expect(barcodeWarnings([], ['milk'])).toEqual({ warnings: [], allergens_known: false })
    const partly = productAllergens({ listed: ['milk'], is_whole: false }, null)
    expect(barcodeWarnings([partly], ['milk'])).toMatchObject({ warnings: [{ name: 'mléko' }], allergens_known: true })
    expect(barcodeWarnings([partly], ['milk', 'fish'])).toMatchObject({ allergens_known: false })
  })

  it('take the more serious of two descriptions', () => {
    const own = foodAllergens({ nuts: { state: 'contains', evidence: 'label' } })
    expect(barcodeWarnings([own, BISCUITS], ['nuts'])).toMatchObject({
      warnings: [{ kind: 'allergen', name: 'ořechy' }],
    })
  })

  it('are told with null where nothing is known: an unreadable list is no empty one', () => {
    const unread = knownAllergens(productAllergens({ listed: [], is_whole: false }, null))
    expect(Object.values(unread)).toEqual(ALLERGENS.map(() => null))
    const partly = knownAllergens(
      productAllergens({ listed: ['milk'], is_whole: false }, { listed: ['nuts'], is_whole: true }),
    )
    expect(partly).toMatchObject({ milk: 'contains', nuts: 'may_contain', fish: null })
    expect(knownAllergens(productAllergens({ listed: [], is_whole: true }, null))).toMatchObject({ milk: 'free' })
  })

  it('are the same after the allergens were stored as bits', () => {
    for (const allergens of [
      null,
      { listed: [], is_whole: true },
      { listed: ['gluten', 'molluscs'], is_whole: false },
    ] as const) {
      const list = allergens && { ...allergens, listed: [...allergens.listed] }
      expect(allergensOfBits(allergenBits(list))).toEqual(list)
    }
  })
})
