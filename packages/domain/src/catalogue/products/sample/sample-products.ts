import { SAMPLE_BRANDS, SAMPLE_FOODS, type SampleFood } from './sample-foods.ts'

/** The defects that dumps have. Of every hundred lines of the sample each has exactly one line. */
export const SAMPLE_DEFECTS = [
  // Left out, by reason.
  'unreadable',
  'no_barcode',
  'invalid_barcode',
  'in_store_barcode',
  'no_name',
  'name_of_signs',
  'obsolete',
  'older_repeat',
  // Kept, with figures that are not believed.
  'negative',
  'exceeds_mass',
  'sum_exceeds_mass',
  'sugars_exceed_carbohydrates',
  'saturates_exceed_fat',
  'energy_too_high',
  'energy_units_disagree',
  'energy_mismatch',
  'not_a_number',
  // Kept and whole, but written in another way.
  'numbers_as_text',
  'only_kilocalories',
  'sodium_instead_of_salt',
  'below_a_bound',
  'newer_shape',
  'twelve_digits',
  'without_leading_zeros',
  'escaped_name',
  'no_nutrition',
  'strange_allergen',
] as const
export type SampleDefect = (typeof SAMPLE_DEFECTS)[number]

/** Of every hundred lines the last ten are sold elsewhere, and without defects. */
const PER_ROUND = 100
const CZECH_PER_ROUND = 90
const SAMPLE_TIME = 1_760_000_000

/** The defect of a line of the sample; null where it has none. */
export function sampleDefect(number: number): SampleDefect | null {
  // The first twenty of a round are whole, so that a repeated line has one before it.
  return SAMPLE_DEFECTS[(number % PER_ROUND) - 20] ?? null
}

/** The barcode of a made-up product: in the range 952, which GS1 keeps for examples. */
export function sampleBarcode(number: number): string {
  const digits = `952${String(number).padStart(9, '0')}`
  const sum = [...digits].reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3), 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}

type Row = Record<string, unknown> & { nutriments: Record<string, unknown> }

/** What some kinds of made-up products are made of; of the others the source does not say. */
const SAMPLE_LABELS: Readonly<Record<string, string>> = {
  Chléb: 'pšeničná mouka, voda, žitná mouka 18 %, droždí, jedlá sůl, kmín. Může obsahovat mléko a sezam.',
  Sušenky:
    'pšeničná mouka, cukr, palmový tuk, kakao se sníženým obsahem tuku 6 %, sušené mléko, vaječný prášek, kypřicí látky, jedlá sůl. ' +
    'Může obsahovat ořechy a arašídy.',
  'Mléčná čokoláda': 'cukr, kakaové máslo, sušené plnotučné mléko, kakaová hmota, emulgátor (sójový lecitin), vanilka.',
}

/** One made-up product in the shape of the source, without defects. The same number is always the same product. */
export function sampleRow(number: number): Row {
  const food = SAMPLE_FOODS[number % SAMPLE_FOODS.length] as SampleFood
  const turn = Math.floor(number / SAMPLE_FOODS.length)
  const brand = SAMPLE_BRANDS[turn % SAMPLE_BRANDS.length] as string
  const kind = food.kinds[turn % food.kinds.length] as string
  const unit = food.is_liquid === true ? 'ml' : 'g'
  const isCzech = number % PER_ROUND < CZECH_PER_ROUND
  return {
    code: sampleBarcode(number),
    product_name: `${food.name} ${kind}${turn < 44 ? '' : ` č. ${turn}`}`,
    brands: `${brand}, Skupina ukázek`,
    quantity: `${food.size} ${unit}`,
    product_quantity: String(food.size),
    product_quantity_unit: unit,
    serving_quantity: number % 3 === 0 ? food.size / 5 : '',
    ingredients_text: SAMPLE_LABELS[food.name] ?? '',
    ingredients_text_cs: SAMPLE_LABELS[food.name] ?? '',
    categories_tags: food.categories.map((category) => `en:${category}`),
    countries_tags: [isCzech ? 'en:czech-republic' : 'en:france'],
    allergens_tags: food.allergens?.map(allergenKey) ?? [],
    traces_tags: food.traces.map(allergenKey),
    last_modified_t: SAMPLE_TIME + number,
    nutriments: nutrimentsOf(food, (turn % 7) / 100),
  }
}

const allergenKey = (name: string) => (name === 'sesame' ? 'en:sesame-seeds' : `en:${name}`)

/** Every product of a kind has a little less of everything than the first. */
function nutrimentsOf(food: SampleFood, less: number): Record<string, unknown> {
  const tenths = (grams: number) => Number((grams * (1 - less)).toFixed(1))
  const [protein, carbohydrates, fat, fiber] = [food.protein, food.carbohydrates, food.fat, food.fiber].map(tenths) as [
    ...[number, number, number, number],
  ]
  return {
    'energy-kj_100g': Math.round(17 * (protein + carbohydrates) + 37 * fat + 8 * fiber),
    'energy-kcal_100g': Math.round(4 * (protein + carbohydrates) + 9 * fat + 2 * fiber),
    proteins_100g: protein,
    carbohydrates_100g: carbohydrates,
    sugars_100g: Math.min(carbohydrates, tenths(food.sugars)),
    fat_100g: fat,
    'saturated-fat_100g': Math.min(fat, tenths(food.saturated_fats)),
    fiber_100g: fiber,
    salt_100g: Number(food.salt.toFixed(2)),
  }
}

/** The line of a dump (JSONL) for one product of the sample, with the defect of its number. */
export function sampleLine(number: number): string {
  const defect = sampleDefect(number)
  const line = JSON.stringify(defect === null ? sampleRow(number) : spoil(sampleRow(number), defect, number))
  return defect === 'unreadable' ? line.slice(0, line.length / 2) : line
}

/** The rows that a defect changes; others stay as they are. */
function spoil(row: Row, defect: SampleDefect, number: number): Record<string, unknown> {
  const code = String(row.code)
  const figures = spoiltFigures(row.nutriments)[defect]
  if (figures !== undefined) return { ...row, nutriments: { ...row.nutriments, ...figures } }
  const changes: Partial<Record<SampleDefect, Record<string, unknown>>> = {
    no_barcode: { code: '' },
    invalid_barcode: { code: `${code.slice(0, -1)}${(Number(code.at(-1)) + 1) % 10}` },
    in_store_barcode: { code: '2012345000001' },
    no_name: { product_name: ' ' },
    name_of_signs: { product_name: '– ? 100' },
    obsolete: { obsolete: 'on' },
    older_repeat: { code: sampleBarcode(number - 20), last_modified_t: 1_500_000_000 },
    numbers_as_text: { nutriments: asTexts(row.nutriments) },
    newer_shape: { nutriments: undefined, nutrition: inNewerShape(row) },
    twelve_digits: { code: upcDigits(number) },
    without_leading_zeros: { code: Number(upcDigits(number)) },
    escaped_name: { product_name: ['&quot;Jogurt&quot;', '\u0000&amp;', '\u202emed', number].join(' ') },
    no_nutrition: { no_nutrition_data: 'on' },
    strange_allergen: { allergens_tags: ['cs:prisada-x'] },
  }
  return { ...row, ...changes[defect] }
}

function spoiltFigures(given: Record<string, unknown>): Partial<Record<SampleDefect, Record<string, unknown>>> {
  const { 'energy-kj_100g': kilojoules, 'energy-kcal_100g': calories, salt_100g: salt } = given
  return {
    negative: { salt_100g: -1 },
    exceeds_mass: { fiber_100g: 620 },
    sum_exceeds_mass: { carbohydrates_100g: 95, sugars_100g: 1, fat_100g: 92, fiber_100g: 1 },
    sugars_exceed_carbohydrates: { sugars_100g: 99 },
    saturates_exceed_fat: { 'saturated-fat_100g': 99 },
    energy_too_high: { 'energy-kj_100g': 88_000 },
    energy_units_disagree: { 'energy-kcal_100g': Math.round(Number(calories) / 2) },
    energy_mismatch: { 'energy-kj_100g': Number(kilojoules) * 2 + 900, 'energy-kcal_100g': Number(calories) * 2 + 215 },
    not_a_number: { proteins_100g: 'stopy' },
    only_kilocalories: { 'energy-kj_100g': '' },
    sodium_instead_of_salt: { salt_100g: undefined, sodium_100g: Number(salt) / 2.5 },
    below_a_bound: { fiber_100g: 0.5, fiber_modifier: '<' },
  }
}

function asTexts(given: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(given).map(([key, value]) => [key, String(value).replace('.', ',')]))
}

function inNewerShape({ nutriments, product_quantity_unit }: Row): Record<string, unknown> {
  const nutrients = Object.entries(nutriments).map(([key, value]) => {
    const name = key.replace('_100g', '')
    const unit = name === 'energy-kj' ? 'kJ' : name === 'energy-kcal' ? 'kcal' : 'g'
    return [name, { value, unit, source: 'packaging' }] as const
  })
  const per = product_quantity_unit === 'ml' ? '100ml' : '100g'
  return { aggregated_set: { preparation: 'as_sold', per, nutrients: Object.fromEntries(nutrients) } }
}

/** Twelve digits of UPC-A, with a valid check digit, in the range 0-12345 of company numbers that are used as examples. */
function upcDigits(number: number): string {
  const digits = `0${String(123_450_000_0 + (number % 100_000)).padStart(10, '0')}`
  const sum = [...digits].reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 3 : 1), 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}
