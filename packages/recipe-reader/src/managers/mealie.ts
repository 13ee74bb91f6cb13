import { timesOf } from '../durations.ts'
import { labelsIn } from '../labels.ts'
import { type LineToken, partedLines, type StepToken, toldSteps } from '../listed-parts.ts'
import { listOf, objectOf } from '../loose-json.ts'
import { picturesIn } from '../pictures.ts'
import { linesOf, textOf } from '../plain-text.ts'
import { type FoundLine, type SourceRecipe, tidyRecipe } from '../source-recipe.ts'
import { type ReadYield, readYield } from '../yields.ts'
import type { AmountReader } from './amount-reader.ts'
import { decimal, joined, nameOf, withNote } from './line-words.ts'

type Node = Record<string, unknown>

/** Mealie: lines as food, unit, quantity and note, or unparsed in the note; newer exports contain the original text. */
export function readMealie(node: Node, readAmount: AmountReader): SourceRecipe | null {
  const { portions, doubtful } = yieldOf(node)
  return tidyRecipe({
    name: joined(node.name),
    headnote: textOf(node.description),
    notes: listOf(node.notes).map(noteOf),
    portion_size: portions,
    is_yield_doubtful: doubtful,
    ...timesOf(
      [node.prepTime ?? node.prep_time, node.performTime ?? node.perform_time ?? node.cookTime ?? node.cook_time],
      node.totalTime ?? node.total_time,
    ),
    ingredients: partedLines(linesIn(node, readAmount)),
    steps: toldSteps(stepsIn(node.recipeInstructions ?? node.recipe_instructions)),
    source_url: textOf(node.orgURL ?? node.org_url),
    labels: labelsIn(node.recipeCategory ?? node.recipe_category, node.tags),
    // Only a mark of its version: the picture itself lies beside the recipe in an archive.
    pictures: picturesIn(node.image),
  })
}

/** Servings where they are told; otherwise „8“ and „kousků“, or both in one text. */
function yieldOf(node: Node): ReadYield {
  const servings = readYield(node.recipeServings ?? node.recipe_servings)
  if (servings.portions !== null) return servings
  const [text, quantity] = [
    joined(node.recipeYield ?? node.recipe_yield),
    node.recipeYieldQuantity ?? node.recipe_yield_quantity,
  ]
  const isBare = typeof quantity === 'number' && quantity > 0 && !/\d/.test(text)
  return readYield(isBare ? `${quantity} ${text}` : text)
}

/** „Tip: …“ without the words that the field says itself. */
function noteOf(value: unknown): string {
  const note = objectOf(value)
  const [title, text] = [joined(note?.title), textOf(note?.text ?? value)]
  return title === '' || /^(?:tipy?|pozn[aá]mk[ay]|notes?)$/iu.test(title) ? text : `${title}: ${text}`
}

function* stepsIn(value: unknown): Generator<StepToken> {
  for (const entry of listOf(value)) {
    const step = objectOf(entry)
    const heading = joined(step?.title)
    if (heading !== '') yield { heading }
    yield { text: joined(step?.text ?? entry), title: joined(step?.summary) }
  }
}

function* linesIn(node: Node, readAmount: AmountReader): Generator<LineToken> {
  const entries = listOf(node.recipeIngredient ?? node.recipe_ingredient)
  const settings = objectOf(node.settings)
  const isUnparsed =
    settings?.disableAmount === true ||
    settings?.disable_amount === true ||
    entries.every((entry) => isWhole(objectOf(entry)))
  for (const entry of entries) {
    const line = objectOf(entry)
    const heading = joined(line?.title)
    if (heading !== '') yield { heading }
    if (line === null) for (const text of linesOf(entry)) yield { text }
    else yield lineOf(line, isUnparsed, readAmount)
  }
}

/** Whether a line may be one that was never parsed: its quantity is the one that Mealie fills in, its words are in the note. */
function isWhole(line: Node | null): boolean {
  if (line === null) return true
  const isOne = line.quantity === 1 || line.quantity === 0 || line.quantity == null
  return isOne && nameOf(line.food) === '' && nameOf(line.unit) === '' && nameOf(referred(line)) === ''
}

const referred = (line: Node): unknown => line.referencedRecipe ?? line.referenced_recipe

function lineOf(line: Node, isUnparsed: boolean, readAmount: AmountReader): FoundLine {
  const [unit, food] = [nameOf(line.unit), nameOf(line.food) || nameOf(referred(line))]
  const note = joined(line.note)
  const amount = decimal(line.quantity)
  const typed = joined(line.originalText ?? line.original_text)
  if (food === '') {
    const whole = typed || note
    // An amount in the words themselves, or none in a recipe without parsed ones: the quantity is what Mealie fills in.
    const own = readAmount(whole)
    const fillsIn = unit === '' && (line.quantity === 1 || amount === '')
    const isWords = own !== null || line.disableAmount === true || line.disable_amount === true || isUnparsed
    if (isWords) return { text: whole, doubtful: !fillsIn && !agrees(own, [amount, unit], readAmount) }
    return { text: typed || [amount, unit, note].filter(Boolean).join(' ') }
  }
  const parsed = withNote([amount, unit, food], note)
  if (typed === '') return { text: parsed }
  // What was changed after it was parsed differs from what was typed.
  const own = readAmount(typed)
  if (amount === '' || agrees(own, [amount, unit], readAmount)) return { text: typed }
  return { text: parsed, doubtful: true }
}

/** Whether words tell the amount that their parts tell. */
function agrees(own: ReturnType<AmountReader>, [amount, unit]: [string, string], readAmount: AmountReader): boolean {
  const parts = readAmount(`${amount} ${unit === '' ? 'ks' : unit} x`)
  if (own === null || parts === null) return own === null && amount === ''
  const isNear = parts.low >= own.low * 0.99 && parts.high <= own.high * 1.01
  return isNear && (unit === '' || parts.unit === own.unit)
}
