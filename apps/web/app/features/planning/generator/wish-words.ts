import { counted } from '@zivina/czech/plural'
import { MEAL_TYPE_LABELS, MEAL_TYPES } from '@zivina/domain/catalogue/meal-types'
import { commonMinutes, type TypedWishes, WORKING_DAYS } from './wishes.ts'

/** So many meals are named, more of them are counted. */
const MOST_NAMED = 2

/** „5 jídel denně“, „jen večeře“ */
export function mealsText({ meals }: Pick<TypedWishes, 'meals'>): string {
  if (meals.length === 0) return 'která jídla?'
  if (meals.length > MOST_NAMED) return [counted(meals.length, 'jídlo', 'jídla', 'jídel'), 'denně'].join(' ')
  const named = MEAL_TYPES.filter((meal) => meals.includes(meal)).map((meal) => MEAL_TYPE_LABELS[meal].toLowerCase())
  return `jen ${named.join(' a\u00a0')}`
}

/** „do 45 minut“, „kolik je třeba“ */
export function minutesText({ cooking_minutes }: Pick<TypedWishes, 'cooking_minutes'>): string {
  const common = commonMinutes(cooking_minutes, WORKING_DAYS)
  if (common === null) return 'každý den jinak dlouho'
  if (common.trim() === '') return 'kolik je třeba'
  const minutes = Number(common)
  // What is no number is shown as it was typed, until it is mended.
  return `do\u00a0${Number.isNaN(minutes) ? common.trim() : counted(minutes, 'minuty', 'minut', 'minut')}`
}

export const VARIETY_CHOICES = [
  ['low', 'stačí málo různých jídel'],
  ['usual', 'obvyklá pestrost'],
  ['high', 'žádné jídlo dvakrát'],
] as const

/** What is rarely wished for, said once it is: „žádné jídlo dvakrát, raději bez 3 surovin“, otherwise „další přání“. */
export function moreText({
  variety,
  disliked_ingredients: { length },
}: Pick<TypedWishes, 'variety' | 'disliked_ingredients'>): string {
  const said = [
    ...(variety === 'usual' ? [] : VARIETY_CHOICES.filter(([value]) => value === variety).map(([, text]) => text)),
    ...(length === 0 ? [] : [`raději bez ${counted(length, 'suroviny', 'surovin', 'surovin')}`]),
  ]
  return said.length === 0 ? 'další přání' : said.join(', ')
}
