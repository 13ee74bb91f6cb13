import { decisionText, type Fate, type TextCalls } from '#api/testing/texts.ts'
import type { Calls } from '#api/testing/world.ts'

export const calls: Calls = {
  'POST /recipe/{guid}/approve_ingredients': async ({ admin, ownRecipe, ownIngredient }) => {
    const { guid: ingredient } = await ownIngredient()
    const ingredients = [{ ingredient, amount: '100' }]
    return { path: `/recipe/${(await ownRecipe(undefined, { ingredients })).guid}/approve_ingredients`, as: admin }
  },
  'PATCH /ingredient/{guid}/status': async ({ admin, person, ownIngredient, make }) => {
    const { guid } = await ownIngredient(person, { barcodes: ['5901234123457'] })
    await make('PATCH', { path: `/ingredient/${guid}`, as: person, body: { protein: 7, barcodes: [] } })
    return { path: `/ingredient/${guid}/status`, as: admin, body: { status: 'Approved' } }
  },
  'POST /ingredient': [
    async ({ api, person, number, flour }) => {
      const [category] = await api.sql('select guid from sub_food_category limit 1')
      const known = { sub_food_category: category?.guid, kilojoules: 1000, protein: 10, matched_with: flour.guid }
      const body = { guid: crypto.randomUUID(), name: `Nová surovina ${number()}`, barcodes: ['4006381333931'] }
      return { path: '/ingredient', as: person, body: { ...body, ...known } }
    },
    async ({ person, number, ownIngredient }) => {
      const { guid, ...made } = await ownIngredient(person, { guid: crypto.randomUUID() })
      const { sub_food_category } = made as unknown as { sub_food_category: { guid: string } }
      const body = { guid, name: `Znovu ${number()}`, sub_food_category: sub_food_category.guid, protein: 5 }
      return { path: '/ingredient', as: person, body }
    },
  ],
  'PATCH /ingredient/{guid}': [
    async ({ person, flour, number, ownIngredient, ownRecipe }) => {
      const { guid, updated_at } = await ownIngredient()
      await ownRecipe(person, { ingredients: [{ ingredient: guid, amount: '100' }] })
      const body = {
        updated_at,
        name: `Jinak ${number()}`,
        barcodes: ['4006381333931'],
        allergens: { milk: 'contains' },
      }
      return { path: `/ingredient/${guid}`, as: person, body: { ...body, matched_with: flour.guid } }
    },
    // An approved one, whose barcodes must be unique.
    async ({ api, admin, flour, number, ownIngredient, ownRecipe }) => {
      const { guid } = await ownIngredient()
      await api.sql(`update ingredient set status = 'Approved' where guid = $1`, [guid])
      await ownRecipe(admin, { ingredients: [{ ingredient: guid, amount: '100' }] })
      const body = { name: `Schválená ${number()}`, protein: 6, barcodes: ['96385074'], matched_with: flour.guid }
      await api.sql(`update ingredient set barcodes = '{}' where '96385074' = any(barcodes)`)
      return { path: `/ingredient/${guid}`, as: admin, body }
    },
  ],
  'DELETE /ingredient/{guid}': async ({ person, ownIngredient }) => ({
    path: `/ingredient/${(await ownIngredient()).guid}`,
    as: person,
  }),
  'POST /ingredient/{guid}/upload_photos': async ({ person, ownIngredient, upload }) => {
    const { guid, slug } = await ownIngredient()
    const photos = [await upload(person, `ingredients/${slug}`), await upload(person, `ingredients/${slug}`)]
    const barcode_image = await upload(person, `ingredients/${slug}`)
    return { path: `/ingredient/${guid}/upload_photos`, as: person, body: { photos, barcode_image } }
  },
}

const quantities = [
  ...['amount', 'kilojoules', 'calories', 'protein', 'carbohydrates', 'fat', 'fiber', 'sugars', 'saturated_fats'],
  ...['salt', 'alcohol', 'grams_per_piece', 'density_g_per_ml', 'package_size', 'portion_size'],
]
const ingredientFields: Record<string, Fate> = {
  'allergens.milk': 'refused',
  name: 'kept',
  'suggestion_names.0': 'kept',
  sub_food_category: 'refused',
  'barcodes.0': 'refused',
  matched_with: 'refused',
  ...Object.fromEntries(quantities.map((name) => [name, 'refused'])),
}

export const texts: TextCalls = {
  'POST /ingredient': {
    as: 'token',
    body: ({ sub_food_category }) => ({
      name: `Surovina ${crypto.randomUUID()}`,
      weight_units: 'Gram',
      sub_food_category,
    }),
    fields: { ...ingredientFields, guid: 'refused' },
    again: ({ own_ingredient, ingredient }) =>
      `delete from ingredient where creator is not null and guid not in ('${own_ingredient}', '${ingredient}')`,
  },
  'PATCH /ingredient/{guid}': {
    as: 'token',
    path: ({ own_ingredient }) => `/ingredient/${own_ingredient}`,
    body: () => ({}),
    fields: { ...ingredientFields, updated_at: 'refused' },
  },
  'PATCH /ingredient/{guid}/status': {
    ...decisionText,
    path: ({ own_ingredient }) => `/ingredient/${own_ingredient}/status`,
  },
  'POST /ingredient/{guid}/upload_photos': {
    as: 'token',
    path: ({ own_ingredient }) => `/ingredient/${own_ingredient}/upload_photos`,
    body: () => ({ photos: [] }),
    fields: { 'photos.0': 'refused', barcode_image: 'refused' },
  },
}
