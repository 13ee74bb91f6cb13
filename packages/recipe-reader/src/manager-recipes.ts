import { minutesOf, portionsOf, splitTimes } from './durations.ts'
import { listOf, objectOf } from './loose-json.ts'
import { linesOf, textOf } from './plain-text.ts'
import { READ_LIMITS } from './read-limits.ts'
import { readSchemaRecipes } from './schema-recipe.ts'
import { type SourceRecipe, takeRecipes, tidyRecipe } from './source-recipe.ts'

type Node = Record<string, unknown>

/**
 * The first recipes in a JSON file of a recipe manager: Nextcloud Cookbook and plain JSON-LD are schema.org, Mealie, Tandoor
 * and Paprika have formats of their own.
 */
export function readManagerJson(document: unknown): SourceRecipe[] {
  const schema = takeRecipes(readSchemaRecipes(document, null))
  return schema.length > 0 ? schema : takeRecipes(readOwnShapes(document))
}

function* readOwnShapes(document: unknown): Generator<SourceRecipe | null> {
  for (const value of listOf(document)) yield readOwnShape(value)
}

function readOwnShape(value: unknown): SourceRecipe | null {
  const node = objectOf(value)
  if (node === null) return null
  if (Array.isArray(node.recipeIngredient) || Array.isArray(node.recipe_ingredient)) return readMealie(node)
  if (Array.isArray(node.steps)) return readTandoor(node)
  return typeof node.ingredients === 'string' ? readPaprika(node) : null
}

/** Mealie: lines as food, unit, quantity and note; newer exports contain the original text. */
function readMealie(node: Node): SourceRecipe | null {
  const parts = [minutesOf(node.prepTime ?? node.prep_time), minutesOf(node.performTime ?? node.perform_time)]
  return tidyRecipe({
    name: textOf(node.name),
    headnote: textOf(node.description),
    portion_size:
      portionsOf(node.recipeServings ?? node.recipe_servings) || portionsOf(node.recipeYield ?? node.recipe_yield),
    ...splitTimes(parts, minutesOf(node.totalTime ?? node.total_time)),
    ingredients: mealieLines(node.recipeIngredient ?? node.recipe_ingredient),
    steps: mealieSteps(node.recipeInstructions ?? node.recipe_instructions),
    source_url: textOf(node.orgURL ?? node.org_url),
  })
}

function* mealieLines(value: unknown): Generator<string> {
  for (const entry of listOf(value)) yield* mealieLine(entry)
}

function* mealieSteps(value: unknown): Generator<string> {
  for (const step of listOf(value)) yield joined(objectOf(step)?.text ?? step)
}

function mealieLine(entry: unknown): string[] {
  const line = objectOf(entry)
  if (line === null) return linesOf(entry)
  const typed = textOf(line.originalText ?? line.original_text)
  if (typed !== '') return [typed]
  const amount = typeof line.quantity === 'number' ? decimal(line.quantity) : ''
  const [unit, food] = [nameOf(line.unit), nameOf(line.food)]
  // Without a food the note is the line itself.
  const note = textOf(line.note)
  return [food === '' ? [amount, unit, note].filter(Boolean).join(' ') : withNote([amount, unit, food], note)]
}

/** Tandoor: ingredients belong to the steps that use them. */
function readTandoor(node: Node): SourceRecipe | null {
  const steps = listOf(node.steps)
    .map(objectOf)
    .filter((step) => step !== null)
  return tidyRecipe({
    name: textOf(node.name),
    headnote: textOf(node.description),
    portion_size: portionsOf(node.servings),
    time_minutes: minutesOf(node.working_time),
    resting_time: minutesOf(node.waiting_time),
    ingredients: tandoorLines(steps),
    steps: steps.map((step) => joined(step.instruction ?? step.name)),
    source_url: textOf(node.source_url),
  })
}

/** The ingredients of all steps, without the headers among them. */
function* tandoorLines(steps: readonly Node[]): Generator<string> {
  let looked = 0
  for (const step of steps) {
    for (const entry of listOf(step.ingredients)) {
      looked += 1
      if (looked > READ_LIMITS.entries) return
      const line = objectOf(entry)
      if (line === null || line.is_header === true || line.food === null) continue
      const amount = line.no_amount === true ? '' : decimal(line.amount)
      yield withNote([amount, nameOf(line.unit), nameOf(line.food)], textOf(line.note))
    }
  }
}

/** Paprika: all values are text, with a line for each ingredient and step. */
function readPaprika(node: Node): SourceRecipe | null {
  return tidyRecipe({
    name: textOf(node.name),
    headnote: textOf(node.description),
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

/** An amount given as a number or as text. Empty for anything else, or for zero and less. */
function decimal(value: unknown): string {
  const amount = typeof value === 'number' || typeof value === 'string' ? Number(value) : 0
  return amount > 0 ? String(Math.round(amount * 1000) / 1000).replace('.', ',') : ''
}
