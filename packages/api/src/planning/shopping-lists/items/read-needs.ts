import { createHash } from 'node:crypto'
import { LINE_AMOUNT_MAX, LINE_AMOUNT_MIN } from '@zivina/contract/kernel/limits'
import { parseIngredientLine } from '@zivina/domain/catalogue/ingredient-line/parse-line'
import { LIKELY } from '@zivina/domain/catalogue/ingredient-line/rank-foods'
import { amountInOwnUnit } from '@zivina/domain/catalogue/ingredient-line/to-own-unit'
import { doubtOfItem } from '@zivina/domain/planning/shopping/doubtful-item'
import { amountOfFruits } from '@zivina/domain/planning/shopping/fruit-parts'
import { isNoFood } from '@zivina/domain/planning/shopping/no-food'
import { splitItems } from '@zivina/domain/planning/shopping/split-items'
import { matchFoods } from '#api/catalogue/ingredients/read/service.ts'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import type { Need } from './item-queries.ts'

/**
 * What a typed text needs: each of its parts as a food with its amount as far as the parser understands it, otherwise in its own
 * words. An amount that the food's unit cannot express, or that can be read in two ways, stays in the text, and so does what may mean
 * two foods.
 * @throws ApiError SERVICE_UNAVAILABLE
 */
export async function readNeeds(ctx: UserCtx<'db' | 'urls' | 'work' | 'signal'>, text: string): Promise<Need[]> {
  const lines = splitItems(text).map((one) => ({ text: one, parsed: parseIngredientLine(one) }))
  if (lines.every(({ parsed }) => parsed.name === '')) return lines.map(({ text }) => textOnly(text))
  const matches = await matchFoods(
    ctx,
    lines.map(({ parsed }) => parsed),
  )
  return lines.map(({ text, parsed }, place) => {
    const best = matches[place]?.[0]
    if (best === undefined || best.confidence < LIKELY || parsed.name === '' || isNoFood(text)) return textOnly(text)
    const { ingredient: food } = best
    const doubt = doubtOfItem(text)?.kind
    if (doubt === 'served' || doubt === 'either') return textOnly(text)
    const amount = doubt === 'amount' ? null : (amountInOwnUnit(parsed, food) ?? amountOfFruits(food.slug, parsed))
    const isUsable = amount !== null && amount >= LINE_AMOUNT_MIN && amount <= LINE_AMOUNT_MAX
    const said = isUsable ? { amount, unit: food.weight_units } : { amount: null, unit: null }
    return { ingredient: food.guid, text, ...said }
  })
}

/** The first food of a text that is one item, as when an item is written anew. */
export async function readNeed(ctx: UserCtx<'db' | 'urls' | 'work' | 'signal'>, text: string): Promise<Need> {
  const needs = await readNeeds(ctx, text)
  const [first] = needs
  return needs.length === 1 && first !== undefined ? first : textOnly(text)
}

const textOnly = (text: string): Need => ({ ingredient: null, text, amount: null, unit: null })

/** The guid of one of several items that a call makes under one guid: the same whenever the call is repeated. */
export function guidOf(guid: string, place: number): string {
  if (place === 0) return guid
  const hex = createHash('sha256').update(`${guid}:${place}`).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  )
}
