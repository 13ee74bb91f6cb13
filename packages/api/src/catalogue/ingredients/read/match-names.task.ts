import { wordsOf } from '@zivina/czech/search-text'
import { foodStems } from '@zivina/domain/catalogue/ingredient-line/food-stems'
import { type FoodQuestion, rankFoods, usualSlugs } from '@zivina/domain/catalogue/ingredient-line/rank-foods'
import type { CandidateQuestion, CandidateRow } from './candidate-queries.ts'

/** How many foods are offered for one name: the most likely one, and others to choose from. */
const OFFERED_MAX = 6

/** A food that may be meant by a name: its guid, and how likely it is. */
export type RankedGuid = { guid: string; confidence: number }

/** What candidates are looked for by, or how likely each of them is. */
export type NamesWork =
  | { step: 'ask'; questions: readonly FoodQuestion[] }
  | { step: 'rank'; questions: readonly FoodQuestion[]; foods: readonly CandidateRow[] }

export type NamesRead = { step: 'ask'; asked: CandidateQuestion[] } | { step: 'rank'; ranked: RankedGuid[][] }

/** One half of finding the foods that names mean; the database is asked in between. */
export default function readNames(work: NamesWork): NamesRead {
  if (work.step === 'ask') return { step: 'ask', asked: work.questions.map(toCandidateQuestion) }
  const groups = Map.groupBy(work.foods, ({ place }) => place)
  const ranked = work.questions.map((question, place) =>
    rankFoods(question, groups.get(place) ?? [])
      .slice(0, OFFERED_MAX)
      .map(({ food: { guid }, confidence }) => ({ guid, confidence })),
  )
  return { step: 'rank', ranked }
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
