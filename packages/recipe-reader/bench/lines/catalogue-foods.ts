import { calledFoods } from '@zivina/api/catalogue/ingredients/read/names/named-foods'
import { ingredientSearchText } from '@zivina/db/ingredient-derived'
import { readCsv } from '@zivina/db/seed/catalogue-file'
import { foodStems } from '@zivina/domain/catalogue/ingredient-line/food-stems'
import { type FoodQuestion, LIKELY, rankFoods, usualSlugs } from '@zivina/domain/catalogue/ingredient-line/rank-foods'
import type { TakeFood } from './judge-line.ts'

/** As many as the query compares for one name. */
const CANDIDATES_MAX = 40

/** The slugs of the starter catalogue, and what it takes for a line: without a database, by the same words as the query. */
export async function openCatalogueFoods(): Promise<{ slugs: ReadonlySet<string>; take: TakeFood }> {
  const foods = (await readCsv('foods/foods.csv')).map(({ slug = '', name_cs = '' }) => {
    return { slug, name: name_cs, text: ingredientSearchText(name_cs, []) }
  })
  const take = (asked: FoodQuestion) => {
    const question = { ...asked, called: calledFoods(asked.name) }
    const stems = foodStems(`${question.name} ${question.hint ?? ''}`)
    const usual = [...usualSlugs(question), ...(question.called?.slugs ?? [])]
    const worth = ({ slug, text }: { slug: string; text: string }) =>
      stems.filter((stem) => text.includes(stem)).length + (usual.includes(slug) ? 100 : 0)
    const candidates = foods
      .map((food) => ({ ...food, worth: worth(food) }))
      .filter((food) => food.worth > 0)
      .toSorted((a, b) => b.worth - a.worth || a.name.length - b.name.length)
      .slice(0, CANDIDATES_MAX)
    const [best] = rankFoods(question, candidates)
    return best && best.confidence >= LIKELY ? best.food.slug : null
  }
  return { slugs: new Set(foods.map(({ slug }) => slug)), take }
}
