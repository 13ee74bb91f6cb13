import type { IngredientSummary } from '@zivina/contract/catalogue/ingredients/read'
import { boundSearch } from '@zivina/czech/search-text'
import { type FoodQuestion, unitInTables } from '@zivina/domain/catalogue/ingredient-line/rank-foods'
import { doWork } from '#api/kernel/http/do-work.ts'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { doDear } from '#api/kernel/limits/dear.ts'
import {
  type CandidateQuestion,
  type CandidateRow,
  selectAlike,
  selectCandidates,
  selectUsable,
} from './candidate-queries.ts'
import readNames, { type NamesRead, type NamesWork } from './match-names.task.ts'
import { calledFoods } from './names/named-foods.ts'
import { presentIngredientSummary } from './present.ts'
import { READ_NAMES } from './tasks.ts'

export type MatchedFood = { ingredient: IngredientSummary; confidence: number }

/** So many names are compared in less time than another process takes to answer; more of them would stop everything else. */
const NAMES_HERE_MAX = 8

type Ctx = UserCtx<'db' | 'urls' | 'work' | 'signal'>

/**
 * The foods that names in recipes may mean, most likely first, in the order of the names: approved ones and the user's own.
 * Takes at most three statements for any number of names; those that look for foods wait for a place among the expensive
 * calls, which they hold for no longer than that. Only the first words of a very long name are compared.
 * @throws ApiError SERVICE_UNAVAILABLE
 */
export async function matchFoods(ctx: Ctx, questions: readonly FoodQuestion[]): Promise<MatchedFood[][]> {
  const bounded = questions.map(toBounded)
  const asked = [...new Map(bounded.map((question) => [keyOf(question), question])).values()]
  const foods = await findCandidates(ctx, asked)
  const ranked = await rank(ctx, asked, foods)
  const guids = [...new Set(ranked.flat().map(({ guid }) => guid))]
  const rows = await selectUsable(ctx.db, guids, ctx.actor.guid)
  const summaries = new Map(rows.map((row) => [row.guid, presentIngredientSummary(row, ctx.urls)]))
  const answers = new Map(
    asked.map((question, place) => {
      const offered = (ranked[place] ?? []).flatMap(({ guid, confidence }) => {
        const ingredient = summaries.get(guid)
        return ingredient ? [{ ingredient, confidence }] : []
      })
      return [keyOf(question), offered] as const
    }),
  )
  return bounded.map((question) => answers.get(keyOf(question)) ?? [])
}

function toBounded(question: FoodQuestion): FoodQuestion {
  const name = boundSearch(question.name)
  return { ...question, name, called: calledFoods(name), hint: question.hint ? boundSearch(question.hint) : null }
}

const keyOf = (question: FoodQuestion) =>
  `${question.unit} ${question.amount ?? ''} ${unitInTables(question)} ${question.name} (${question.hint ?? ''})`

async function findCandidates(ctx: Ctx, asked: readonly FoodQuestion[]): Promise<CandidateRow[]> {
  const read = await readNamesOf(ctx, { step: 'ask', questions: asked })
  const questions = read.step === 'ask' ? read.asked : []
  return doDear(ctx.db, ctx.actor.guid, (db) => lookFor(db, ctx.actor.guid, questions), ctx.signal)
}

/** By words, and by spelling where a name has no word of any food. */
async function lookFor(
  db: Ctx['db'],
  creator: string,
  questions: readonly CandidateQuestion[],
): Promise<CandidateRow[]> {
  const named = questions.filter(({ stems }) => stems.length > 0)
  const found = await selectCandidates(db, named, creator)
  const places = new Set(found.map(({ place }) => place))
  const nothing = questions.filter(({ place, text }) => !places.has(place) && text !== '')
  return nothing.length === 0 ? found : [...found, ...(await selectAlike(db, nothing, creator))]
}

async function rank(ctx: Ctx, questions: readonly FoodQuestion[], foods: readonly CandidateRow[]) {
  const read = await readNamesOf(ctx, { step: 'rank', questions, foods })
  return read.step === 'rank' ? read.ranked : []
}

async function readNamesOf({ work, actor, signal }: Ctx, names: NamesWork): Promise<NamesRead> {
  if (names.questions.length <= NAMES_HERE_MAX) return readNames(names)
  return doWork(work, READ_NAMES, names, { who: actor.guid, signal, too_much: 'SERVICE_UNAVAILABLE' })
}
