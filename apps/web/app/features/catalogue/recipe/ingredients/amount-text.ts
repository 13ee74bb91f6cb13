import { MAX_AMOUNT, parseAmount, typeNumber } from '@zivina/czech/number-input'
import { formatAmount } from '@zivina/domain/catalogue/format'
import type { WeightUnit } from '@zivina/nutrition/weight-units'

const AMOUNT_DECIMALS = 2

/** Separates the figure and the unit of an amount: „0,5“ and „lžičky“, for a field and the word after it. */
export function splitAmount(amount: number, unit: WeightUnit): { figure: string; unit: string } {
  const text = formatAmount(amount, unit)
  // Units contain no space; thousands may.
  const gap = text.lastIndexOf('\u00a0')
  return { figure: text.slice(0, gap), unit: text.slice(gap + 1) }
}

/** The result of reading an amount: the text to keep in the field, the amount or null, and the problem. */
export type ReadAmount = { text: string; amount: number | null; problem: string | null }

/** Reads a typed amount. An invalid text stays in the field, with a message. */
export function readAmount(text: string): ReadAmount {
  const typed = typeNumber(text, AMOUNT_DECIMALS)
  if (typed === null) return { text, amount: null, problem: problemWith(text) }
  return { text: typed.text, amount: typed.value, problem: null }
}

/** The message for an empty field. */
export const EMPTY_AMOUNT = 'Zadejte množství, například 250 nebo 1,5'

function problemWith(text: string): string {
  const compact = text.replace(/\s/gu, '')
  if (/^-/.test(compact) && parseAmount(compact.slice(1)) !== null) return 'Množství nemůže být záporné'
  if (/^\d+(?:[.,]\d*)?$/.test(compact)) {
    return `Zadejte nejvýše ${MAX_AMOUNT.toLocaleString('cs-CZ')}`
  }
  return 'Tomu nerozumíme. Napište číslo, například 250 nebo 1,5'
}
