import { timesOf } from '../durations.ts'
import { labelsIn } from '../labels.ts'
import { partedLines, toldSteps } from '../listed-parts.ts'
import { listOf, objectOf } from '../loose-json.ts'
import { toldPicture } from '../pictures.ts'
import { linesOf, textOf } from '../plain-text.ts'
import { type FoundPictures, type SourceRecipe, tidyRecipe } from '../source-recipe.ts'
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
    labels: labelsIn(node.categories),
    pictures: picturesOf(node),
  })
}

/** The main picture beside the recipe's fields, and others in a list; an address alone is named. */
function picturesOf(node: Record<string, unknown>): FoundPictures {
  const others = listOf(node.photos).map(objectOf)
  const told = [
    { name: node.photo, data: node.photo_data },
    ...others.map((photo) => ({ name: photo?.filename ?? photo?.name, data: photo?.data })),
  ].filter(({ data }) => typeof data === 'string' && data !== '')
  const brought = told.map(({ name, data }) => toldPicture(joined(name), data)).filter((picture) => picture !== null)
  return { brought, names_others: told.length > brought.length || joined(node.image_url) !== '' }
}

/** A book has no address: its name goes with the description. */
function withSource(description: string, source: string, address: string): string {
  if (source === '' || address !== '') return description
  return [description, `Zdroj: ${source}`].filter(Boolean).join(' ')
}
