import type { Product } from '@zivina/contract/catalogue/products'
import { ALLERGENS } from '@zivina/domain/catalogue/allergens/allergens'
import { expect, test } from 'vitest'
import { labelBeginning } from './label-beginning.ts'

const UNKNOWN = Object.fromEntries(ALLERGENS.map((one) => [one, null])) as Product['allergens']

const PRODUCT: Product = {
  guid: '0ff00d00-0000-8000-8009-520000000004',
  barcode: '9520000000004',
  name: 'Bílý jogurt',
  brand: 'Mlékárna',
  quantity: '150 g',
  package_size: 150,
  portion_size: null,
  weight_units: 'Gram',
  kilojoules: 300,
  calories: 72,
  protein: 4,
  carbohydrates: 5,
  fat: null,
  fiber: null,
  sugars: 5,
  saturated_fats: null,
  salt: 0.1,
  allergens: { ...UNKNOWN, milk: 'contains', nuts: 'may_contain', fish: 'free' },
  categories: [],
  source: 'open_food_facts',
  retrieved_at: '2026-11-20T10:00:00.000Z',
  modified_at: null,
  faults: [{ field: 'fat', code: 'EXCEEDS_MASS', value: 140 }],
}

test('an unknown code begins with the code alone, entered by the person', () => {
  expect(labelBeginning('8594001234561', null)).toEqual({
    record: { barcodes: ['8594001234561'] },
    from_source: 'user',
  })
})

test('a product begins with what is believed of it; what is not believed stays empty', () => {
  const { record, from_source } = labelBeginning(PRODUCT.barcode, PRODUCT)
  expect(from_source).toBe('open_food_facts')
  expect(record).toMatchObject({ name: 'Bílý jogurt Mlékárna', barcodes: [PRODUCT.barcode], package_size: 150 })
  expect(record).toMatchObject({ kilojoules: 300, calories: null, protein: 4, fat: null, salt: 0.1 })
})

test('calories are taken only where kilojoules are not known', () => {
  expect(labelBeginning('', { ...PRODUCT, kilojoules: null }).record).toMatchObject({ kilojoules: null, calories: 72 })
})

test('allergens are never taken as absent: those not named stay unknown', () => {
  const { record } = labelBeginning('', PRODUCT)
  expect(record).toMatchObject({ 'allergens.milk': 'contains', 'allergens.nuts': 'may_contain' })
  expect(record['allergens.gluten']).toBeNull()
  expect(record['allergens.fish']).toBeNull()
  expect(labelBeginning('', { ...PRODUCT, allergens: UNKNOWN }).record['allergens.milk']).toBeNull()
})

test('the brand is not said twice', () => {
  const record = labelBeginning('', { ...PRODUCT, name: 'MLÉKÁRNA bílý jogurt' }).record
  expect(record.name).toBe('MLÉKÁRNA bílý jogurt')
})
