import { LinePayloads } from '@zivina/contract/catalogue/recipes/lines'
import type { RecipePatch } from '@zivina/contract/catalogue/recipes/write'
import { formatAmountPayload } from '@zivina/czech/number-input'
import { buildUser } from '@zivina/db/build/account/user'
import { buildIngredient, type Ingredient } from '@zivina/db/build/catalogue/ingredient'
import type { Database } from '@zivina/db/database'
import { deriveRecipe } from '@zivina/db/recipe-derived'
import { openTestDatabase } from '@zivina/db/testing/database'
import { currentTotals, startEdit } from '@zivina/nutrition/edits'
import { recipeTotals, TOTAL_FIELDS } from '@zivina/nutrition/macros'
import { STORED_NUTRIENTS } from '@zivina/nutrition/nutrients'
import { SEGMENTS } from '@zivina/nutrition/segments'
import { WEIGHT_UNITS } from '@zivina/nutrition/weight-units'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { UserActor } from '#api/kernel/access/actor.ts'
import { URLS } from '#api/testing/outside.ts'
import { recipeBody } from './testing.ts'
import { changeRecipe, createRecipe } from './write-service.ts'

/** No food is made of these recipes. */
const PLACES = { urls: URLS, recompute: { enqueue: () => Promise.resolve() } }
const RECIPES = 8
const STORED_EDITS = 240
const PURE_EDITS = 2000

let database: Database
let actor: UserActor
let pantry: Ingredient[]

beforeAll(async () => {
  database = await openTestDatabase()
  const { guid, username, email } = await buildUser(database.db)
  const roles = { is_premium: false, is_admin: false, is_super_admin: false, is_affiliate: false }
  actor = { kind: 'user', guid, username, email, session_guid: guid, ...roles }
  pantry = []
  // Every unit, with and without mass; every nutrient known in some and unknown in others.
  for (const [index, weight_units] of [...WEIGHT_UNITS, ...WEIGHT_UNITS].entries()) {
    const nutrients = STORED_NUTRIENTS.map((name, place) => [
      name,
      (index + place) % 4 === 0 ? null : (index + 1) * 0.37,
    ])
    const mass = index % 2 === 0 ? { grams_per_piece: 50, density_g_per_ml: 1.03 } : {}
    pantry.push(await buildIngredient(database.db, { weight_units, ...Object.fromEntries(nutrients), ...mass }))
  }
})
afterAll(() => database.close())

type Line = { at: number; segment: (typeof SEGMENTS)[number]; amount: number; count_macros: boolean }
const line = fc.record({
  at: fc.nat(9),
  segment: fc.constantFrom(...SEGMENTS.slice(0, 3)),
  amount: fc
    .oneof(fc.integer({ min: 1, max: 5_000_000 }), fc.integer({ min: 1, max: 9999 }))
    .map((cents) => cents / 100),
  count_macros: fc.boolean(),
})
const lines = fc.uniqueArray(line, { minLength: 1, maxLength: 12, selector: ({ at, segment }) => `${at} ${segment}` })
const portions = fc.integer({ min: 1, max: 100 })
const edit = fc.oneof(
  fc.record({ lines }),
  fc.record({ portion_size: portions }),
  fc.record({ lines, portion_size: portions }),
)
type Edit = { lines?: Line[]; portion_size?: number }

const foodOf = ({ at }: Line): Ingredient => {
  const food = pantry[at]
  if (food === undefined) throw new Error('The pantry is smaller.')
  return food
}
const toPayload = (given: Line) => {
  const { segment, count_macros, amount } = given
  return { ingredient: foodOf(given).guid, segment, count_macros, amount: formatAmountPayload(amount) }
}
const toPatch = ({ lines: given, portion_size }: Edit): RecipePatch => ({
  ...(portion_size === undefined ? {} : { portion_size }),
  ...(given === undefined ? {} : { ingredients: LinePayloads.parse(given.map(toPayload)) }),
})

/** A recipe's row with its lines, and its totals recomputed from the stored lines. */
async function storedAndRecomputed(guid: string) {
  const { rows } = await database.pool.query(
    `select r.*, (select json_agg(json_build_object('amount', l.amount, 'count_macros', l.count_macros, 'food', i))
      from recipe_ingredient l join ingredient i on i.guid = l.ingredient and i.version = l.ingredient_version
      where l.recipe = r.guid) as lines from recipe r where r.guid = $1`,
    [guid],
  )
  const [row] = rows
  const counted = row.lines.map(
    ({ amount, count_macros, food }: { amount: number; count_macros: boolean; food: Ingredient }) => ({
      ...food,
      amount,
      count_macros,
      nutrients: food,
    }),
  )
  return { row, totals: recipeTotals(counted, row.portion_size) }
}

it('stored totals match the stored lines after every edit', async () => {
  const edits = fc.sample(edit, { numRuns: STORED_EDITS, seed: 20261121 })
  const strand = async (first: number) => {
    const [food] = pantry
    if (food === undefined) throw new Error('The pantry is empty.')
    const body = { ...recipeBody(food), ingredients: LinePayloads.parse([{ ingredient: food.guid, amount: 1 }]) }
    const lists = {
      dietary_goal: [],
      diet_types: [],
      tags: [],
      free_lines: [],
      no_side_dish: false,
      is_private: false,
      resting_time: 0,
      headnote: '',
      tip: '',
      storage: null,
      aimed_iddsi_level: null,
      cooked_weight: null,
      source_url: null,
    }
    const { slug, guid } = await createRecipe(
      { db: database.db, actor, ...PLACES },
      { ...body, ...lists, name: `Vlastnost ${first}`, difficulty: 'Easy', cooking_type: 'Warm', meal_types: [] },
    )
    for (let index = first; index < edits.length; index += RECIPES) {
      const patch = toPatch(edits[index] as Edit)
      const answered = await changeRecipe({ db: database.db, actor, ...PLACES }, { slug, patch })
      const { row, totals } = await storedAndRecomputed(guid)
      for (const field of [...Object.values(TOTAL_FIELDS), 'calories_in_total'] as const) {
        expect({ index, field, value: row[field] }).toEqual({ index, field, value: totals[field] })
        expect(answered[field]).toEqual(totals[field])
      }
      expect(row.nutrient_coverage).toEqual(totals.nutrient_coverage)
    }
  }
  await Promise.all(Array.from({ length: RECIPES }, (_, first) => strand(first)))
}, 180_000)

it('the editor shows the same totals that the server stores', () => {
  const check = (given: Line[], portion_size: number) => {
    const edited = startEdit(
      given.map((entry) => ({ ...entry, ingredient: { ...foodOf(entry), nutrients: foodOf(entry) } })),
      portion_size,
    )
    const sent = LinePayloads.parse(given.map(toPayload))
    const stored = deriveRecipe(
      {
        name: 'Recept',
        tags: [],
        portion_size,
        difficulty: 'Easy',
        cooking_type: 'Warm',
        dietary_goal: [],
        meal_types: [],
        steps: [],
        confirmed: [],
        aimed_iddsi_level: null,
      },
      sent.map((payload, index) => ({ ...payload, ingredient: foodOf(given[index] as Line) })),
    )
    expect(stored).toMatchObject(currentTotals(edited))
  }
  fc.assert(fc.property(lines, portions, check), { numRuns: PURE_EDITS })
}, 60_000)
