import { minutesOf, portionsOf, splitTimes } from './durations.ts'
import { listOf, objectOf } from './loose-json.ts'
import { linesOf, textOf } from './plain-text.ts'
import { type SourceRecipe, tidyRecipe } from './source-recipe.ts'

type Node = Record<string, unknown>

/** How many values of a document are looked at, so that none is too deep or too wide. */
const VALUES_MAX = 20_000

/** Every schema.org Recipe in a document, wherever it stands: in lists, in `@graph`, as the main entity of a page. */
export function findSchemaRecipes(document: unknown): Node[] {
  const found: Node[] = []
  const waiting: unknown[] = [document]
  for (let looked = 0; waiting.length > 0 && looked < VALUES_MAX; looked += 1) {
    const value = waiting.shift()
    if (Array.isArray(value)) waiting.push(...value.slice(0, VALUES_MAX))
    const node = objectOf(value)
    if (node === null) continue
    if (isRecipe(node)) found.push(node)
    else waiting.push(...Object.values(node).filter((inner) => typeof inner === 'object'))
  }
  return found
}

function isRecipe(node: Node): boolean {
  return listOf(node['@type']).some(
    (type) => typeof type === 'string' && /^(https?:\/\/schema\.org\/|schema:)?Recipe$/i.test(type),
  )
}

/** A schema.org Recipe as text. Null where it holds none. */
export function readSchemaRecipe(node: Node, page_url: string | null): SourceRecipe | null {
  const parts = [minutesOf(node.prepTime), minutesOf(node.cookTime ?? node.performTime)]
  return tidyRecipe({
    name: textOf(node.name).replaceAll('\n', ' '),
    portion_size: portionsOf(node.recipeYield ?? node.yield),
    ...splitTimes(parts, minutesOf(node.totalTime)),
    ingredients: listOf(node.recipeIngredient ?? node.ingredients).flatMap(ingredientLines),
    steps: readInstructions(node.recipeInstructions),
    source_url: page_url ?? textOf(node.url),
  })
}

/** One entry may hold several lines, and rarely is an object with a name. */
function ingredientLines(entry: unknown): string[] {
  return linesOf(objectOf(entry)?.name ?? objectOf(entry)?.text ?? entry)
}

/** Text, a list of texts, steps and sections of steps; a section's name begins its first step. */
function readInstructions(value: unknown): string[] {
  const steps: string[] = []
  const waiting = listOf(value)
  for (let looked = 0; waiting.length > 0 && looked < VALUES_MAX; looked += 1) {
    const entry = waiting.shift()
    const node = objectOf(entry)
    if (node === null) steps.push(...(Array.isArray(entry) ? entry.flatMap(linesOf) : linesOf(entry)))
    else if (node.itemListElement !== undefined) waiting.unshift(...withHeading(node))
    else steps.push(textOf(node.text ?? node.description ?? node.name).replaceAll('\n', ' '))
  }
  return steps.filter(Boolean)
}

function withHeading(section: Node): unknown[] {
  const [first, ...rest] = listOf(section.itemListElement)
  const name = textOf(section.name)
  const text = textOf(objectOf(first)?.text ?? objectOf(first)?.name ?? first)
  return name === '' || text === '' || objectOf(first)?.itemListElement !== undefined
    ? [first, ...rest]
    : [`${name.replaceAll('\n', ' ')}: ${text.replaceAll('\n', ' ')}`, ...rest]
}
