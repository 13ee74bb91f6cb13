import { minutesOf, portionsOf, splitTimes } from './durations.ts'
import { listOf, objectOf } from './loose-json.ts'
import { linesOf, textOf } from './plain-text.ts'
import { findSchemaRecipes, readSchemaRecipe } from './schema-recipe.ts'
import { type SourceRecipe, tidyRecipe } from './source-recipe.ts'

type Node = Record<string, unknown>

/**
 * The recipes in a JSON file of a recipe manager: Nextcloud Cookbook and plain JSON-LD are schema.org, Mealie, Tandoor and
 * Paprika have their own shapes.
 */
export function readManagerJson(document: unknown): SourceRecipe[] {
  const schema = findSchemaRecipes(document).map((node) => readSchemaRecipe(node, null))
  const found = schema.length > 0 ? schema : listOf(document).slice(0, 200).map(readOwnShape)
  return found.filter((recipe) => recipe !== null)
}

function readOwnShape(value: unknown): SourceRecipe | null {
  const node = objectOf(value)
  if (node === null) return null
  if (Array.isArray(node.recipeIngredient) || Array.isArray(node.recipe_ingredient)) return readMealie(node)
  if (Array.isArray(node.steps)) return readTandoor(node)
  return typeof node.ingredients === 'string' ? readPaprika(node) : null
}

/** Mealie: lines as food, unit, quantity and note; newer exports keep the text a person typed. */
function readMealie(node: Node): SourceRecipe | null {
  const parts = [minutesOf(node.prepTime ?? node.prep_time), minutesOf(node.performTime ?? node.perform_time)]
  return tidyRecipe({
    name: textOf(node.name),
    portion_size:
      portionsOf(node.recipeServings ?? node.recipe_servings) || portionsOf(node.recipeYield ?? node.recipe_yield),
    ...splitTimes(parts, minutesOf(node.totalTime ?? node.total_time)),
    ingredients: listOf(node.recipeIngredient ?? node.recipe_ingredient).flatMap(mealieLine),
    steps: listOf(node.recipeInstructions ?? node.recipe_instructions).map((step) =>
      joined(objectOf(step)?.text ?? step),
    ),
    source_url: textOf(node.orgURL ?? node.org_url),
  })
}

function mealieLine(entry: unknown): string[] {
  const line = objectOf(entry)
  if (line === null) return linesOf(entry)
  const typed = textOf(line.originalText ?? line.original_text)
  if (typed !== '') return [typed]
  const amount = typeof line.quantity === 'number' && line.quantity > 0 ? decimal(line.quantity) : ''
  const [unit, food] = [nameOf(line.unit), nameOf(line.food)]
  // Without a food the note is the line itself.
  const note = textOf(line.note)
  return [food === '' ? [amount, unit, note].filter(Boolean).join(' ') : withNote([amount, unit, food], note)]
}

/** Tandoor: ingredients stand with the steps that use them; a header among them is no ingredient. */
function readTandoor(node: Node): SourceRecipe | null {
  const steps = listOf(node.steps)
    .map(objectOf)
    .filter((step) => step !== null)
  const ingredients = steps.flatMap((step) => listOf(step.ingredients).map(objectOf)).filter((line) => line !== null)
  const counted = ingredients.filter((line) => line.is_header !== true && line.food !== null)
  return tidyRecipe({
    name: textOf(node.name),
    portion_size: portionsOf(node.servings),
    time_minutes: minutesOf(node.working_time),
    resting_time: minutesOf(node.waiting_time),
    ingredients: counted.map((line) => {
      const amount = line.no_amount !== true && Number(line.amount) > 0 ? decimal(Number(line.amount)) : ''
      return withNote([amount, nameOf(line.unit), nameOf(line.food)], textOf(line.note))
    }),
    steps: steps.map((step) => joined(step.instruction ?? step.name)),
    source_url: textOf(node.source_url),
  })
}

/** Paprika: everything is text, a line for each ingredient and step. */
function readPaprika(node: Node): SourceRecipe | null {
  return tidyRecipe({
    name: textOf(node.name),
    portion_size: portionsOf(node.servings),
    ...splitTimes([minutesOf(node.prep_time), minutesOf(node.cook_time)], minutesOf(node.total_time)),
    ingredients: linesOf(node.ingredients),
    steps: linesOf(node.directions),
    source_url: textOf(node.source_url),
  })
}

function withNote(words: string[], note: string): string {
  const line = words.filter(Boolean).join(' ')
  return note === '' ? line : `${line}, ${note}`
}

const joined = (value: unknown) => textOf(value).replaceAll('\n', ' ')

function nameOf(value: unknown): string {
  return textOf(objectOf(value)?.name ?? value)
}

function decimal(value: number): string {
  return String(Math.round(value * 1000) / 1000).replace('.', ',')
}
