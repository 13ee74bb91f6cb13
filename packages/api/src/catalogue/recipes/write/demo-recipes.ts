import { LinePayloads } from '@zivina/contract/catalogue/recipes/lines'
import type { Db } from '@zivina/db/database'
import type { Status } from '@zivina/domain/catalogue/statuses'
import type { UserActor } from '#api/kernel/access/actor.ts'
import { createUrls } from '#api/kernel/urls/urls.ts'
import { makeOldest, selectDemoAuthors, selectFoods, waitForOtherSeeds } from './demo-queries.ts'
import { updateStatus } from './queries.ts'
import { createRecipe } from './write-service.ts'

type DemoRecipe = {
  /** Constant, so that tests and people can refer to it. */
  guid: string
  name: string
  status: Status
  status_note?: string
  is_private?: boolean
  time_minutes: number
  meal_types: ('Breakfast' | 'Soup' | 'Lunch' | 'Dinner')[]
  steps: string[]
  /** Slugs of foods, and amounts in their own units. */
  foods: Record<string, number>
}

/** By the name of the demo account: one recipe in every state for the two authors together, and one that is private. */
const DEMO_RECIPES: Readonly<Record<string, readonly DemoRecipe[]>> = {
  'demo-user': [
    {
      guid: '01980000-0000-7000-8000-000000000001',
      name: 'Ovesná kaše s\u00a0banánem',
      status: 'Pending',
      time_minutes: 10,
      meal_types: ['Breakfast'],
      steps: ['Vločky zalijte mlékem a\u00a0pět minut vařte.', 'Navrch nakrájejte banán.'],
      foods: { 'ovesne-vlocky': 100, 'mleko-polotucne-cerstve-1-5-tuku': 500, banan: 2 },
    },
    {
      guid: '01980000-0000-7000-8000-000000000002',
      name: 'Babiččina bramboračka',
      status: 'Denied',
      status_note: 'V\u00a0postupu chybí, jak dlouho se polévka vaří. Doplňte to prosím.',
      time_minutes: 45,
      meal_types: ['Soup'],
      steps: ['Zeleninu nakrájejte na kostky a\u00a0uvařte doměkka.'],
      foods: { 'brambory-syrove-loupane': 600, 'mrkev-syrova': 200, 'cibule-zluta': 100 },
    },
    {
      guid: '01980000-0000-7000-8000-000000000005',
      name: 'Mrkvová polévka po našem',
      status: 'Pending',
      is_private: true,
      time_minutes: 35,
      meal_types: ['Soup'],
      steps: [
        'Mrkev a\u00a0brambory oloupejte, nakrájejte na kostky a\u00a0zalijte vodou.',
        'Vařte 20\u00a0minut, až je zelenina měkká, a\u00a0rozmixujte ji dohladka.',
      ],
      foods: { 'mrkev-syrova': 500, 'brambory-syrove-loupane': 200 },
    },
  ],
  'demo-creator': [
    {
      guid: '01980000-0000-7000-8000-000000000003',
      name: 'Mrkvový salát s\u00a0jogurtem',
      status: 'Approved',
      time_minutes: 15,
      meal_types: ['Dinner'],
      steps: ['Mrkev nastrouhejte.', 'Vmíchejte jogurt a\u00a0nechte chvíli odležet.'],
      foods: { 'mrkev-syrova': 500, 'jogurt-bily-33-5-tuku': 150 },
    },
    {
      guid: '01980000-0000-7000-8000-000000000004',
      name: 'Vařené brambory s\u00a0tvarohem',
      status: 'Pending',
      time_minutes: 30,
      meal_types: ['Lunch'],
      steps: ['Brambory uvařte ve slupce asi 20\u00a0minut.', 'Podávejte s\u00a0rozmíchaným tvarohem.'],
      foods: { 'brambory-syrove-loupane': 800, 'tvaroh-polotucny-mekky': 250 },
    },
  ],
}

/** Gives the demo authors recipes in every state. Does nothing for an account that has any. */
export async function seedDemoRecipes(db: Db): Promise<void> {
  const slugs = Object.values(DEMO_RECIPES).flatMap((recipes) => recipes.flatMap(({ foods }) => Object.keys(foods)))
  const foods = await selectFoods(db, slugs)
  await db.transaction(async (db) => {
    await waitForOtherSeeds(db)
    for (const { guid, username, email } of await selectDemoAuthors(db, Object.keys(DEMO_RECIPES))) {
      const roles = { is_premium: false, is_admin: false, is_super_admin: false, is_affiliate: false }
      const actor: UserActor = { kind: 'user', guid, username, email, session_guid: guid, ...roles }
      for (const demo of DEMO_RECIPES[username] ?? []) await makeRecipe(db, actor, demo, foods)
    }
  })
}

async function makeRecipe(
  db: Db,
  actor: UserActor,
  { status, status_note = '', is_private = false, steps, foods: amounts, ...fields }: DemoRecipe,
  foods: ReadonlyMap<string, string>,
): Promise<void> {
  const lines = Object.entries(amounts).flatMap(([slug, amount]) => {
    const ingredient = foods.get(slug)
    return ingredient ? [{ ingredient, amount }] : []
  })
  // A catalogue without these foods gets no such recipe.
  if (lines.length === 0) return
  const input = {
    ...fields,
    is_private,
    ...({
      portion_size: 2,
      resting_time: 0,
      headnote: '',
      tip: '',
      storage: null,
      aimed_iddsi_level: null,
      cooked_weight: null,
      difficulty: 'Easy',
      cooking_type: 'Warm',
      no_side_dish: true,
    } as const),
    dietary_goal: [],
    diet_types: [],
    tags: [],
    free_lines: [],
    source_url: null,
    ingredients: LinePayloads.parse(lines),
    steps: Object.fromEntries(steps.map((step_text, number) => [number, { step_text }])),
  }
  const urls = createUrls({ image_url_endpoint: '', public_url: '' })
  // No food is made of a new recipe, so nothing is queued.
  await createRecipe({ db, actor, urls, recompute: { enqueue: () => Promise.resolve() } }, input)
  if (status !== 'Pending') await updateStatus(db, fields.guid, { status, status_note })
  if (status === 'Approved') await makeOldest(db, fields.guid)
}
