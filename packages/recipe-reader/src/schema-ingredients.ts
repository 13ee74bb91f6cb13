import type { LineToken } from './listed-parts.ts'
import { listOf, objectOf } from './loose-json.ts'
import { linesOf, textOf } from './plain-text.ts'
import { READ_LIMITS } from './read-limits.ts'
import { isRecipe, typesOf } from './schema-types.ts'

type Node = Record<string, unknown>
/** A list being read, and the heading above it. */
type Reading = { entries: unknown[]; next: number; part: string | null }

/** Codes of units (UN/CEFACT) that schema.org asks for. */
const UNIT_CODES: Readonly<Record<string, string>> = {
  GRM: 'g',
  KGM: 'kg',
  MGM: 'mg',
  MLT: 'ml',
  CLT: 'cl',
  DLT: 'dl',
  LTR: 'l',
  ONZ: 'oz',
  LBR: 'lb',
  C62: '',
  EA: '',
}

/**
 * Lines of ingredients, generated on demand: texts, lists in lists, groups with a name, and objects with a name and an amount
 * (`PropertyValue`, `HowToSupply`, and as programs call them).
 */
export function* readIngredients(value: unknown): Generator<LineToken> {
  const open: Reading[] = [{ entries: listOf(value), next: 0, part: null }]
  for (let looked = 0; looked < READ_LIMITS.entries; looked += 1) {
    while (open.length > 0 && (open.at(-1)?.next ?? 0) >= (open.at(-1)?.entries.length ?? 0)) open.pop()
    const reading = open.at(-1)
    if (reading === undefined) return
    const entry = reading.entries[reading.next]
    reading.next += 1
    const node = objectOf(entry)
    const inner = Array.isArray(entry) ? listOf(entry) : node === null ? [] : groupOf(node)
    if (inner.length > 0) {
      const part = node === null ? reading.part : oneLine(node.name) || reading.part
      open.push({ entries: inner, next: 0, part })
    } else if (node !== null) yield { text: lineOf(node), part: reading.part }
    else for (const text of linesOf(entry)) yield { text, part: reading.part }
  }
}

function groupOf(node: Node): unknown[] {
  if (isRecipe(node)) return []
  for (const name of ['itemListElement', 'ingredients', 'recipeIngredient', 'items']) {
    const inner = listOf(node[name])
    if (inner.length > 0) return inner
  }
  return Array.isArray(node.item) || objectOf(node.item) !== null ? listOf(node.item) : []
}

/** „75 g cukr“ of an object. */
function lineOf(node: Node): string {
  const text = oneLine(node.originalText ?? node.original)
  if (text !== '') return text
  const name = [node.name, node.text, node.item, node.ingredient, objectOf(node.food)?.name ?? node.food]
    .map(oneLine)
    .find(Boolean)
  if (name === undefined) return ''
  const quantity = node.requiredQuantity ?? node.value ?? node.amount ?? node.quantity
  const amount = amountOf(quantity, node)
  const note = oneLine(node.note ?? node.notes)
  // „description“ of a page is about its food, and a name may have its amount already.
  const line = amount === '' || /^\d/.test(name) ? name : `${amount} ${name}`
  return note === '' ? line : `${line}, ${note}`
}

/** An amount with its unit: a number, a text, or an object with either. */
function amountOf(value: unknown, beside: Node): string {
  const inner = objectOf(value)
  const given = inner ?? beside
  const unit = oneLine(objectOf(given.unit)?.name ?? given.unitText ?? given.unit) || codeOf(given.unitCode)
  const number = inner === null ? oneLine(value) : rangeOf(inner)
  return number === '' || number === '0'
    ? ''
    : [number.replace(/^(\d+)\.(\d+)$/, '$1,$2'), unit].filter(Boolean).join(' ')
}

function rangeOf(quantity: Node): string {
  const [low, high] = [oneLine(quantity.minValue), oneLine(quantity.maxValue)]
  return oneLine(quantity.value ?? quantity.amount) || (low !== '' && high !== '' ? `${low}–${high}` : low || high)
}

const codeOf = (code: unknown): string =>
  typeof code === 'string' ? (UNIT_CODES[code.trim().toUpperCase()] ?? '') : ''

/**
 * The ingredients of recipes inside a recipe's instructions and parts („Poleva“ as a recipe of its own), with the name of the part,
 * except those that the recipe lists itself.
 */
export function* innerIngredients(node: Node, listed: ReadonlySet<string>): Generator<LineToken> {
  const open: { value: unknown; part: string | null }[] = [node.hasPart, node.recipeInstructions].map((value) => ({
    value,
    part: null,
  }))
  for (let place = 0; place < open.length && place < READ_LIMITS.entries; place += 1) {
    const { value, part = null } = open[place] ?? {}
    const inner = objectOf(value)
    if (inner !== null && isRecipe(inner)) {
      const name = part ?? oneLine(inner.name)
      for (const line of readIngredients(inner.recipeIngredient ?? inner.ingredients)) {
        if (!('text' in line)) yield line
        else if (!listed.has(line.text)) yield { ...line, part: line.part ?? (name === '' ? null : name) }
      }
    }
    if (inner === null && !Array.isArray(value)) continue
    const own = inner !== null && !typesOf(inner).includes('ListItem') ? oneLine(inner.name) : ''
    const lists =
      inner === null
        ? listOf(value)
        : [inner.itemListElement, inner.item, inner.steps, inner.recipeInstructions].flatMap(listOf)
    for (const one of lists) {
      if (open.length >= READ_LIMITS.entries) return
      if (typeof one === 'object') open.push({ value: one, part: own === '' ? part : own })
    }
  }
}

function oneLine(value: unknown): string {
  return textOf(value).replaceAll('\n', ' ').trim()
}
