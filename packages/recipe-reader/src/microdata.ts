import { linesOf } from './plain-text.ts'
import { READ_LIMITS } from './read-limits.ts'
import { walkHtml } from './walk-html.ts'

const RECIPE = /schema\.org\/Recipe$/i
/** Properties whose values are all kept, line by line. */
const LISTS = new Set(['recipeIngredient', 'ingredients', 'recipeInstructions'])
/** Properties whose first value is kept. Others are ignored. */
const SINGLES = new Set([
  ...['name', 'description', 'url', 'recipeYield', 'yield'],
  ...['prepTime', 'cookTime', 'performTime', 'totalTime'],
])
/** Elements that begin a line. */
const BLOCK = /^(p|li|div|br|tr|h[1-6]|ol|ul|section)$/

/** An open element: the properties whose value it is, and where its text begins. */
type Open = { names: string[]; value: string | null; isScope: boolean; start: number }

/**
 * The recipe that a page marks up with microdata, as a schema.org object of texts. Properties of items inside it (its author's
 * name, a step's text) are not the recipe's. Null where there is none; a recipe beyond the limits is cut.
 */
export function readMicrodata(html: string): Record<string, unknown> | null {
  if (!/itemtype/i.test(html)) return null
  const recipe = new MarkedRecipe()
  let state: 'before' | 'within' | 'after' = 'before'
  walkHtml(html, {
    onopentag: (name, attributes) => {
      if (state === 'before' && RECIPE.test(attributes.itemtype?.trim() ?? '')) state = 'within'
      else if (state === 'before') return
      recipe.open(name, attributes)
    },
    ontext: (text) => recipe.addText(text),
    onclosetag: () => {
      if (state !== 'within') return
      recipe.close()
      if (recipe.isClosed()) state = 'after'
    },
    isDone: () => state === 'after' || recipe.isFull(),
  })
  if (state === 'before') return null
  while (!recipe.isClosed()) recipe.close()
  return recipe.toSchema()
}

/** Collects the properties between the start and end of a marked-up recipe. */
class MarkedRecipe {
  readonly #found = new Map<string, string[]>()
  readonly #open: Open[] = []
  /** The text under open properties, in pieces. They share it: each knows where its own begins. */
  #text: string[] = []
  #openProperties = 0
  /** Open items within the recipe: properties inside them belong to them. */
  #openScopes = 0
  /** The number of properties collected. */
  #properties = 0
  #pieces = 0
  #characters = 0

  /** The first element is the recipe itself. */
  open(name: string, attributes: Record<string, string>): void {
    if (BLOCK.test(name) && this.#text.at(-1) !== '\n') this.addText('\n')
    const isInner = this.#open.length > 0
    const names = isInner && this.#openScopes === 0 ? this.#namesIn(attributes.itemprop) : []
    const isScope = isInner && attributes.itemscope !== undefined
    if (isScope) this.#openScopes += 1
    if (names.length > 0) this.#openProperties += 1
    const value = attributes.content ?? attributes.datetime ?? null
    this.#open.push({ names, value, isScope, start: this.#text.length })
  }

  addText(text: string): void {
    if (this.#openProperties === 0) return
    this.#pieces += 1
    if (!this.isFull()) this.#text.push(text.slice(0, READ_LIMITS.text - this.#characters))
    this.#characters += text.length
  }

  close(): void {
    const open = this.#open.pop()
    if (open === undefined) return
    if (open.isScope) this.#openScopes -= 1
    if (open.names.length === 0) return
    this.#keep(open)
    this.#openProperties -= 1
    if (this.#openProperties === 0) this.#text = []
  }

  isClosed(): boolean {
    return this.#open.length === 0
  }

  isFull(): boolean {
    return (
      this.#properties > READ_LIMITS.properties ||
      this.#pieces > READ_LIMITS.text_pieces ||
      this.#characters > READ_LIMITS.text
    )
  }

  toSchema(): Record<string, unknown> {
    return Object.fromEntries(
      Array.from(this.#found, ([name, values]) => [name, LISTS.has(name) ? values : values.at(0)]),
    )
  }

  /** The names in an `itemprop` whose values are still needed. */
  #namesIn(itemprop: string | undefined): string[] {
    if (itemprop === undefined) return []
    this.#properties += 1
    if (this.isFull() || this.#openProperties >= READ_LIMITS.open_properties) return []
    const names = itemprop.slice(0, READ_LIMITS.property_length).trim().split(/\s+/, READ_LIMITS.property_names)
    return [...new Set(names)].filter((name) => this.#isWanted(name))
  }

  #isWanted(name: string): boolean {
    const kept = this.#found.get(name)?.length ?? 0
    return LISTS.has(name) ? kept < READ_LIMITS.property_values : SINGLES.has(name) && kept === 0
  }

  /** Stores a closed element's value for each of its properties; its text is joined once. */
  #keep({ names, value, start }: Open): void {
    const wanted = names.filter((name) => this.#isWanted(name))
    if (wanted.length === 0) return
    const text = (value ?? this.#text.slice(start).join('')).slice(0, READ_LIMITS.text)
    const lines = wanted.some((name) => LISTS.has(name)) ? linesOf(text) : []
    for (const name of wanted) {
      const values = this.#found.get(name) ?? []
      for (const line of LISTS.has(name) ? lines : [text.replace(/\s+/g, ' ').trim()]) {
        if (line !== '' && values.length < READ_LIMITS.property_values) values.push(line)
      }
      this.#found.set(name, values)
    }
  }
}
