import { recipeBody } from '#api/catalogue/recipes/write/testing.ts'
import { decisionText, type TextCalls } from '#api/testing/texts.ts'
import { type Calls, DECISION } from '#api/testing/world.ts'

export const calls: Calls = {
  'PATCH /recipe/{guid}/status': [
    async ({ admin, ownRecipe }) => ({
      path: `/recipe/${(await ownRecipe()).guid}/status`,
      as: admin,
      body: { status: 'Approved' },
    }),
    async ({ admin, ownRecipe }) => ({
      path: `/recipe/${(await ownRecipe()).guid}/status`,
      as: admin,
      body: DECISION,
    }),
  ],
  'PATCH /recipe/{guid}/duplicate': [
    async ({ admin, ownRecipe, recipe }) => ({
      path: `/recipe/${(await ownRecipe()).guid}/duplicate`,
      as: admin,
      body: { duplicate_of: recipe.guid },
    }),
    async ({ admin, ownRecipe }) => ({
      path: `/recipe/${(await ownRecipe()).guid}/duplicate`,
      as: admin,
      body: { duplicate_of: null },
    }),
  ],
  'POST /recipe/tags': async ({ admin, ownRecipe }) => ({
    path: '/recipe/tags',
    as: admin,
    body: { recipes: [(await ownRecipe()).guid], add: ['rychlé'], remove: ['počítaný'] },
  }),
  'POST /recipe': [
    async ({ person, flour, number, upload }) => {
      const guid = crypto.randomUUID()
      const photo = await upload(person, `recipes/${person.user.guid}/${guid}`)
      const fields = { guid, name: `Nový ${number()}`, tags: ['počítaný'], photos: [photo] }
      return { path: '/recipe', as: person, body: recipeBody(flour, fields) }
    },
    // The same attempt once more, with other content.
    async ({ person, flour, number, ownRecipe, upload }) => {
      const { guid } = await ownRecipe(person, { guid: crypto.randomUUID() })
      const photo = await upload(person, `recipes/${person.user.guid}/${guid}`)
      const fields = { guid, name: `Znovu ${number()}`, tags: ['počítaný'], photos: [photo] }
      return { path: '/recipe', as: person, body: recipeBody(flour, fields) }
    },
  ],
  'PATCH /recipe/{slug}': async ({ person, flour, number, ownRecipe, upload }) => {
    const { slug, guid, version } = await ownRecipe()
    const folder = `recipes/${person.user.guid}`
    const photos = [await upload(person, `${folder}/${slug}`), await upload(person, `${folder}/${guid}`)]
    const fields = { version, name: `Přejmenovaný ${number()}`, tags: ['počítaný'], photos }
    return { path: `/recipe/${slug}`, as: person, body: recipeBody(flour, fields) }
  },
  'DELETE /recipe/{slug}': async ({ person, ownRecipe }) => ({
    path: `/recipe/${(await ownRecipe()).slug}`,
    as: person,
  }),
}

/** A recipe with every kind of text in its lines. */
const bodyOf = (ingredient: string) =>
  recipeBody(
    { guid: ingredient },
    {
      is_private: true,
      free_lines: [{ text: 'špetka lásky' }],
      ingredients: [{ ingredient, amount: '400', typed: { amount: '2', unit: 'cup' } }],
    },
  )

const recipeFields = {
  name: 'kept',
  headnote: 'kept',
  tip: 'kept',
  'tags.0': 'refused',
  'ingredients.0.ingredient': 'refused',
  'ingredients.0.amount': 'refused',
  'ingredients.0.typed.amount': 'refused',
  'free_lines.0.text': 'kept',
  'photos.0': 'refused',
  image1: 'refused',
  image2: 'refused',
  source_url: 'refused',
  'steps.0.step_title': 'kept',
  'steps.0.step_text': 'kept',
} as const

export const texts: TextCalls = {
  'POST /recipe': {
    as: 'token',
    body: ({ ingredient }) => bodyOf(ingredient),
    fields: { ...recipeFields, guid: 'refused' },
  },
  'PATCH /recipe/{slug}': {
    as: 'token',
    path: ({ own_recipe }) => `/recipe/${own_recipe.slug}`,
    body: ({ ingredient }) => bodyOf(ingredient),
    fields: recipeFields,
    again: ({ own_recipe: { guid, slug } }) => `update recipe set slug = '${slug}' where guid = '${guid}'`,
  },
  'PATCH /recipe/{guid}/status': {
    ...decisionText,
    path: ({ own_recipe }) => `/recipe/${own_recipe.guid}/status`,
    // Made private by the call before.
    again: ({ own_recipe: { guid } }) =>
      `update recipe set is_private = false, free_lines = '[]' where guid = '${guid}'`,
  },
  'POST /recipe/tags': {
    as: 'admin',
    body: ({ own_recipe }) => ({ recipes: [own_recipe.guid], add: ['rychlé'], remove: ['česká klasika'] }),
    fields: { 'recipes.0': 'refused', 'add.0': 'refused', 'remove.0': 'refused' },
  },
  'PATCH /recipe/{guid}/duplicate': {
    as: 'admin',
    path: ({ own_recipe }) => `/recipe/${own_recipe.guid}/duplicate`,
    body: ({ recipe }) => ({ duplicate_of: recipe.guid }),
    fields: { duplicate_of: 'refused' },
  },
}
