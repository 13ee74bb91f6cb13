import { LinePayloads } from '@zivina/contract/catalogue/recipes/lines'
import type { RecipeDetail } from '@zivina/contract/catalogue/recipes/read'
import { formatAmountPayload } from '@zivina/czech/number-input'
import { buildUser } from '@zivina/db/build/account/user'
import type { Database } from '@zivina/db/database'
import { openTestDatabase } from '@zivina/db/testing/database'
import { absentAllergens } from '@zivina/domain/catalogue/allergens/recipe-allergens'
import { judgeRecipe } from '@zivina/domain/catalogue/diet-rules/judge-recipe'
import { toJudgedLine } from '@zivina/domain/catalogue/diet-rules/judged-line'
import { RULE_VERSION, VERDICTS } from '@zivina/domain/catalogue/diet-rules/verdicts'
import { MEAL_TYPES } from '@zivina/domain/catalogue/meal-types'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { recomputeRecipes } from '#api/catalogue/ingredients/versions/service.ts'
import type { UserActor } from '#api/kernel/access/actor.ts'
import { URLS } from '#api/testing/outside.ts'
import { recipeBody } from './testing.ts'
import { changeRecipe, createRecipe } from './write-service.ts'

const EDITS = 120
/** No food is made of these recipes. */
const PORTS = { urls: URLS, recompute: { enqueue: () => Promise.resolve() } }
const RECIPES = 6

let database: Database
let actor: UserActor
let foods: string[]
beforeAll(async () => {
  database = await openTestDatabase({ seeded: true })
  const { guid, username, email } = await buildUser(database.db)
  const roles = { is_premium: false, is_admin: false, is_super_admin: false, is_affiliate: false }
  actor = { kind: 'user', guid, username, email, session_guid: guid, ...roles }
  const { rows } = await database.pool.query<{ guid: string }>('select guid from ingredient order by slug')
  foods = rows.map(({ guid }) => guid)
})
afterAll(() => database.close())

const line = fc.record({
  at: fc.nat(1114),
  amount: fc.integer({ min: 1, max: 30_000 }).map((cents) => cents / 100),
  count_macros: fc.boolean(),
})
const edit = fc.record({
  lines: fc.uniqueArray(line, { minLength: 1, maxLength: 6, selector: ({ at }) => at }),
  portion_size: fc.integer({ min: 1, max: 12 }),
  meal_types: fc.uniqueArray(fc.constantFrom(...MEAL_TYPES), { maxLength: 3 }),
  step: fc.constantFrom('Uvařte doměkka.', 'Smažte na oleji.', 'Podávejte syrové.'),
})

/** What a page computes from the answer of the API. */
function judgeAnswer({ ingredients, steps, ...recipe }: RecipeDetail) {
  const lines = ingredients.map(({ ingredient: guid, macros, amount, count_macros, segment, ...food }) =>
    toJudgedLine({ ...food, guid, nutrients: macros }, Number(amount), count_macros, segment),
  )
  const texts = Object.values(steps).flatMap(({ step_title, step_text }) => [step_title, step_text])
  return {
    diet_verdicts: judgeRecipe({ ...recipe, lines, steps: texts, confirmed: [], weighed: null, unmatched: 0 }),
    without_allergens: absentAllergens(lines),
  }
}

async function storedOf(slug: string) {
  const { rows } = await database.pool.query(
    `select diet_verdicts, diet_types, without_allergens, rule_version, kilojoules, protein_in_total, facets
     from recipe where slug = $1`,
    [slug],
  )
  return rows[0]
}

it('the answer of the API, the stored recipe and the job give the same verdicts and allergens after every edit', async () => {
  const edits = fc.sample(edit, { numRuns: EDITS, seed: 20261122 })
  const seen = new Set<string>()
  const toLines = (lines: (typeof edits)[number]['lines']) =>
    LinePayloads.parse(
      lines.map(({ at, amount, count_macros }) => ({
        ingredient: foods[at],
        amount: formatAmountPayload(amount),
        count_macros,
      })),
    )
  const strand = async (first: number) => {
    const lists = {
      dietary_goal: [],
      cooked_weight: null,
      diet_types: [],
      tags: [],
      free_lines: [],
      no_side_dish: false,
      resting_time: 0,
      source_url: null,
    }
    const body = {
      ...recipeBody({ guid: foods[0] ?? '' }),
      is_private: false,
      ...lists,
      ingredients: toLines([{ at: 0, amount: 1, count_macros: true }]),
    }
    const { slug } = await createRecipe(
      { db: database.db, actor, ...PORTS },
      {
        ...body,
        name: `Shoda ${first}`,
        cooked_weight: null,
        headnote: '',
        tip: '',
        storage: null,
        aimed_iddsi_level: first % 2 === 0 ? 4 : null,
        difficulty: 'Easy',
        cooking_type: 'Warm',
        meal_types: [],
      },
    )
    for (let index = first; index < EDITS; index += RECIPES) {
      const { lines, portion_size, meal_types, step } = edits[index] as (typeof edits)[number]
      const patch = { portion_size, meal_types, ingredients: toLines(lines), steps: { '0': { step_text: step } } }
      const answer = await changeRecipe({ db: database.db, actor, ...PORTS }, { slug, patch })
      const stored = await storedOf(slug)
      const { diet_verdicts, without_allergens } = answer
      expect({ index, ...judgeAnswer(answer) }).toEqual({ index, diet_verdicts, without_allergens })
      expect(stored).toMatchObject({ diet_verdicts, without_allergens, rule_version: RULE_VERSION })
      for (const { verdict } of Object.values(diet_verdicts)) if (verdict) seen.add(verdict)
    }
    return slug
  }
  const slugs = await Promise.all(Array.from({ length: RECIPES }, (_, first) => strand(first)))
  expect([...seen].toSorted()).toEqual([...VERDICTS].toSorted())
  const before = await Promise.all(slugs.map(storedOf))
  await database.pool.query(
    `update recipe set rule_version = '', diet_verdicts = '{}', without_allergens = '{}', facets = 0`,
  )
  expect(await recomputeRecipes(database.db)).toMatchObject({ failed: [], is_done: true })
  expect(await Promise.all(slugs.map(storedOf))).toEqual(before)
}, 180_000)
