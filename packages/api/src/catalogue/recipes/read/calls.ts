import type { Calls } from '#api/testing/world.ts'

export const calls: Calls = {
  'GET /recipe/personal': async ({ person, ownRecipe }) => {
    await ownRecipe()
    return { path: '/recipe/personal?search=vlastni', as: person }
  },
  'GET /recipe': [
    () => ({ path: '/recipe' }),
    ({ recipe }) => ({
      path: `/recipe?search=kure&tags=rychl%C3%A9&creator=eva-mala&must_ingredients=${recipe.ingredient}`,
    }),
    ({ recipe }) => ({ path: `/recipe?pantry_ingredients=${recipe.ingredient}&limit=100` }),
    () => ({ path: '/recipe?ordering=-salt_in_total&offset=100000' }),
    () => ({ path: '/recipe?protein_span=30,&sugars_span=,10&salt_span=0.25,1.5&ordering=-protein_in_total' }),
    () => ({ path: '/recipe?search=bramborackka' }),
    ({ person }) => ({ path: '/recipe?limit=100', as: person }),
  ],
  'GET /recipe/conditional': [
    () => ({ path: '/recipe/conditional?diet_types=Dysphagia,Gluten%20free' }),
    ({ recipe }) => ({
      path: `/recipe/conditional?diet_types=Sparing&search=kure&tags=rychl%C3%A9&must_ingredients=${recipe.ingredient}`,
    }),
    () => ({ path: '/recipe/conditional' }),
  ],
  'GET /recipe/{slug}': [
    ({ recipe }) => ({ path: `/recipe/${recipe.slug}` }),
    ({ recipe, premium }) => ({ path: `/recipe/${recipe.slug}`, as: premium }),
  ],
  'GET /recipe/{slug}/similar': ({ recipe }) => ({ path: `/recipe/${recipe.slug}/similar` }),
  'GET /recipe/{slug}/companions': ({ recipe }) => ({ path: `/recipe/${recipe.slug}/companions` }),
}
