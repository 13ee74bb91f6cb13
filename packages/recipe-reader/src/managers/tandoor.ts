import { minutesOf } from '../durations.ts'
import { labelsIn } from '../labels.ts'
import { type LineToken, partedLines, type StepToken, toldSteps } from '../listed-parts.ts'
import { listOf, objectOf } from '../loose-json.ts'
import { picturesIn } from '../pictures.ts'
import { textOf } from '../plain-text.ts'
import { READ_LIMITS } from '../read-limits.ts'
import { type SourceRecipe, tidyRecipe } from '../source-recipe.ts'
import { readYield } from '../yields.ts'
import { decimal, joined, nameOf, withNote } from './line-words.ts'

type Node = Record<string, unknown>

/** Tandoor: ingredients belong to the steps that use them. */
export function readTandoor(node: Node): SourceRecipe | null {
  const steps = listOf(node.steps)
    .map(objectOf)
    .filter((step) => step !== null)
  const { portions, doubtful } = readYield(node.servings)
  return tidyRecipe({
    name: joined(node.name),
    headnote: textOf(node.description),
    portion_size: portions,
    is_yield_doubtful: doubtful,
    time_minutes: minutesOf(node.working_time),
    resting_time: minutesOf(node.waiting_time),
    ingredients: partedLines(linesIn(steps)),
    steps: toldSteps(stepsIn(steps)),
    source_url: textOf(node.source_url),
    labels: labelsIn(node.keywords),
    pictures: picturesIn(node.image),
  })
}

/** The ingredients of all steps; a header among them begins a part of the dish, and a step that is a recipe is one. */
function* linesIn(steps: readonly Node[]): Generator<LineToken> {
  let looked = 0
  for (const step of steps) {
    const recipe = nameOf(step.step_recipe_data)
    if (recipe !== '') yield { text: recipe }
    for (const entry of listOf(step.ingredients)) {
      looked += 1
      if (looked > READ_LIMITS.entries) return
      const line = objectOf(entry)
      if (line?.is_header === true) yield { heading: joined(line.note) }
      else if (line !== null) yield { text: lineOf(line) }
    }
  }
}

function lineOf(line: Node): string {
  const food = nameOf(line.food)
  const typed = joined(line.original_text)
  if (food === '') return typed || joined(line.note)
  const amount = line.no_amount === true ? '' : decimal(line.amount)
  return withNote([amount, amount === '' ? '' : nameOf(line.unit), food], joined(line.note))
}

function* stepsIn(steps: readonly Node[]): Generator<StepToken> {
  for (const step of steps) {
    const [name, instruction] = [joined(step.name), withFoods(joined(step.instruction), step)]
    yield instruction === '' ? { text: name } : { text: instruction, title: name }
  }
}

/** „{{ ingredients[0] }}“ stands for a line of the step. */
function withFoods(text: string, { ingredients }: Node): string {
  if (!text.includes('{{')) return text
  const lines = listOf(ingredients)
  return text.replace(/\{\{\s{0,9}ingredients\[(\d{1,3})\][\w.\s]{0,40}\}\}/gu, (_, place: string) => {
    const line = objectOf(lines[Number(place)])
    return line === null ? '' : lineOf(line)
  })
}
