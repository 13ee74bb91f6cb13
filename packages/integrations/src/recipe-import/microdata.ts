import { linesOf } from './plain-text.ts'
import { walkHtml } from './walk-html.ts'

/** What an open element gathers, until it is closed. */
type Open = { name: string; prop: string | null; value: string | null; scope: boolean; text: string[]; marked: boolean }

const RECIPE = /schema\.org\/Recipe$/i
const LIST_PROPS = ['recipeIngredient', 'ingredients', 'recipeInstructions']
/** How many values of one property are kept. */
const VALUES_MAX = 300
/** Elements that have no end. */
const VOID = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
])
const BLOCK = /^(p|li|div|br|tr|h[1-6]|ol|ul|section)$/

/**
 * The recipe a page marks with microdata, as a schema.org object with texts. Properties of things inside it (its author's
 * name, a step's text) are not the recipe's own. Null where no recipe is marked.
 */
export function readMicrodata(html: string): Record<string, unknown> | null {
  const stack: Open[] = []
  const found: Record<string, string[]> = {}
  let depth = 0
  let seen = false
  /** Scopes opened within the recipe. */
  let inner = 0
  const keep = (prop: string, text: string) => {
    for (const name of prop.split(/\s+/)) {
      const lines = LIST_PROPS.includes(name) ? linesOf(text) : [text.replace(/\s+/g, ' ').trim()]
      if (!/^[a-z]\w{0,40}$/i.test(name)) continue
      const values = Object.hasOwn(found, name) ? (found[name] ?? []) : []
      if (values.length < VALUES_MAX) values.push(...lines.filter(Boolean))
      found[name] = values
    }
  }
  const close = (open: Open) => {
    if (open.scope) inner -= 1
    if (open.prop !== null) keep(open.prop, open.value ?? open.text.join(''))
  }
  walkHtml(html, {
    onopentag: (name, attributes) => {
      if (depth === 0) {
        if (!RECIPE.test(attributes.itemtype?.trim() ?? '') || seen) return
        seen = true
      }
      const scope = depth > 0 && attributes.itemscope !== undefined
      const prop = depth > 0 && inner === 0 ? (attributes.itemprop ?? null) : null
      if (scope) inner += 1
      if (BLOCK.test(name)) for (const open of stack) open.text.push('\n')
      const value = attributes.content ?? attributes.datetime ?? null
      const open: Open = { name, prop, value, scope, text: [], marked: prop !== null }
      if (VOID.has(name)) close(open)
      else {
        stack.push(open)
        depth += 1
      }
    },
    ontext: (text) => {
      for (const open of stack) if (open.marked) open.text.push(text)
    },
    onclosetag: (name) => {
      if (depth === 0 || VOID.has(name)) return
      const open = stack.pop()
      depth -= 1
      if (open) close(open)
    },
  })
  if (!seen) return null
  const single = ([name, values]: [string, string[]]) => [name, LIST_PROPS.includes(name) ? values : values[0]]
  return Object.fromEntries(Object.entries(found).map(single))
}
