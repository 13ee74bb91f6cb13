import type { NewIngredient } from '@zivina/contract/catalogue/ingredients/write'
import type { Db } from '@zivina/db/database'
import type { Status } from '@zivina/domain/catalogue/statuses'
import type { UserActor } from '#api/kernel/access/actor.ts'
import { createUrls } from '#api/kernel/urls/urls.ts'
import { selectCategoryOf, selectDemoAuthor } from './demo-queries.ts'
import { updateIngredient } from './queries.ts'
import { createIngredient } from './write-service.ts'

const AUTHOR = 'demo-user'

type DemoIngredient = NewIngredient & {
  /** A food of the catalogue in the same category. */
  beside: string
  status: Status
  status_note?: string
}

const DEMO_INGREDIENTS: readonly DemoIngredient[] = [
  {
    name: 'Domácí granola s\u00a0ořechy',
    beside: 'ovesne-vlocky',
    status: 'Pending',
    kilojoules: 1850,
    fat: 19,
    saturated_fats: 2.6,
    carbohydrates: 52,
    sugars: 14,
    fiber: 8,
    protein: 11.5,
    salt: 0.1,
    package_size: 500,
    diet_level: 'vegetarian',
    macro_specification: ['approximate_values'],
    suggestion_names: ['müsli'],
  },
  {
    name: 'Tvarohová pomazánka z\u00a0trhu',
    beside: 'tvaroh-polotucny-mekky',
    status: 'Denied',
    status_note: 'Chybí energie a\u00a0tuky. Doplňte je prosím podle obalu nebo prodejce.',
    protein: 9,
    carbohydrates: 4,
    sugars: 4,
    diet_level: 'vegetarian',
  },
]

/** Gives a demo account two ingredients, one pending and one denied. Does nothing for an account that has any. */
export async function seedDemoIngredients(db: Db): Promise<void> {
  const author = await selectDemoAuthor(db, AUTHOR)
  if (author === null) return
  const roles = { is_premium: false, is_admin: false, is_super_admin: false, is_affiliate: false }
  const actor: UserActor = { kind: 'user', session_guid: author.guid, ...author, ...roles }
  for (const demo of DEMO_INGREDIENTS) await makeIngredient(db, actor, demo)
}

async function makeIngredient(db: Db, actor: UserActor, demo: DemoIngredient): Promise<void> {
  const { beside, status, status_note = '', ...input } = demo
  const sub_food_category = await selectCategoryOf(db, beside)
  // A catalogue other than the starter one has other foods.
  if (sub_food_category === null) return
  // No recipe uses an ingredient that is just created.
  const urls = createUrls({ image_url_endpoint: '', public_url: '' })
  const context = { recompute: { enqueue: async () => {} }, urls }
  const { guid } = await createIngredient({ db, actor, ...context }, { ...input, sub_food_category })
  await updateIngredient(db, guid, { status, status_note })
}
