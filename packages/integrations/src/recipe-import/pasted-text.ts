import { minutesOf, portionsOf } from './durations.ts'
import { linesOfSource } from './plain-text.ts'
import { READ_LIMITS } from './read-limits.ts'
import { holdsWord, SOURCE_LIMITS, type SourceRecipe, tidyRecipe } from './source-recipe.ts'

const INGREDIENTS =
  /^(ingredience|suroviny|potřebujeme|budete potřebovat|co budeme potřebovat|přísady|rozpis|ingredients)\b/i
const STEPS = /^(postup|příprava|pracovní postup|jak na to|návod|recept|instructions|directions|method)\b/i
const END = /^(tip|tipy|poznámka|poznámky|zdroj|nutriční hodnoty|výživové hodnoty|autor|komentáře)\b/i
const PORTIONS =
  /(\d{1,3})\s*(?:[-–]\s*\d{1,3}\s*)?(?:porc|osob|kus|ks\b|stráv)|(?:porce|počet porcí|pro)\s*:?\s*(\d{1,3})/i
const ONLY_PORTIONS =
  /^(porce|počet porcí|pro|na)?\s*:?\s*\d{1,3}(\s*[-–]\s*\d{1,3})?\s*(porc\S*|osob\S*|stráv\S*)?[.\s]*$/i
const TIME =
  /^(?:celkový |celková )?(?:čas|doba|doba přípravy|příprava|čas přípravy|vaření|pečení|délka)[^:]{0,20}:\s*(.+)$/i
const REST = /^(?:odpočinek|odležení|kynutí|chlazení|čekání|odpočívání)[^:]{0,20}:\s*(.+)$/i
const NUMBERING = /^(?:\(?\d{1,2}[.)]\s*|krok\s*\d{1,2}\s*[.:]?\s*|[-–•*▪]\s+)/i
/** The longest line taken for an ingredient where there are no headings. */
const GUESSED_MAX = 80

/** The parts of an ingredient line that this reader needs. */
export type ReadLine = (line: string) => { amount: number | null; unit: unknown }

type Part = 'head' | 'ingredients' | 'steps' | 'end'

/**
 * Reads a recipe from pasted text: a title, ingredients and steps, with or without headings. Without headings, lines that look
 * like an amount of something are ingredients. Only the first lines of a long text are read, and only as many as a recipe may
 * have. Null where there are neither ingredients nor steps.
 */
export function readPastedText(text: string, readLine: ReadLine): SourceRecipe | null {
  const lines = linesOfSource(text)
    .map((line) => line.slice(0, SOURCE_LIMITS.step))
    .filter(holdsWord)
  const recipe: SourceRecipe = {
    ...{ name: '', headnote: '', portion_size: null, time_minutes: null, resting_time: null },
    ...{ ingredients: [], steps: [], source_url: null },
  }
  const hasHeadings = lines.some((line) => ['ingredients', 'steps'].includes(headingOf(line) ?? ''))
  let part: Part = 'head'
  for (const line of lines) {
    if (!needsIngredients(recipe) && !needsSteps(recipe)) break
    if (takeFact(recipe, line)) continue
    const heading = headingOf(line)
    if (heading !== null) {
      part = heading
      const rest = line.replace(/^[^:]{0,40}:\s*/, '')
      if (rest !== line && rest !== '') addLine(recipe, part, rest, readLine)
      continue
    }
    if (part === 'head' && recipe.name === '') recipe.name = line
    else addLine(recipe, hasHeadings ? part : guessPart(line, readLine), line, readLine)
  }
  return tidyRecipe(recipe)
}

// One beyond the limit is read, so that the result shows that there were more.
const needsIngredients = ({ ingredients }: SourceRecipe) => ingredients.length <= SOURCE_LIMITS.ingredients
const needsSteps = ({ steps }: SourceRecipe) => steps.length <= SOURCE_LIMITS.steps

function headingOf(line: string): Part | null {
  // The pattern does not backtrack over marks within the line.
  const words = line.replace(/^[#*\s]+|(?<![*\s])[*\s]+$/g, '')
  const short = words.includes(':') || words.split(' ', 5).length <= 4
  if (!short) return null
  if (INGREDIENTS.test(words)) return 'ingredients'
  if (STEPS.test(words)) return 'steps'
  return END.test(words) ? 'end' : null
}

/** Reads portions and times; true where the line contains nothing else. */
function takeFact(recipe: SourceRecipe, line: string): boolean {
  const start = line.slice(0, READ_LIMITS.fact)
  const rest = REST.exec(start)?.[1]
  const time = TIME.exec(start)?.[1]
  const minutes = minutesOf(rest ?? time)
  if (rest !== undefined && minutes !== null) recipe.resting_time = (recipe.resting_time ?? 0) + minutes
  else if (time !== undefined && minutes !== null) recipe.time_minutes = (recipe.time_minutes ?? 0) + minutes
  const portions = recipe.portion_size === null ? PORTIONS.exec(start) : null
  const short = line.split(' ', 7).length <= 6
  if (portions && (short || headingOf(line) !== null)) {
    recipe.portion_size = portionsOf(portions[1] ?? portions[2])
    if (start === line && ONLY_PORTIONS.test(line)) return true
  }
  return minutes !== null
}

function addLine(recipe: SourceRecipe, part: Part, line: string, readLine: ReadLine): void {
  if (part === 'ingredients' && needsIngredients(recipe)) {
    for (const one of splitIngredients(line, readLine)) recipe.ingredients.push(one)
  }
  if (part === 'steps' && needsSteps(recipe)) recipe.steps.push(line.replace(NUMBERING, ''))
}

/** „200 g mouky, 2 vejce, sůl“ on one line are three ingredients, if more than one of the first parts has an amount. */
function splitIngredients(line: string, readLine: ReadLine): string[] {
  const parts = line.split(/[,;]\s+(?=\S)/, SOURCE_LIMITS.ingredients + 1).filter(holdsWord)
  let measured = 0
  for (const part of parts.slice(0, READ_LIMITS.line_parts)) {
    if (readLine(part).amount !== null) measured += 1
    if (measured > 1) return parts
  }
  return [line.replace(/^[-–•*▪]\s+/, '')]
}

/** Without headings: a short line with an amount is an ingredient, any other line a step. */
function guessPart(line: string, readLine: ReadLine): Part {
  if (line.length > GUESSED_MAX || /[.!?]$/.test(line)) return 'steps'
  const { amount, unit } = readLine(line)
  return amount !== null || unit !== null ? 'ingredients' : 'steps'
}
