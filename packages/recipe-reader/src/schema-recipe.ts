import { AIMED_LEVEL_ID } from '@zivina/domain/catalogue/diet-rules/iddsi-levels'
import { minutesOf, portionsOf, splitTimes } from './durations.ts'
import { listOf, objectOf } from './loose-json.ts'
import { linesOf, textOf } from './plain-text.ts'
import { READ_LIMITS } from './read-limits.ts'
import { readInstructions } from './schema-instructions.ts'
import { type SourceRecipe, tidyRecipe } from './source-recipe.ts'

type Node = Record<string, unknown>

/**
 * Every schema.org Recipe anywhere in a document: in lists, in `@graph`, as the main entity of a page. Those nearest to the top
 * come first; the content of recipes is not searched.
 */
function* findSchemaRecipes(document: unknown): Generator<Node> {
  const nodes: unknown[] = [document]
  for (let next = 0; next < nodes.length; next += 1) {
    const value = nodes[next]
    const node = objectOf(value)
    if (node !== null && isRecipe(node)) yield node
    else addInner(nodes, value)
  }
}

/** Adds the objects and lists in a value, up to the limit for the document. */
function addInner(nodes: unknown[], value: unknown): void {
  for (const inner of valuesOf(value)) {
    if (nodes.length >= READ_LIMITS.json_nodes) return
    if (typeof inner === 'object' && inner !== null) nodes.push(inner)
  }
}

/** The values of a list or an object, generated on demand; the caller decides how many. */
function* valuesOf(value: unknown): Generator<unknown> {
  if (Array.isArray(value)) yield* value
  const node = objectOf(value)
  if (node !== null) for (const name in node) yield node[name]
}

function isRecipe(node: Node): boolean {
  const types = listOf(node['@type']).slice(0, READ_LIMITS.json_types)
  return types.some((type) => typeof type === 'string' && /^(https?:\/\/schema\.org\/|schema:)?Recipe$/i.test(type))
}

/** Every schema.org Recipe in a document as text, generated on demand. */
export function* readSchemaRecipes(document: unknown, page_url: string | null): Generator<SourceRecipe | null> {
  for (const node of findSchemaRecipes(document)) yield readSchemaRecipe(node, page_url)
}

/** A schema.org Recipe as text. Null where it contains none. */
export function readSchemaRecipe(node: Node, page_url: string | null): SourceRecipe | null {
  const parts = [minutesOf(node.prepTime), minutesOf(node.cookTime ?? node.performTime)]
  return tidyRecipe({
    name: textOf(node.name).replaceAll('\n', ' '),
    headnote: textOf(node.description),
    portion_size: portionsOf(node.recipeYield ?? node.yield),
    ...splitTimes(parts, minutesOf(node.totalTime)),
    ingredients: ingredientLines(node.recipeIngredient ?? node.ingredients),
    steps: readInstructions(node.recipeInstructions),
    source_url: page_url ?? textOf(node.url),
    aimed_iddsi_level: aimedLevel(node.additionalProperty),
  })
}

/** The level of texture that our own files say a recipe was written for. */
function aimedLevel(value: unknown): number | null {
  for (const entry of listOf(value)) {
    const property = objectOf(entry)
    if (property?.propertyID === AIMED_LEVEL_ID && typeof property.value === 'number') return property.value
  }
  return null
}

/** One entry may hold several lines; rarely it is an object with a name. */
function* ingredientLines(value: unknown): Generator<string> {
  for (const entry of listOf(value)) yield* linesOf(objectOf(entry)?.name ?? objectOf(entry)?.text ?? entry)
}
