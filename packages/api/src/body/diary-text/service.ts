import type { ReadCandidate, ReadLine } from '@zivina/contract/body/diary-text'
import { doubtOf, isCalled, isRaw, meansDish, type Possible } from '@zivina/domain/body/diary-text/doubt'
import type { ReadMeal, ReadSpan } from '@zivina/domain/body/diary-text/read-text'
import { chooseSpans } from '@zivina/domain/body/diary-text/split-lines'
import { calendarDay } from '@zivina/domain/calendar-day'
import { foodStems } from '@zivina/domain/catalogue/ingredient-line/food-stems'
import { SURE } from '@zivina/domain/catalogue/ingredient-line/rank-foods'
import { type MatchedFood, matchFoods } from '#api/catalogue/ingredients/read/service.ts'
import { type NamedRecipe, recipesNamed } from '#api/catalogue/recipes/read/service.ts'
import { doWork } from '#api/kernel/http/do-work.ts'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { presentDish, presentFood } from './present.ts'
import { READ_TEXT } from './tasks.ts'

/** How many foods and dishes are offered for one line. */
const OFFERED_MAX = 6
/** Parts of one text that are compared with foods. A longer text is read up to there. */
const SPANS_MAX = 150

type Ctx = UserCtx<'db' | 'urls' | 'work' | 'signal'>
type Meals = { meals: { day: string; meal: ReadMeal['meal']; lines: ReadLine[] }[] }

/** What a part of the text may mean. */
type Meaning = { foods: MatchedFood[]; cooked: MatchedFood[]; dishes: NamedRecipe[] }
type MeaningOf = (span: Pick<ReadSpan, 'text'>) => Meaning

const NOTHING: Meaning = { foods: [], cooked: [], dishes: [] }

/**
 * Reads what a person wrote of what they ate. Foods and dishes are found in at most four statements for any text; nothing is stored.
 * @throws ApiError SERVICE_UNAVAILABLE
 */
export async function readText(ctx: Ctx, { text, day }: { text: string; day?: string | undefined }): Promise<Meals> {
  const { work, actor, signal } = ctx
  const asked = { text, day: day ?? calendarDay(new Date()) }
  const read = await doWork(work, READ_TEXT, asked, { who: actor.guid, signal, too_much: 'SERVICE_UNAVAILABLE' })
  const meaningOf = await findMeanings(ctx, read)
  const meals = read.map(({ day: of, meal, stretches }) => ({
    day: of,
    meal,
    lines: stretches.flatMap(({ stretch, spans }) => {
      const named = new Map(spans.map((span) => [`${span.from}-${span.to}`, span]))
      const chosen = chooseSpans(stretch, (span) => isOneName(named.get(`${span.from}-${span.to}`), meaningOf))
      return chosen.flatMap((span) => {
        const known = named.get(`${span.from}-${span.to}`)
        return known === undefined ? [] : [presentLine(known, meaningOf(known))]
      })
    }),
  }))
  return { meals }
}

async function findMeanings(ctx: Ctx, read: readonly ReadMeal[]): Promise<MeaningOf> {
  const all = read.flatMap(({ stretches }) => stretches.flatMap(({ spans }) => spans))
  const spans = [...new Map(all.map((span) => [span.text, span])).values()].slice(0, SPANS_MAX)
  const cooked = spans.filter((span) => span.cooked !== null)
  const questions = [
    ...spans.map(({ parsed }) => parsed),
    ...cooked.map((span) => ({ name: span.cooked ?? '', unit: span.parsed.unit })),
  ]
  const foods = await matchFoods(ctx, questions)
  const dishes = await recipesNamed(
    ctx,
    spans.map(({ parsed }) => parsed.name),
  )
  const meanings = new Map(
    spans.map((span, place): [string, Meaning] => {
      const at = cooked.indexOf(span)
      const asCooked = at === -1 ? [] : (foods[spans.length + at] ?? [])
      return [span.text, { foods: foods[place] ?? [], cooked: asCooked, dishes: dishes[place] ?? [] }]
    }),
  )
  return ({ text }) => meanings.get(text) ?? NOTHING
}

/** Whether several words joined by „s“ or „a“ are the name of one dish or food. */
function isOneName(span: ReadSpan | undefined, meaningOf: MeaningOf): boolean {
  if (span === undefined || span.parsed.name === '') return false
  const { foods, dishes } = meaningOf(span)
  const isFood = ({ ingredient, confidence }: MatchedFood) =>
    confidence >= SURE && isCalled(span.parsed.name, ingredient.name)
  return dishes.some(({ name }) => isCalled(span.parsed.name, name)) || foods.some(isFood)
}

type Offer = Possible & { shown: ReadCandidate }

function presentLine(span: ReadSpan, meaning: Meaning): ReadLine {
  const offers = offersOf(span, meaning)
  const doubt = doubtOf(span.parsed, offers, meaning.cooked.length > 0, span.served !== null)
  return { text: span.text, doubt, candidates: offers.slice(0, OFFERED_MAX).map(({ shown }) => shown) }
}

/** A dish that is called exactly so, and one whose name has more words: it is only offered. */
const EXACT_DISH = 0.79
const NEAR_DISH = 0.3
/** Only an own food reaches it, by its full name. */
const OWN_FOOD = 0.98
/** A name of so many words means the dish of that name, by any author. */
const TELLING_WORDS = 3
/** How many cooked foods come before the dry ones. */
const COOKED_FIRST = 2

/** What is called exactly so, then cooked foods where the name may mean them, then the others as likely as they are; what is raw comes after dishes where a dish is said. */
function offersOf(span: ReadSpan, { foods, cooked, dishes }: Meaning): Offer[] {
  const first = cooked.slice(0, COOKED_FIRST)
  const isNew = ({ ingredient }: MatchedFood) => !first.some((one) => one.ingredient.guid === ingredient.guid)
  const dished = dishes.map((dish) => offerDish(span, dish))
  const isLast = (offer: Offer) => dished.length > 0 && meansDish(span.parsed, span.served !== null) && isRaw(offer)
  const ranked = [...dished, ...foods.filter(isNew).map((food) => offerFood(span, food))].toSorted(
    (one, other) => Number(isLast(one)) - Number(isLast(other)) || other.confidence - one.confidence,
  )
  const named = Map.groupBy(ranked, ({ is_named }) => is_named)
  return [...(named.get(true) ?? []), ...first.map((food) => offerFood(span, food)), ...(named.get(false) ?? [])]
}

function offerDish(span: ReadSpan, dish: NamedRecipe): Offer {
  const isExact = isCalled(span.parsed.name, dish.name)
  const is_named = isExact && (dish.own || foodStems(dish.name).length >= TELLING_WORDS)
  const confidence = isExact ? EXACT_DISH : NEAR_DISH
  return { name: dish.name, confidence, is_named, shown: presentDish(span, dish) }
}

function offerFood(span: ReadSpan, found: MatchedFood): Offer {
  const { name } = found.ingredient
  const is_named = found.confidence >= OWN_FOOD && isCalled(span.parsed.name, name)
  return { name, confidence: found.confidence, is_named, shown: presentFood(span, found) }
}
