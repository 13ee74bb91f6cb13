import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readRecipes } from './index.ts'

/** `IMPORT_RUNS=1000` tries as many documents of each shape as the table in docs/domain/import.md tells. */
const RUNS = { numRuns: Number(process.env.IMPORT_RUNS ?? 15) }

/** A recipe as it is meant, whatever writes it. */
type Meant = {
  name: string
  portions: number
  prep: number
  rest: number
  lines: { amount: number; unit: 'g' | 'ml' | 'ks'; food: string }[]
  steps: string[]
}

const FOODS = ['mouka', 'cukr', 'mléko', 'máslo', 'rýže', 'čočka', 'mrkev', 'celer', 'tvaroh', 'vejce'] as const
const VERBS = ['Nakrájejte', 'Smíchejte', 'Orestujte', 'Uvařte', 'Upečte', 'Přidejte'] as const
const UNITS = { g: 'gram', ml: 'milliliter', ks: 'piece' } as const

const meant: fc.Arbitrary<Meant> = fc.record({
  name: fc.constantFrom('Zkušební guláš', 'Koláč na pokus', 'Polévka pokusná'),
  portions: fc.integer({ min: 2, max: 12 }),
  prep: fc.integer({ min: 1, max: 300 }),
  rest: fc.integer({ min: 1, max: 300 }),
  lines: fc.uniqueArray(
    fc.record({
      amount: fc.integer({ min: 2, max: 2000 }),
      unit: fc.constantFrom('g', 'ml', 'ks'),
      food: fc.constantFrom(...FOODS),
    }),
    { minLength: 2, maxLength: 6, selector: ({ food }) => food },
  ),
  steps: fc.array(
    fc.tuple(fc.constantFrom(...VERBS), fc.constantFrom(...FOODS)).map(([verb, food]) => `${verb} ${food}.`),
    { minLength: 1, maxLength: 6 },
  ),
})

/** One of several ways to write the same. */
type Way<Value> = (value: Value, pick: number) => unknown
const oneOf =
  <Value>(...ways: ((value: Value) => unknown)[]): Way<Value> =>
  (value, pick) =>
    ways[pick % ways.length]?.(value)

const clock = (minutes: number) => [Math.floor(minutes / 60), minutes % 60] as const
const duration = oneOf<number>(
  (minutes) => `PT${minutes}M`,
  (minutes) => `P0Y0M0DT${clock(minutes)[0]}H${clock(minutes)[1]}M0.000S`,
  (minutes) => `${minutes} minut`,
  (minutes) => `${clock(minutes)[0]} h ${clock(minutes)[1]} min`,
  (minutes) => minutes,
  (minutes) => ({ '@type': 'QuantitativeValue', value: minutes, unitCode: 'MIN' }),
)
const yields = oneOf<number>(
  (portions) => `${portions} porcí`,
  (portions) => `24x30 cm, ${portions} porce`,
  (portions) => `30 minut, pro ${portions} osob`,
  (portions) => ({ '@type': 'QuantitativeValue', value: portions, unitText: 'porcí' }),
  (portions) => ['', `${portions} servings`],
  (portions) => portions,
)
type Line = Meant['lines'][number]
const lineText = ({ amount, unit, food }: Line) => `${amount} ${unit} ${food}`
const ingredient = oneOf<Line>(
  lineText,
  ({ amount, unit, food }) => (unit === 'ks' ? `${amount} ${food}²` : `${amount}${unit} ${food}*`),
  ({ amount, unit, food }) => ({ '@type': 'PropertyValue', name: food, value: String(amount), unitText: unit }),
  ({ amount, unit, food }) => ({
    '@type': 'HowToSupply',
    name: food,
    requiredQuantity: { value: amount, unitText: unit },
  }),
  (line) => [lineText(line)],
  ({ amount, unit, food }) =>
    amount >= 1000 && unit !== 'ks'
      ? `${Math.floor(amount / 1000)}.${String(amount % 1000).padStart(3, '0')} ${unit} ${food}`
      : `${amount} ${unit} ${food}`,
)
const step = oneOf<string>(
  (text) => text,
  (text) => `3) ${text}`,
  (text) => ({ '@type': 'HowToStep', text }),
  (text) => ({ '@type': 'HowToStep', text: '', name: text }),
  (text) => ({ '@type': 'HowToStep', text, itemListElement: [] }),
  (text) => ({ '@type': 'ListItem', item: { '@type': 'HowToStep', text } }),
  (text) => ({ '@type': 'HowToSection', item: [{ '@type': 'HowToDirection', text }] }),
)

const schema = (recipe: Meant, picks: readonly number[]) => {
  const pick = (at: number) => picks[at % picks.length] ?? 0
  return {
    '@type': 'Recipe',
    name: recipe.name,
    recipeYield: yields(recipe.portions, pick(0)),
    prepTime: duration(recipe.prep, pick(1)),
    totalTime: duration(recipe.prep + recipe.rest, pick(2)),
    recipeIngredient: recipe.lines.map((line, at) => ingredient(line, pick(at + 3))),
    recipeInstructions: recipe.steps.map((text, at) => step(text, pick(at + 4))),
  }
}
const times = ({ prep, rest }: Meant) => ({ prepTime: `${prep} minutes`, totalTime: `${prep + rest} minutes` })

/** Each shape of documents, as text. */
const SHAPES: [shape: string, write: (recipe: Meant, picks: readonly number[]) => string][] = [
  ['JSON-LD', (recipe, picks) => JSON.stringify(schema(recipe, picks))],
  [
    'a page that tells it twice, without a name',
    (recipe, picks) => {
      const script = `<script type="application/ld+json">${JSON.stringify({ ...schema(recipe, picks), name: undefined })}</script>`
      return `<html><head><meta property="og:title" content="${recipe.name}"></head>${script}${script}</html>`
    },
  ],
  [
    'Nextcloud with headings',
    (recipe, picks) => {
      const plain = schema(recipe, picks)
      return JSON.stringify({ ...plain, recipeIngredient: ['## Těsto', ...plain.recipeIngredient] })
    },
  ],
  [
    'Mealie, parsed and not',
    (recipe, picks) =>
      JSON.stringify({
        name: recipe.name,
        recipeServings: (picks[0] ?? 0) % 2 === 0 ? recipe.portions : 0,
        recipeYieldQuantity: recipe.portions,
        recipeYield: 'porcí',
        ...times(recipe),
        recipeIngredient: recipe.lines.map((line, at) =>
          (picks[at % picks.length] ?? 0) % 2 === 0
            ? { quantity: line.amount, unit: { name: line.unit }, food: { name: line.food }, note: '' }
            : { quantity: 1, unit: null, food: null, note: lineText(line), disableAmount: true },
        ),
        recipeInstructions: recipe.steps.map((text) => ({ text })),
      }),
  ],
  [
    'Tandoor',
    (recipe) =>
      JSON.stringify({
        name: recipe.name,
        servings: recipe.portions,
        working_time: recipe.prep,
        waiting_time: recipe.rest,
        steps: recipe.steps.map((instruction, at) => ({
          instruction,
          ingredients:
            at > 0
              ? []
              : recipe.lines.map(({ amount, unit, food }) => ({
                  food: { name: food },
                  unit: { name: unit },
                  amount,
                  note: '',
                })),
        })),
      }),
  ],
  [
    'Paprika',
    (recipe) =>
      JSON.stringify({
        name: recipe.name,
        servings: String(recipe.portions),
        prep_time: `${recipe.prep} min`,
        total_time: `${recipe.prep + recipe.rest} min`,
        ingredients: ['Těsto:', ...recipe.lines.map(lineText)].join('\n'),
        directions: recipe.steps.map((text, at) => `${at + 1}. ${text}`).join('\n\n'),
      }),
  ],
  [
    'Cooklang',
    (recipe) => {
      const lines = recipe.lines.map(({ amount, unit, food }) => `@${food}{${amount}%${unit}}`).join(', ')
      const data = `title: ${recipe.name}\nservings: ${recipe.portions}\nprep time: ${recipe.prep} min\ntime: ${recipe.prep + recipe.rest} min`
      return `---\n${data}\n---\n\nSuroviny: ${lines}.\n\n${recipe.steps.join('\n\n')}\n`
    },
  ],
]

describe.each(SHAPES)('%s', (_, write) => {
  it('has no figure that is wrong without a mark, and no step or line is lost', async () => {
    await fc.assert(
      fc.asyncProperty(meant, fc.array(fc.nat(100), { minLength: 8, maxLength: 8 }), async (recipe, picks) => {
        const { recipes } = await readRecipes({ kind: 'file', data: Buffer.from(write(recipe, picks)) })
        expect(recipes).toHaveLength(1)
        const [{ recipe: found, lines } = { recipe: null, lines: [] }] = recipes
        expect(found).toMatchObject({
          name: recipe.name,
          portion_size: recipe.portions,
          time_minutes: recipe.prep,
          resting_time: recipe.rest,
          steps: recipe.steps,
          doubts: [],
        })
        expect(lines).toHaveLength(recipe.lines.length)
        for (const [at, { line }] of lines.entries()) {
          const right = recipe.lines[at]
          expect(line.name).toBe(right?.food)
          expect(line.doubtful || (line.amount === right?.amount && line.unit === UNITS[right?.unit ?? 'g'])).toBe(true)
        }
      }),
      RUNS,
    )
  })
})
