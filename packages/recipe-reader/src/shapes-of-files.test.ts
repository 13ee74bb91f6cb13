import { describe, expect, it } from 'vitest'
import { readRecipes } from './index.ts'

const RECIPE = {
  '@type': 'Recipe',
  name: 'Pokus',
  recipeYield: '2 porce',
  recipeIngredient: ['100 g rýže'],
  recipeInstructions: ['Uvařte.'],
}

async function read(document: unknown) {
  const text = typeof document === 'string' ? document : JSON.stringify(document)
  const { recipes } = await readRecipes({ kind: 'file', data: Buffer.from(text) })
  return recipes.map(({ recipe, lines }) => ({
    ...recipe,
    lines: lines.map(({ line, segment }) => [line.amount, line.unit, line.name, segment]),
    marked: lines.map(({ line }) => line.doubtful),
  }))
}
const one = async (document: unknown) => (await read(document))[0]
const stepsOf = async (recipeInstructions: unknown) => (await one({ ...RECIPE, recipeInstructions }))?.steps

describe('steps', () => {
  it.each(['item', 'itemListElement', 'steps', 'step'])('of a section under `%s` are all kept', async (key) => {
    const steps = [
      { '@type': 'HowToStep', text: 'Rozpusťte máslo.' },
      { '@type': 'HowToStep', text: 'Vmíchejte mouku.' },
    ]
    expect(await stepsOf([{ '@type': 'HowToSection', name: 'Jíška', [key]: steps }, 'Podávejte.'])).toEqual([
      'Jíška: Rozpusťte máslo.',
      'Vmíchejte mouku.',
      'Podávejte.',
    ])
  })

  it('in items of a list, with a text beside an empty list, and with a tip', async () => {
    expect(
      await stepsOf({
        '@type': 'ItemList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, item: { '@type': 'HowToStep', text: 'Omyjte.' } },
          { '@type': 'HowToStep', text: 'Oloupejte.', itemListElement: [] },
          { '@type': 'HowToStep', text: 'Pečte.', itemListElement: [{ '@type': 'HowToTip', text: 'Otočte je.' }] },
          { '@type': 'HowToStep', name: 'Krok', itemListElement: [{ '@type': 'HowToDirection', text: 'Podávejte.' }] },
        ],
      }),
    ).toEqual(
      ['Omyjte.', 'Oloupejte.', 'Pečte. Otočte je.', 'Krok: Podávejte.'].map((text) => text.replace('Krok: ', '')),
    )
  })

  it('with a name alone, and sections that have no steps', async () => {
    expect(
      await stepsOf([
        { '@type': 'HowToStep', text: ' ', name: 'Nakrájejte pórek.' },
        { '@type': 'HowToSection', name: 'Nechte odpočinout', itemListElement: [] },
        { '@type': 'HowToStep', text: 'Osolte.' },
      ]),
    ).toEqual(['Nakrájejte pórek.', 'Nechte odpočinout', 'Osolte.'])
  })

  it('have titles where they are told, and none of numbers or of their own beginning', async () => {
    const step = (name: string, text: string) => ({ '@type': 'HowToStep', name, text })
    const recipeInstructions = [
      step('Příprava', 'Omyjte je.'),
      step('3. Krok', 'Pečte.'),
      step('Podávejte', 'Podávejte teplé.'),
    ]
    const recipe = await one({ ...RECIPE, recipeInstructions })
    expect(recipe?.step_titles).toEqual(['Příprava', null, null])
  })

  it('lose their numbers, and what only numbers is none', async () => {
    expect(
      await stepsOf([
        '1. Omyjte.',
        '2) Oloupejte.',
        'Krok 3: Pečte.',
        'Krok 4',
        '5',
        'Step 5 Ozdobte.',
        '2 vejce rozšlehejte.',
      ]),
    ).toEqual(['Omyjte.', 'Oloupejte.', 'Pečte.', 'Ozdobte.', '2 vejce rozšlehejte.'])
    expect(await stepsOf(['Nechte stát.', '14. den sceďte.'])).toEqual(['Nechte stát.', '14. den sceďte.'])
  })

  it('of a recipe in a section are read with its ingredients', async () => {
    const glaze = {
      '@type': 'Recipe',
      name: 'Citronová poleva',
      recipeIngredient: ['80 g cukru'],
      recipeInstructions: 'Utřete.',
    }
    const recipe = await one({
      ...RECIPE,
      recipeInstructions: ['Upečte.', { '@type': 'HowToSection', name: 'Poleva', itemListElement: [glaze] }],
    })
    expect(recipe?.steps).toEqual(['Upečte.', 'Poleva: Utřete.'])
    expect(recipe?.lines).toEqual([
      [100, 'gram', 'rýže', 'Main'],
      [80, 'gram', 'cukru', 'Glaze'],
    ])
  })
})

describe('ingredients', () => {
  it('as objects, in lists and in groups', async () => {
    const recipe = await one({
      ...RECIPE,
      recipeIngredient: [
        { '@type': 'PropertyValue', name: 'mouka', value: '350', unitText: 'g' },
        { '@type': 'PropertyValue', name: 'mléko', value: 2, unitCode: 'DLT' },
        {
          '@type': 'HowToSupply',
          name: 'máslo',
          requiredQuantity: { '@type': 'QuantitativeValue', value: 40, unitText: 'g' },
        },
        { '@type': 'HowToSupply', name: 'cukr', requiredQuantity: '2 lžíce' },
        ['3 vejce', ['špetka soli']],
        { '@type': 'ItemList', name: 'Na krém', itemListElement: ['250 g tvarohu'] },
      ],
    })
    expect(recipe?.lines).toEqual([
      [350, 'gram', 'mouka', 'Main'],
      [2, 'deciliter', 'mléko', 'Main'],
      [40, 'gram', 'máslo', 'Main'],
      [2, 'tablespoon', 'cukr', 'Main'],
      [3, 'piece', 'vejce', 'Main'],
      [1, 'pinch', 'soli', 'Main'],
      [250, 'gram', 'tvarohu', 'Cream'],
    ])
  })

  it('have the headings among them as parts of the dish, as steps have', async () => {
    const recipe = await one({
      ...RECIPE,
      recipeIngredient: ['## Náplň', '200 g špenátu', 'Těsto:', '150 g mouky', 'sůl'],
      recipeInstructions: ['## Náplň', 'Poduste.', 'Těsto:', 'Zadělejte.'],
    })
    expect(recipe?.lines).toEqual([
      [200, 'gram', 'špenátu', 'Filling'],
      [150, 'gram', 'mouky', 'Dough'],
      [null, null, 'sůl', 'Dough'],
    ])
    expect(recipe?.steps).toEqual(['Náplň: Poduste.', 'Těsto: Zadělejte.'])
  })
})

describe('Mealie', () => {
  const plain = (note: string, more = {}) => ({ quantity: 1, unit: null, food: null, note, ...more })
  const mealie = (recipeIngredient: unknown[], more = {}) => ({
    name: 'Pokus',
    recipeIngredient,
    recipeInstructions: [{ text: 'Uvařte.' }],
    ...more,
  })

  it('that never parsed its lines has them in its notes', async () => {
    const recipe = await one(
      mealie([plain('300 g mrkve'), plain('4 brambory'), plain('1/2 lžíce kmínu'), plain('pepř')]),
    )
    expect(recipe?.lines).toEqual([
      [300, 'gram', 'mrkve', 'Main'],
      [4, 'piece', 'brambory', 'Main'],
      [0.5, 'tablespoon', 'kmínu', 'Main'],
      [null, null, 'pepř', 'Main'],
    ])
  })

  it('that contradicts itself is marked', async () => {
    const food = { food: { name: 'mouka' }, unit: { name: 'gram' }, note: '' }
    const recipe = await one(
      mealie([
        { ...food, quantity: 300, originalText: '250 g mouky' },
        { ...food, quantity: 250, originalText: '250 g mouky' },
        plain('200 g cukru', { quantity: 3 }),
      ]),
    )
    expect(recipe?.marked).toEqual([true, false, true])
    expect(recipe?.lines[0]).toEqual([300, 'gram', 'mouka', 'Main'])
  })

  it('has its yield in two fields, its sections, notes and recipes within the recipe', async () => {
    const recipe = await one(
      mealie(
        [
          { quantity: 400, unit: { name: 'gram' }, food: { name: 'dýně' }, note: '', title: 'Základ' },
          { quantity: 1, unit: null, food: null, note: '', referencedRecipe: { name: 'Kuřecí vývar' } },
        ],
        {
          recipeServings: 0,
          recipeYieldQuantity: 6,
          recipeYield: 'misek',
          notes: [{ title: 'Tip', text: 'Dá se mrazit.' }],
        },
      ),
    )
    expect(recipe).toMatchObject({ portion_size: 6, tip: 'Dá se mrazit.', parts: ['Základ', 'Základ'] })
    expect(recipe?.lines[1]).toEqual([1, 'piece', 'Kuřecí vývar', 'Base'])
  })
})

it('Tandoor’s headers are parts of the dish, and names of lines in its steps are told', async () => {
  const recipe = await one({
    name: 'Pokus',
    servings: 3,
    steps: [
      {
        name: 'Vaření',
        instruction: 'Uvařte {{ ingredients[1] }}.',
        ingredients: [
          { is_header: true, note: 'Na omáčku' },
          { food: { name: 'rajčata' }, unit: { name: 'g' }, amount: 300, note: '' },
        ],
      },
    ],
  })
  expect(recipe).toMatchObject({ parts: ['Na omáčku'], steps: ['Uvařte 300 g rajčata.'], step_titles: ['Vaření'] })
})

it('Paprika’s notes are the tip, and the book it is from is told', async () => {
  const recipe = await one({
    name: 'Pokus',
    ingredients: 'Těsto:\n200 g mouky\n\nNáplň:\n1 kg jablek',
    directions: '1. Zadělejte.\n\n2. Upečte.',
    notes: 'Chutná i studený.',
    source: 'Babiččin sešit',
    source_url: '',
  })
  expect(recipe).toMatchObject({
    tip: 'Chutná i studený.',
    headnote: 'Zdroj: Babiččin sešit',
    steps: ['Zadělejte.', 'Upečte.'],
    parts: ['Těsto', 'Náplň'],
  })
})

describe('times', () => {
  it('that contradict each other are marked', async () => {
    expect(await one({ ...RECIPE, prepTime: 'PT30M', cookTime: 'PT1H', totalTime: 'PT1H' })).toMatchObject({
      time_minutes: 90,
      doubts: ['times'],
    })
    expect(await one({ ...RECIPE, prepTime: 'PT30M', totalTime: 'P1W' })).toMatchObject({
      time_minutes: 30,
      resting_time: 10_050,
      doubts: [],
    })
  })
})

describe('a page', () => {
  const script = (json: unknown) => `<script type="application/ld+json">${JSON.stringify(json)}</script>`
  const { name: _, ...nameless } = RECIPE

  it.each([
    [
      'the title for other sites',
      '<meta property="og:title" content="Bublanina"><title>Bublanina – web</title>',
      'Bublanina',
    ],
    [
      'its heading',
      `<title>Něco jiného | web</title></head><body><h1>Bublanina <b>hrnková</b></h1>`,
      'Bublanina hrnková',
    ],
    ['the title of the window', '<title>Bublanina | Recepty</title>', 'Bublanina'],
  ])('gives a recipe without a name %s', async (__, head, name) => {
    expect((await one(`<html><head>${head}${script(nameless)}</html>`))?.name).toBe(name)
  })

  it('that tells the same recipe twice gives one draft, with what either tells', async () => {
    const recipes = await read(
      `<html>${script({ ...RECIPE, recipeYield: undefined })}${script({ '@graph': [RECIPE] })}</html>`,
    )
    expect(recipes).toHaveLength(1)
    expect(recipes[0]?.portion_size).toBe(2)
  })
})

it.each(['utf16le', 'utf16be'])('a text in %s is read as one in UTF-8', async (encoding) => {
  const bytes = Buffer.from('\ufeffKaše pokusná\n2 porce\nSuroviny\n100 g vloček\nPostup\nUvařte.', 'utf16le')
  const data = encoding === 'utf16be' ? bytes.swap16() : bytes
  const { recipes } = await readRecipes({ kind: 'file', data })
  expect(recipes[0]?.recipe).toMatchObject({ name: 'Kaše pokusná', portion_size: 2, ingredients: ['100 g vloček'] })
})

it('a name into which the list is run is parted from it', async () => {
  const text = 'Rychlý salát zkušební. Na 2 porce budete potřebovat: 1 salát, 2 lžíce oleje. Postup: Vše smíchejte.'
  const { recipes } = await readRecipes({ kind: 'text', text })
  expect(recipes[0]?.recipe).toMatchObject({
    name: 'Rychlý salát zkušební',
    portion_size: 2,
    ingredients: ['1 salát', '2 lžíce oleje'],
  })
})
