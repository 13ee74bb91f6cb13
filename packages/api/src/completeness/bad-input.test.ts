import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApi, type TestApi } from '#api/testing/open-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi({ seeded: true })
})
afterAll(() => api.close())

const GUID = '01a1fcea-ff83-7f85-a1a2-9e75a764f7cc'

/** A query, and the parameter that the answer must name. */
const BAD_QUERIES: readonly (readonly [query: string, parameter: string])[] = [
  ['diet_types=Bezlepkov%C3%A1', 'diet_types'],
  ['diet_types=Diabetic,', 'diet_types'],
  ['diet_types=', 'diet_types'],
  ['dietary_preference=vegan', 'dietary_preference'],
  ['dietary_preference=Vegan,All', 'dietary_preference'],
  ['dietary_goal=Muscles', 'dietary_goal'],
  ['meal_types=Brunch', 'meal_types'],
  ['cooking_type=Hot', 'cooking_type'],
  ['difficulty=1', 'difficulty'],
  ['time_minutes=60,10', 'time_minutes'],
  ['time_minutes=10', 'time_minutes'],
  ['time_minutes=10,60,90', 'time_minutes'],
  ['time_minutes=-5,60', 'time_minutes'],
  ['time_minutes=10,9999999', 'time_minutes'],
  ['time_minutes=1e1,60', 'time_minutes'],
  ['calorie_span=850,50', 'calorie_span'],
  ['calorie_span=,', 'calorie_span'],
  ['calorie_span=NaN,NaN', 'calorie_span'],
  ['protein_span=30', 'protein_span'],
  ['protein_span=,', 'protein_span'],
  ['sugars_span=10,5', 'sugars_span'],
  ['salt_span=,1.234', 'salt_span'],
  ['fat_span=-1,', 'fat_span'],
  ['fiber_span=,301', 'fiber_span'],
  ['must_ingredients=cibule', 'must_ingredients'],
  ['pantry_ingredients=1', 'pantry_ingredients'],
  [`exclude_ingredients=${GUID},x`, 'exclude_ingredients'],
  [`must_ingredients=${Array.from({ length: 51 }, () => GUID).join(',')}`, 'must_ingredients'],
  ['tags=', 'tags'],
  ['tags=a%00b', 'tags'],
  ['creator=', 'creator'],
  ['creator=a%00b', 'creator'],
  ['ordering=name', 'ordering'],
  ['ordering=--created_at', 'ordering'],
  ['ordering=created_at;drop', 'ordering'],
  ['status=Pending', 'status'],
  ['offset=-1', 'offset'],
  ['offset=1.5', 'offset'],
  ['offset=99999999999', 'offset'],
  ['limit=0', 'limit'],
  ['limit=1000000000', 'limit'],
  ['limit=101', 'limit'],
  ['limit=', 'limit'],
  [`search=${'a'.repeat(10_240)}`, 'search'],
  ['search=%00', 'search'],
  ['search=a%0Ab', 'search'],
  ['search=%zz', 'search'],
  ['search=%E0%A4%A', 'search'],
  ['search=a&search=b', 'search'],
  ['unknown=1', 'unknown'],
  ['Search=a', 'Search'],
  ['__proto__=1', '__proto__'],
  ['constructor=1', 'constructor'],
  ['=1', ''],
]

test.each(BAD_QUERIES)('GET /recipe?%.60s is refused naming its parameter', async (query, parameter) => {
  const { status, body } = await api.refusal(`/recipe?${query}`)
  expect(status).toBe(400)
  expect(body).toMatchObject({ code: 'INCORRECT_QUERY_PARAMS', parameter })
  expect(body.message).toContain(`„${parameter}“`)
})

test.each([
  '/ingredient?limit=x',
  '/ingredient?search=%00',
  '/ingredient/in_recipes?offset=-1',
  '/ingredient/names',
  '/ingredient/names?guids=x',
  '/search_all?limit=0',
  `/search_all?search=${'a'.repeat(201)}`,
  '/tag?x=1',
  '/food_category?x=1',
  '/public_profile?x=1',
  '/public_profile/x?y=1',
  '/article?category=x',
  '/article?limit=101',
  '/article/x?y=1',
  '/guide?x=1',
  '/guide/x?y=1',
  '/health?x=1',
  '/recipe/x?y=1',
  '/oauth?x=1',
  '/contact_form/challenge?x=1',
  '/news?page=0',
  '/news?page=x',
  '/news?offset=1',
  '/news/load_news_user?x=1',
  '/mail/unsubscribe',
  `/mail/unsubscribe?token=${'a'.repeat(301)}`,
  '/mail/unsubscribe?token=a&x=1',
  `/ingredient/${GUID}?x=1`,
  '/recipe/%zz',
  '/recipe/%E0%A4%A',
  '/recipe/%C0%AF',
  '/neni/%',
])('GET %.60s is refused', async (path) => {
  const { status, body } = await api.refusal(path)
  expect(status).toBe(400)
  expect(body).toMatchObject({ code: 'INCORRECT_QUERY_PARAMS' })
})

test.each([
  ['/recipe/takovy-recept-neni', 'RECIPE_404'],
  ['/recipe/takovy-recept-neni/similar', 'RECIPE_404'],
  ['/recipe/%00', 'RECIPE_404'],
  ['/recipe/a%00b', 'RECIPE_404'],
  ['/recipe/..%2Fhealth', 'RECIPE_404'],
  [`/recipe/${'a'.repeat(10_000)}`, 'RECIPE_404'],
  ["/recipe/x'%20or%201=1", 'RECIPE_404'],
  ['/ingredient/1', 'NOT_FOUND'],
  ['/ingredient/%00', 'NOT_FOUND'],
  [`/ingredient/${GUID.replace('0', 'f')}`, 'NOT_FOUND'],
  ['/%00', 'NOT_FOUND'],
  ['/recipe/', 'NOT_FOUND'],
  ['/', 'NOT_FOUND'],
  ['', 'NOT_FOUND'],
])('GET %.60s does not exist', async (path, code) => {
  const { status, body } = await api.refusal(path)
  expect(status).toBe(404)
  expect(body).toMatchObject({ code })
})

test.each(["a'b", 'a\\b', '%', '_', '"', '🍕', "') or 1=1 --", ':*', '&|!()', '<b>', '  ', '\u00e9\u0301', 'ｋｕře'])(
  'searching for %j answers',
  async (text) => {
    for (const path of ['/recipe', '/ingredient', '/ingredient/in_recipes', '/search_all']) {
      const response = await api.fetch(`${path}?search=${encodeURIComponent(text)}`)
      expect(response.status, path).toBe(200)
    }
  },
)

test.each(['a,b', "it's", 'a"b', '{x}', 'a\\b', 'NULL'])('a filter by the tag %j is answered', async (tag) => {
  expect((await api.fetch(`/recipe?tags=${encodeURIComponent(tag)}`)).status).toBe(200)
})
