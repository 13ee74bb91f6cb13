import type { Calls } from './world.ts'

/** What everybody reads. */
export const PUBLIC_CALLS: Calls = {
  'GET /health': () => ({ path: '/health' }),
  'GET /ready': () => ({ path: '/ready' }),
  'GET /recipe': [
    () => ({ path: '/recipe' }),
    ({ recipe }) => ({
      path: `/recipe?search=kure&tags=rychl%C3%A9&creator=eva-mala&must_ingredients=${recipe.ingredient}`,
    }),
    ({ recipe }) => ({ path: `/recipe?pantry_ingredients=${recipe.ingredient}&limit=100` }),
    () => ({ path: '/recipe?ordering=-salt_in_total&offset=100000' }),
    () => ({ path: '/recipe?search=bramborackka' }),
    ({ person }) => ({ path: '/recipe?limit=100', as: person }),
  ],
  'GET /recipe/{slug}': [
    ({ recipe }) => ({ path: `/recipe/${recipe.slug}` }),
    ({ recipe, premium }) => ({ path: `/recipe/${recipe.slug}`, as: premium }),
  ],
  'GET /recipe/{slug}/similar': ({ recipe }) => ({ path: `/recipe/${recipe.slug}/similar` }),
  'GET /ingredient': ({ person }) => ({ path: '/ingredient?search=brambory&limit=100', as: person }),
  'GET /ingredient/in_recipes': () => ({ path: '/ingredient/in_recipes?search=brambory&limit=100' }),
  'GET /ingredient/names': ({ flour }) => ({ path: `/ingredient/names?guids=${flour.guid}` }),
  'GET /ingredient/{guid}': ({ flour, person }) => ({ path: `/ingredient/${flour.guid}`, as: person }),
  'GET /food_category': () => ({ path: '/food_category' }),
  'GET /tag': () => ({ path: '/tag' }),
  'GET /public_profile': () => ({ path: '/public_profile' }),
  'GET /public_profile/{slug}': () => ({ path: '/public_profile/eva-mala' }),
  'GET /search_all': [
    () => ({ path: '/search_all?search=brambory' }),
    () => ({ path: '/search_all?search=bramborackka' }),
  ],
  'GET /service': () => ({ path: '/service' }),
  'GET /riddle': () => ({ path: '/riddle' }),
  'GET /article': () => ({ path: '/article' }),
  'GET /article/{slug}': () => ({ path: '/article/ukazka-bilkoviny' }),
  'GET /guide': () => ({ path: '/guide' }),
  'GET /guide/{slug}': () => ({ path: '/guide/hubnuti-zacatek' }),
  'GET /page/{slug}': () => ({ path: '/page/ukazka' }),
  'GET /recipe/{slug}/review': ({ recipe }) => ({ path: `/recipe/${recipe.slug}/review` }),
  'GET /photo_gallery': ({ recipe }) => ({ path: `/photo_gallery?recipe=${recipe.guid}` }),
  'GET /contact_form/challenge': () => ({ path: '/contact_form/challenge' }),
  'GET /news': () => ({ path: '/news' }),
  'GET /news/load_news_user': ({ person }) => ({ path: '/news/load_news_user', as: person }),
}
