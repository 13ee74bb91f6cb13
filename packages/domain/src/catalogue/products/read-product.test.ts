import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { productSearchText } from './product-search-text.ts'
import { readProduct } from './read-product.ts'
import { readTableRow } from './read-table-row.ts'
import { SAMPLE_DEFECTS, sampleDefect, sampleLine, sampleRow } from './sample/sample-products.ts'

const read = (change: Record<string, unknown>) => readProduct({ ...sampleRow(0), ...change })

function readWhole(change: Record<string, unknown>) {
  const result = read(change)
  if ('rejected' in result) throw new Error(result.rejected)
  return result.product
}

describe('a product of the source', () => {
  it('is read with its figures, sizes, allergens and date', () => {
    expect(readWhole({})).toEqual({
      barcode: '9520000000004',
      name: 'Bílý jogurt smetanový',
      brand: 'Ukázková mlékárna',
      quantity: '150 g',
      package_size: 150,
      portion_size: 30,
      weight_units: 'Gram',
      figures: {
        kilojoules: 288,
        calories: 69,
        protein: 4.2,
        carbohydrates: 5.1,
        fat: 3.5,
        fiber: 0,
        sugars: 5.1,
        saturated_fats: 2.3,
        salt: 0.13,
      },
      faults: [],
      allergens: { listed: ['milk'], is_whole: true },
      traces: null,
      categories: ['en:dairies', 'en:yogurts'],
      ingredients: null,
      is_czech: true,
      modified_at: new Date(1_760_000_000_000),
    })
  })

  it('has its list of ingredients in Czech first, then in another language that is read', () => {
    const ingredientsOf = (change: Record<string, unknown>) => readWhole(change).ingredients
    expect(ingredientsOf({ ingredients_text_cs: 'mléko, kultury', ingredients_text: 'milk, cultures' })).toEqual({
      text: 'mléko, kultury',
      language: 'cs',
    })
    expect(ingredientsOf({ ingredients_text: 'Milch, Kulturen', lang: 'de' })).toMatchObject({ language: 'de' })
    const french = { ingredients_text: 'lait entier, ferments', lang: 'fr' }
    expect(ingredientsOf({ ...french, ingredients_text_en: 'milk' })).toEqual({ text: 'milk', language: 'en' })
    expect(ingredientsOf(french)).toBeNull()
    expect(ingredientsOf({ ingredients_text: 'mléko, třtinový cukr' })).toMatchObject({ language: 'cs' })
    expect(ingredientsOf({ ingredients_text: 'lait, ferments' })).toBeNull()
    expect(ingredientsOf({ ingredients_text_cs: ' – ' })).toBeNull()
  })

  it('is the same in the newer shape, with numbers as texts and from the table', () => {
    const { nutriments, ...row } = sampleRow(0)
    const nutrients = Object.entries(nutriments).map(([key, value]) => [key.replace('_100g', ''), { value, unit: 'g' }])
    const nutrition = {
      aggregated_set: { per: '100g', preparation: 'as_sold', nutrients: Object.fromEntries(nutrients) },
    }
    expect(readProduct({ ...row, nutrition })).toEqual(read({}))
    const cells = { ...flat(row), ...flat(nutriments) }
    const table = readTableRow(Object.keys(cells), Object.values(cells))
    expect(table && readProduct(table)).toEqual(read({}))
    expect(readTableRow(['code', 'product_name'], ['1'])).toBeNull()
  })

  it('that is prepared before eating has no figures of the product as sold', () => {
    const nutrients = { fat: { value: 3, unit: 'g' } }
    const nutrition = { aggregated_set: { per: '100g', preparation: 'prepared', nutrients } }
    expect(readWhole({ nutriments: undefined, nutrition }).figures.fat).toBeNull()
    expect(readWhole({ nutriments: { fat_prepared_100g: 3 } }).figures.fat).toBeNull()
  })

  it('has half of a figure that is only known to be below a bound', () => {
    expect(readWhole({ nutriments: { salt_100g: 0.02, salt_modifier: '<' } }).figures.salt).toBe(0.01)
  })

  it('is not free of allergens that the source does not name', () => {
    expect(readWhole({ allergens_tags: [] }).allergens).toBeNull()
    expect(readWhole({ allergens_tags: undefined }).allergens).toBeNull()
    expect(readWhole({ allergens_tags: ['en:none'] }).allergens).toEqual({ listed: [], is_whole: true })
    expect(readWhole({ allergens_tags: ['en:milk', 'cs:tajemství'] }).allergens).toEqual({
      listed: ['milk'],
      is_whole: false,
    })
    expect(readWhole({ allergens_tags: ['cs:lískové-ořechy', 'en:kiwi'] }).allergens).toEqual({
      listed: ['nuts'],
      is_whole: true,
    })
  })

  it('has a name in one line, without control characters and turned writing', () => {
    expect(readWhole({ product_name: ' Jogurt\u202e &quot;A&quot;\n\u0000B ' }).name).toBe('Jogurt "A" B')
    expect(readWhole({ product_name_cs: 'Česky', product_name: 'English' }).name).toBe('Česky')
    expect(readWhole({ product_name: `${'𝄞'.repeat(500)}aa`, generic_name: 'x'.repeat(500) }).name).toHaveLength(160)
  })

  it('is found by stems of its name and brand', () => {
    expect(productSearchText({ name: 'Kuřecí řízky', brand: 'Vzorek' })).toBe(
      productSearchText({ name: 'kureci rizek', brand: 'vzorek' }),
    )
  })

  it('is read or rejected, whatever the source sends', () => {
    const anyRow = fc.dictionary(
      fc.constantFrom(
        'code',
        'product_name',
        'nutriments',
        'nutrition',
        'allergens_tags',
        'quantity',
        'brands',
        'last_modified_t',
      ),
      fc.anything(),
    )
    fc.assert(fc.property(anyRow, (row) => Object.keys(readProduct(row)).length === 1))
    fc.assert(fc.property(anyRow, (row) => Object.keys(read({ ...row, code: '73513537' })).length === 1))
  })
})

describe('the made sample', () => {
  it('has every defect once in a hundred lines, and is the same each time', () => {
    const defects = Array.from({ length: 100 }, (_, number) => sampleDefect(number)).filter((defect) => defect !== null)
    expect(defects).toEqual([...SAMPLE_DEFECTS])
    expect(sampleLine(777)).toBe(sampleLine(777))
  })

  it('has no defect that is not meant', () => {
    for (let number = 0; number < 2000; number += 1) {
      if (sampleDefect(number) !== null) continue
      const result = readProduct(JSON.parse(sampleLine(number)))
      expect(result).toMatchObject({ product: { faults: [] } })
    }
  })

  it.each([
    ['no_barcode', { rejected: 'no_barcode' }],
    ['invalid_barcode', { rejected: 'invalid_barcode' }],
    ['in_store_barcode', { rejected: 'in_store_barcode' }],
    ['no_name', { rejected: 'no_name' }],
    ['name_of_signs', { rejected: 'no_name' }],
    ['obsolete', { rejected: 'obsolete' }],
    ...(['negative', 'exceeds_mass', 'sum_exceeds_mass', 'sugars_exceed_carbohydrates'] as const).map(faulty),
    ...(['saturates_exceed_fat', 'energy_too_high', 'energy_units_disagree', 'energy_mismatch'] as const).map(faulty),
    faulty('not_a_number'),
    ...(
      ['numbers_as_text', 'only_kilocalories', 'sodium_instead_of_salt', 'below_a_bound', 'newer_shape'] as const
    ).map(whole),
    ...(['twelve_digits', 'without_leading_zeros', 'escaped_name', 'no_nutrition'] as const).map(whole),
    ['strange_allergen', { product: { allergens: { listed: [], is_whole: false } } }],
  ] as const)('%s is read as such', (defect, result) => {
    for (let round = 0; round < 20; round += 1) {
      const number = round * 100 + 20 + SAMPLE_DEFECTS.indexOf(defect)
      expect(readProduct(JSON.parse(sampleLine(number)))).toMatchObject(result)
    }
  })
})

type Defect = (typeof SAMPLE_DEFECTS)[number]

function faulty(defect: Defect) {
  const fault = expect.objectContaining({ code: defect.toUpperCase() })
  return [defect, { product: { faults: expect.arrayContaining([fault]) } }] as const
}

function whole(defect: Defect) {
  return [defect, { product: { faults: [] } }] as const
}

function flat(cells: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.entries(cells).map(([key, value]) => [key, String(value)]))
}
