/** A kind of made-up product: what it is called, and what it is made of, in grams per 100 g or 100 ml. */
export type SampleFood = {
  name: string
  kinds: readonly string[]
  protein: number
  carbohydrates: number
  sugars: number
  fat: number
  saturated_fats: number
  fiber: number
  salt: number
  /** Of a package, in grams or millilitres. */
  size: number
  is_liquid?: boolean
  /** Null where the label of the made-up product says nothing. */
  allergens: readonly string[] | null
  traces: readonly string[]
  categories: readonly string[]
}

type Short = [
  name: string,
  kinds: string,
  grams: [
    protein: number,
    carbohydrates: number,
    sugars: number,
    fat: number,
    saturated: number,
    fiber: number,
    salt: number,
  ],
  size: number,
  allergens: string | null,
  traces: string,
  categories: string,
]

const SOLID: readonly Short[] = [
  [
    'Bílý jogurt',
    'smetanový,selský,nízkotučný,krémový',
    [4.2, 5.1, 5.1, 3.5, 2.3, 0, 0.13],
    150,
    'milk',
    '',
    'dairies,yogurts',
  ],
  ['Tvaroh', 'měkký,polotučný,tučný,na strouhání', [11.8, 3.8, 3.8, 4.6, 3, 0, 0.1], 250, 'milk', '', 'dairies,curds'],
  [
    'Chléb',
    'kmínový,žitný,podmáslový,s dýní',
    [8.1, 47, 2.5, 1.9, 0.3, 4.4, 1.25],
    500,
    'gluten',
    'milk,sesame',
    'breads',
  ],
  [
    'Ovesné vločky',
    'jemné,hrubé,celozrnné',
    [13, 58, 1.1, 7, 1.3, 10, 0.02],
    500,
    'gluten',
    'nuts',
    'cereals,oat-flakes',
  ],
  [
    'Sušenky',
    'kakaové,máslové,citronové,s arašídy',
    [6.4, 66, 29, 21, 10.5, 2.8, 0.7],
    160,
    'gluten,milk,eggs',
    'nuts,peanuts',
    'snacks,biscuits',
  ],
  [
    'Mléčná čokoláda',
    's lískovými oříšky,s mandlemi,hořká směs',
    [7.4, 54, 52, 33, 19, 2.3, 0.2],
    100,
    'milk,soybeans',
    'nuts,gluten',
    'snacks,chocolates',
  ],
  ['Šunka', 'výběrová,dušená,krůtí,kostelecká ukázka', [19, 1.1, 0.9, 3, 1.1, 0, 2.1], 100, null, '', 'meats,hams'],
  ['Eidam', '30 %,45 %,plátkový,uzený', [27, 1.2, 0.2, 16, 10.5, 0, 1.6], 250, 'milk', '', 'cheeses'],
  [
    'Těstoviny',
    'vřetena,kolínka,špagety,penne',
    [12, 71, 3.2, 1.6, 0.4, 3.1, 0.01],
    500,
    'gluten',
    'eggs,soybeans',
    'pastas',
  ],
  [
    'Hummus',
    'natural,s paprikou,citronový',
    [7, 9.5, 0.9, 22, 2.6, 5.2, 1.1],
    200,
    'sesame',
    'milk,mustard',
    'spreads,hummus',
  ],
  ['Kečup', 'jemný,ostrý,dětský', [1.3, 24, 22, 0.2, 0, 1, 1.9], 500, 'celery', '', 'sauces,ketchup'],
  [
    'Tuňák ve vlastní šťávě',
    'kousky,drcený,steak',
    [25, 0, 0, 0.9, 0.3, 0, 1],
    130,
    'fish',
    'soybeans',
    'canned-fish,tunas',
  ],
  [
    'Arašídové máslo',
    'jemné,křupavé,s čokoládou',
    [26, 13, 6.2, 50, 8, 7.5, 0.4],
    340,
    'peanuts',
    'nuts,milk',
    'spreads,peanut-butters',
  ],
  ['Mražený hrášek', 'jemný,zahradní', [5.5, 9.3, 3.9, 0.6, 0.1, 5.3, 0.01], 350, 'none', '', 'frozen-vegetables,peas'],
  [
    'Polévka v sáčku',
    'zeleninová,gulášová,hrstková',
    [9, 52, 8, 6.2, 2.9, 6, 9.8],
    60,
    'gluten,celery',
    'eggs,milk,mustard',
    'meals,soups',
  ],
]
const LIQUID: readonly Short[] = [
  [
    'Mléko',
    'polotučné,plnotučné,bez laktózy,selské',
    [3.3, 4.8, 4.8, 1.5, 1, 0, 0.1],
    1000,
    'milk',
    '',
    'dairies,milks',
  ],
  [
    'Ovesný nápoj',
    'natural,vanilkový,barista',
    [0.9, 7.1, 3.8, 1.4, 0.2, 0.8, 0.1],
    1000,
    'gluten',
    'soybeans',
    'plant-milks,oat-drinks',
  ],
  ['Jablečný džus', '100 %,s dužinou,s mrkví', [0.2, 11, 10.5, 0.1, 0, 0.2, 0.01], 1000, null, '', 'beverages,juices'],
  [
    'Limonáda',
    'citronová,malinová,bez cukru,bezinková',
    [0, 7.8, 7.8, 0, 0, 0, 0.02],
    1500,
    'none',
    '',
    'beverages,sodas',
  ],
  ['Kefír', 'jahodový,bílý,borůvkový', [3.4, 4.2, 4.1, 1, 0.7, 0, 0.1], 500, 'milk', '', 'dairies,kefirs'],
]

export const SAMPLE_FOODS: readonly SampleFood[] = [
  ...SOLID.map((short) => foodOf(short)),
  ...LIQUID.map((short) => ({ ...foodOf(short), is_liquid: true })),
]

function foodOf([name, kinds, grams, size, allergens, traces, categories]: Short): SampleFood {
  const [protein, carbohydrates, sugars, fat, saturated_fats, fiber, salt] = grams
  const composition = { protein, carbohydrates, sugars, fat, saturated_fats, fiber, salt }
  const lists = {
    allergens: allergens === null ? null : listOf(allergens),
    traces: listOf(traces),
    categories: listOf(categories),
  }
  return { name, kinds: kinds.split(','), ...composition, size, ...lists }
}

function listOf(text: string): string[] {
  return text === '' ? [] : text.split(',')
}

/** Producers that do not exist. */
export const SAMPLE_BRANDS = [
  ...['Ukázková mlékárna', 'Vzorek', 'Zkušební pekárna', 'Pole a sad', 'Testovka', 'Dobrá ukázka', 'U vzorného mlýna'],
  ...['Příkladná kuchyně', 'Nula nula', 'Nanečisto', 'Demo & syn'],
] as const
