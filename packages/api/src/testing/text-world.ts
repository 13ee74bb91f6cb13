import type { User } from '@zivina/db/build/account/user'
import { buildRecipe, type Recipe } from '@zivina/db/build/catalogue/recipe'
import { buildReview } from '@zivina/db/build/community/review'
import { buildKnown, recipeBody } from '#api/catalogue/recipes/write/testing.ts'
import { setWork } from '#api/content/contact/proof.ts'
import { solve } from '#api/content/contact/testing.ts'
import { createKeyReader } from '#api/kernel/keys/keys.ts'
import { buildImageFile } from '#api/media/images/testing.ts'
import type { AccountApi } from './account-api.ts'

/** A user with everything that calls with a body need. */
export type TextWorld = {
  api: AccountApi
  user: User
  token: string
  admin: string
  ingredient: string
  sub_food_category: string
  /** Approved, of another user. */
  recipe: Recipe
  own_recipe: { guid: string; slug: string }
  own_ingredient: string
  filter: string
  collection: string
  /** A shopping list with an item and a staple. */
  shopping_list: string
  shopping_item: string
  staple: string
  pantry_item: string
  diary_entry: string
  saved_meal: string
  modified: string
  review: string
  /** Of the user's own recipe. */
  other_review: string
  report: string
  submission: string
  photo: string
  news: string
  proof(): Promise<unknown>
}

/** Creates a premium user and an admin with one item of everything. */
export async function openTextWorld(api: AccountApi): Promise<TextWorld> {
  const { db } = api.database
  const user = await api.user({ is_premium: true, username: 'pisatelka' })
  const boss = await api.user({ is_admin: true, is_demo: true })
  const token = (await api.login(user.email)).access
  const admin = (await api.login(boss.email)).access
  const made = async (path: string, body: unknown, as = token) => {
    const answer = await api.post(path, body, { token: as })
    if (answer.status !== 201) throw new Error(`${path} ${JSON.stringify(answer.body)}`)
    return answer.body
  }
  const known = await buildKnown(db)
  const recipe = await buildRecipe(db)
  const [sent = '', photo = ''] = await Promise.all(
    ['a', 'b'].map(async (name) => {
      const path = await buildImageFile(db, `uploads/submissions/${user.guid}/${name}.jpg`, user.guid)
      return `/images/${path}`
    }),
  )
  const own_recipe = await made('/recipe', recipeBody(known))
  const own_ingredient = await buildKnown(db, { creator: user.guid })
  const reviewed = await buildRecipe(db, { creator: user.guid })
  const modified = {
    original: recipe.guid,
    name: 'Po našem',
    portion_size: 2,
    ingredients: recipeBody(known).ingredients,
  }
  const list = `/shopping_list/${(await made('/shopping_list', { guid: crypto.randomUUID(), name: 'Nákup' })).guid}`
  const [shopping_item, staple, pantry_item] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()]
  await api.post(`${list}/item`, { guid: shopping_item, text: 'utěrky' }, { token })
  await api.post(`${list}/staple`, { guid: staple, text: 'kapesníky', every_days: 7 }, { token })
  await made('/pantry', { guid: pantry_item, text: 'sušená rajčata' })
  const eaten = { kind: 'ingredient', ingredient: known.guid, amount: 50, unit: 'g' }
  // Of figures alone, whose name is a text of the person's own.
  const typed = { kind: 'quick', name: 'Oběd', kilojoules: 2000 }
  const [diary_entry, saved_meal] = [crypto.randomUUID(), crypto.randomUUID()]
  await made('/diary/entries', { entries: [{ guid: diary_entry, day: '2026-11-20', meal: 'Lunch', what: typed }] })
  await made('/saved_meal', { guid: saved_meal, name: 'Svačina', items: [eaten] })
  return {
    shopping_list: list,
    shopping_item,
    staple,
    pantry_item,
    diary_entry,
    saved_meal,
    api,
    user,
    token,
    admin,
    ingredient: known.guid,
    sub_food_category: known.sub_food_category,
    recipe,
    own_recipe,
    own_ingredient: own_ingredient.guid,
    filter: (await made('/user_filter', { name: 'Večeře' })).guid,
    collection: (await made('/recipe_collection', { guid: crypto.randomUUID(), name: 'Večeře' })).guid,
    modified: (await made('/recipe_modified', modified)).slug,
    review: (await buildReview(db, { user: user.guid })).guid,
    other_review: (await buildReview(db, { recipe: reviewed.guid })).guid,
    report: (await made('/error_report', { recipe: recipe.guid, kind: 'other', text: 'Chyba.' })).guid,
    submission: (await made('/photo_submission', { recipe: recipe.guid, photo: sent })).guid,
    photo,
    news: (await made('/news', { category: 'info', text: 'Zpráva.' }, admin)).guid,
    proof: async () => {
      const { proof: key } = await createKeyReader(db)()
      return solve(await setWork(key, new Date(Date.now() - 10_000)))
    },
  }
}
