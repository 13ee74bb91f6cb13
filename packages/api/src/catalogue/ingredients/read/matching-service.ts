import type { IngredientSummary } from '@zivina/contract/catalogue/ingredients/read'
import { boundSearch, wordsOf } from '@zivina/czech/search-text'
import type { Db } from '@zivina/db/database'
import { foodStems } from '@zivina/domain/catalogue/ingredient-line/food-stems'
import {
  type FoodQuestion,
  rankFoods,
  unitInTables,
  usualSlugs,
} from '@zivina/domain/catalogue/ingredient-line/rank-foods'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { doDear } from '#api/kernel/limits/dear.ts'
import {
  type CandidateQuestion,
  type CandidateRow,
  selectAlike,
  selectCandidates,
  selectUsable,
} from './candidate-queries.ts'
import { calledFoods } from './names/named-foods.ts'
import { presentIngredientSummary } from './present.ts'

export type MatchedFood = { ingredient: IngredientSummary; confidence: number }

/** How many foods are offered for one name: the most likely one, and others to choose from. */
const OFFERED_MAX = 6

/**
 * The foods that names in recipes may mean, most likely first, in the order of the names: approved ones and the user's own.
 * Takes at most three statements for any number of names; they wait for a place among the expensive
 * calls. Only the first words of a very long name are compared.
 * @throws ApiError SERVICE_UNAVAILABLE
 */
export function matchFoods(ctx: UserCtx<'db' | 'urls'>, questions: readonly FoodQuestion[]): Promise<MatchedFood[][]> {
  const bounded = questions.map((question) => ({
    ...question,
    name: boundSearch(question.name),
    called: calledFoods(boundSearch(question.name)),
    hint: question.hint ? boundSearch(question.hint) : null,
  }))
  return doDear(ctx.db, ctx.actor.guid, (dear) => matchBounded({ db: dear, actor: ctx.actor, urls: ctx.urls }, bounded))
}

async function matchBounded(ctx: UserCtx<'db' | 'urls'>, questions: readonly FoodQuestion[]): Promise<MatchedFood[][]> {
  const different = new Map(questions.map((question) => [keyOf(question), question]))
  const asked = [...different.values()]
  const rows = await findCandidates(ctx.db, ctx.actor.guid, asked)
  const ranked = asked.map((question, place) => rankFoods(question, rows.get(place) ?? []).slice(0, OFFERED_MAX))
  const guids = [...new Set(ranked.flat().map(({ food }) => food.guid))]
  const summaries = new Map((await selectUsable(ctx.db, guids, ctx.actor.guid)).map((row) => [row.guid, row]))
  const answers = new Map(
    asked.map((question, place) => {
      const foods = (ranked[place] ?? []).flatMap(({ food, confidence }) => {
        const row = summaries.get(food.guid)
        return row ? [{ ingredient: presentIngredientSummary(row, ctx.urls), confidence }] : []
      })
      return [keyOf(question), foods] as const
    }),
  )
  return questions.map((question) => answers.get(keyOf(question)) ?? [])
}

const keyOf = (question: FoodQuestion) =>
  `${question.unit} ${question.amount ?? ''} ${unitInTables(question)} ${question.name} (${question.hint ?? ''})`

async function findCandidates(
  db: Db,
  creator: string,
  asked: readonly FoodQuestion[],
): Promise<Map<number, CandidateRow[]>> {
  const questions = asked.map(toCandidateQuestion)
  const found = groupByPlace(
    await selectCandidates(
      db,
      questions.filter(({ stems }) => stems.length > 0),
      creator,
    ),
  )
  const nothing = questions.filter(({ place, text }) => !found.has(place) && text !== '')
  if (nothing.length === 0) return found
  const alike = await selectAlike(db, nothing, creator)
  return new Map([...found, ...groupByPlace(alike)])
}

function toCandidateQuestion(question: FoodQuestion, place: number): CandidateQuestion {
  const stems = foodStems(`${question.name} ${question.hint ?? ''}`)
  return {
    place,
    text: wordsOf(question.name).join(' '),
    stems,
    slugs: [...usualSlugs(question), ...(question.called?.slugs ?? [])],
  }
}

function groupByPlace(rows: readonly CandidateRow[]): Map<number, CandidateRow[]> {
  const groups = new Map<number, CandidateRow[]>()
  for (const row of rows) groups.set(row.place, [...(groups.get(row.place) ?? []), row])
  return groups
}
