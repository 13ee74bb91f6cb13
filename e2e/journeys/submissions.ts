import { type APIRequestContext, expect } from '@playwright/test'
import { bearerOf } from './demo-token.ts'

export type Submitted = { name: string; recipe: string; slug: string; food: string; food_name: string }

/** A recipe of the demo creator that waits for approval, with an ingredient that waits, too. */
export async function submitRecipe(request: APIRequestContext): Promise<Submitted> {
  const mark = `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`
  const headers = await bearerOf(request, 'creator')
  const post = async (path: string, data: object) => {
    const answer = await request.post(path, { data, headers })
    expect(answer.status(), path).toBe(201)
    return answer.json()
  }
  const categories = await (await request.get('/api/food_category')).json()
  const sub_food_category = categories.results[0].sub_food_categories[0].guid
  const figures = { kilojoules: 1500, protein: 10, carbohydrates: 70, fat: 3, fiber: 2, sugars: 1, salt: 0.1 }
  const food_name = `Zkušební kroupy ${mark}`
  const food = await post('/api/ingredient', { name: food_name, weight_units: 'Gram', sub_food_category, ...figures })
  const name = `Zkušební krupoto ${mark}`
  const recipe = await post('/api/recipe', {
    name,
    portion_size: 2,
    time_minutes: 30,
    difficulty: 'Easy',
    cooking_type: 'Warm',
    meal_types: ['Lunch'],
    steps: { '0': { step_title: 'Vaření', step_text: 'Kroupy vařte ve vodě půl hodiny.' } },
    ingredients: [{ ingredient: food.guid, amount: '200' }],
  })
  return { name, recipe: recipe.guid, slug: recipe.slug, food: food.guid, food_name }
}
