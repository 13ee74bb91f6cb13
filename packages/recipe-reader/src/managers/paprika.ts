import { timesOf } from '../durations.ts'
import { partedLines, toldSteps } from '../listed-parts.ts'
import { linesOf, textOf } from '../plain-text.ts'
import { type SourceRecipe, tidyRecipe } from '../source-recipe.ts'
import { readYield } from '../yields.ts'
import { joined } from './line-words.ts'

/** Paprika: all values are text, with a line for each ingredient and step. */
export function readPaprika(node: Record<string, unknown>): SourceRecipe | null {
  const { portions, doubtful } = readYield(node.servings)
  const source_url = textOf(node.source_url)
  return tidyRecipe({
    name: joined(node.name),
    headnote: withSource(textOf(node.description), joined(node.source), source_url),
    notes: [textOf(node.notes)],
    portion_size: portions,
    is_yield_doubtful: doubtful,
    ...timesOf([node.prep_time, node.cook_time], node.total_time),
    ingredients: partedLines(linesOf(node.ingredients).map((text) => ({ text }))),
    steps: toldSteps(linesOf(node.directions).map((text) => ({ text }))),
    source_url,
  })
}

/** A book has no address: its name goes with the description. */
function withSource(description: string, source: string, address: string): string {
  if (source === '' || address !== '') return description
  return [description, `Zdroj: ${source}`].filter(Boolean).join(' ')
}
