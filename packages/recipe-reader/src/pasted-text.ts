import { splitTimes } from './durations.ts'
import { type PastedFacts, settleFacts } from './pasted/facts.ts'
import { isInstruction } from './pasted/kitchen-verbs.ts'
import { LEARNED, type ReaderWeights } from './pasted/learned-weights.ts'
import { PastedReader } from './pasted/pasted-reader.ts'
import type { ReadLine } from './pasted/read-line.ts'
import { nameOf } from './pasted/recipe-name.ts'
import { completeFacts } from './pasted/stated-facts.ts'
import { type SourceRecipe, tidyRecipe } from './source-recipe.ts'

/**
 * Reads a recipe from pasted text: a title, ingredients and steps, with or without headings, and with what a copied page has
 * around them. Only the first lines of a long text are read, and only as many as a recipe may have. Null where there are
 * neither ingredients nor steps.
 */
export function readPastedText(text: string, readLine: ReadLine): SourceRecipe | null {
  return readPasted(text, readLine)?.recipe ?? null
}

/** The same, with each time that the text gives. */
export function readPasted(
  text: string,
  readLine: ReadLine,
  weights: ReaderWeights = LEARNED,
): { recipe: SourceRecipe; facts: PastedFacts } | null {
  const reader = new PastedReader(text, readLine)
  reader.read(weights.blocks, weights.words)
  const facts = settleFacts(completeFacts(completeFacts(reader.facts, reader.below), reader.told))
  facts.portions ??= reader.statedPortions ?? reader.portionsBeside
  const { time_minutes, resting_time } = splitTimes([facts.prep, facts.cook], facts.total)
  const recipe = tidyRecipe({
    headnote: '',
    name: nameOf(reader.head, [...reader.ingredients, ...reader.steps], readLine, weights.names, weights.words),
    portion_size: facts.portions,
    time_minutes,
    resting_time: facts.rest ?? resting_time,
    ingredients: reader.ingredients,
    parts: reader.parts,
    steps: reader.steps.length > 0 ? reader.steps : reader.head.map(({ text: line }) => line).filter(isInstruction),
    source_url: null,
  })
  return recipe && { recipe, facts }
}
