import { ingredientSearchText } from '@zivina/db/ingredient-derived'
import { readCsv } from '@zivina/db/seed/catalogue-file'
import { foodStems } from '@zivina/domain/catalogue/ingredient-line/food-stems'
import { type FoodQuestion, LIKELY, rankFoods, usualSlugs } from '@zivina/domain/catalogue/ingredient-line/rank-foods'
import type { TakeFood } from './judge-line.ts'

/** The slugs of the starter catalogue, and what it takes for a line: without a database, by the same words as the query. */
export async function openCatalogueFoods(): Promise<{ slugs: ReadonlySet<string>; take: TakeFood }> {
  const foods = (await readCsv('foods/foods.csv')).map(({ slug = '', name_cs = '' }) => {
    return { slug, name: name_cs, text: ingredientSearchText(name_cs, []) }
  })
  const take = (question: FoodQuestion) => {
    const stems = foodStems(`${question.name} ${question.hint ?? ''}`)
    const usual = usualSlugs(question)
    const candidates = foods.filter(
      ({ slug, text }) => usual.includes(slug) || stems.some((stem) => text.includes(stem)),
    )
    const [best] = rankFoods(question, candidates)
    return best && best.confidence >= LIKELY ? best.food.slug : null
  }
  return { slugs: new Set(foods.map(({ slug }) => slug)), take }
}
