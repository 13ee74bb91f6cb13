import { AIMED_LEVEL_ID } from '@zivina/domain/catalogue/diet-rules/iddsi-levels'
import { SEGMENTS_ID } from '@zivina/domain/catalogue/recipe-schema'
import { SEGMENT_LABELS } from '@zivina/domain/catalogue/segment-labels'
import { SEGMENTS, type Segment } from '@zivina/nutrition/segments'
import { timesOf } from './durations.ts'
import { labelsIn } from './labels.ts'
import { type LineToken, partedLines, toldSteps } from './listed-parts.ts'
import { listOf, objectOf } from './loose-json.ts'
import { picturesIn } from './pictures.ts'
import { textOf } from './plain-text.ts'
import { READ_LIMITS } from './read-limits.ts'
import { innerIngredients, readIngredients } from './schema-ingredients.ts'
import { readInstructions } from './schema-instructions.ts'
import { isRecipe } from './schema-types.ts'
import { type SourceRecipe, tidyRecipe } from './source-recipe.ts'
import { readYield } from './yields.ts'

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

/** Every schema.org Recipe in a document as text, generated on demand. */
export function* readSchemaRecipes(document: unknown, page_url: string | null): Generator<SourceRecipe | null> {
  for (const node of findSchemaRecipes(document)) yield readSchemaRecipe(node, page_url)
}

/** A schema.org Recipe as text. Null where it contains none. */
export function readSchemaRecipe(node: Node, page_url: string | null): SourceRecipe | null {
  const { portions, doubtful } = readYield(node.recipeYield ?? node.yield)
  return tidyRecipe({
    name: textOf(node.name).replaceAll('\n', ' '),
    headnote: textOf(node.description),
    notes: ownNotes(node.comment),
    portion_size: portions,
    is_yield_doubtful: doubtful,
    ...timesOf([node.prepTime, node.cookTime ?? node.performTime], node.totalTime),
    ingredients: partedLines(linesOfRecipe(node)),
    steps: toldSteps(readInstructions(node.recipeInstructions)),
    source_url: page_url ?? addressOf(node),
    aimed_iddsi_level: aimedLevel(node.additionalProperty),
    labels: labelsIn(node.recipeCategory, node.keywords, node.recipeCuisine),
    pictures: picturesIn(node.image),
  })
}

/** The lines with the parts of the dish that our own files tell beside them, then those of recipes inside it. */
function* linesOfRecipe(node: Node): Generator<LineToken> {
  const segments = segmentsOf(node.additionalProperty)
  const listed = new Set<string>()
  let place = 0
  for (const line of readIngredients(node.recipeIngredient ?? node.ingredients ?? node.supply)) {
    const segment = segments[place]
    place += 1
    if ('text' in line) listed.add(line.text)
    yield segment === undefined || segment === 'Main' ? line : { ...line, part: SEGMENT_LABELS[segment] }
  }
  yield* innerIngredients(node, listed)
}

/** Where a recipe was taken from: our own files and some programs tell the original beside their own address. */
function addressOf(node: Node): string | null {
  for (const value of [node.isBasedOn, node.isBasedOnUrl, node.url, node['@id'], node.mainEntityOfPage]) {
    for (const one of listOf(value)) {
      const address = textOf(objectOf(one)?.url ?? objectOf(one)?.['@id'] ?? one)
      if (/^https?:/i.test(address)) return address
    }
  }
  return null
}

/** The tip and the note of our own files; comments of readers have authors. */
function ownNotes(value: unknown): string[] {
  return listOf(value)
    .map(objectOf)
    .filter((said) => said !== null)
    .flatMap(({ name, text, author }) => {
      if (author !== undefined || (name !== 'Tip' && name !== 'Poznámka')) return []
      return [name === 'Tip' ? textOf(text) : `${name}: ${textOf(text)}`]
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

/** The part of the dish that each line of our own files belongs to. */
function segmentsOf(value: unknown): (Segment | undefined)[] {
  for (const entry of listOf(value)) {
    const property = objectOf(entry)
    if (property?.propertyID === SEGMENTS_ID) {
      return listOf(property.value).map((told) => SEGMENTS.find((segment) => segment === told))
    }
  }
  return []
}
