import { minutesOf, portionsOf } from './durations.ts'
import { linesOf } from './plain-text.ts'
import { type SourceRecipe, tidyRecipe } from './source-recipe.ts'

const INGREDIENTS =
  /^(ingredience|suroviny|potřebujeme|budete potřebovat|co budeme potřebovat|přísady|rozpis|ingredients)\b/i
const STEPS = /^(postup|příprava|pracovní postup|jak na to|návod|recept|instructions|directions|method)\b/i
const END = /^(tip|tipy|poznámka|poznámky|zdroj|nutriční hodnoty|výživové hodnoty|autor|komentáře)\b/i
const PORTIONS =
  /(\d{1,3})\s*(?:[-–]\s*\d{1,3}\s*)?(?:porc|osob|kus|ks\b|stráv)|(?:porce|počet porcí|pro)\s*:?\s*(\d{1,3})/i
const TIME =
  /^(?:celkový |celková )?(?:čas|doba|doba přípravy|příprava|čas přípravy|vaření|pečení|délka)[^:]{0,20}:\s*(.+)$/i
const REST = /^(?:odpočinek|odležení|kynutí|chlazení|čekání|odpočívání)[^:]{0,20}:\s*(.+)$/i
const NUMBERING = /^(?:\(?\d{1,2}[.)]\s*|krok\s*\d{1,2}\s*[.:]?\s*|[-–•*▪]\s+)/i

/** What a line of ingredients says, as far as it must be known here. */
export type ReadLine = (line: string) => { amount: number | null; unit: unknown }

type Part = 'head' | 'ingredients' | 'steps' | 'end'

/**
 * A recipe that a person pasted: a title, ingredients and a way to cook, under headings or without them. Lines that read like
 * an amount of something are taken for ingredients where no heading says so. Null where there is neither.
 */
export function readPastedText(text: string, readLine: ReadLine): SourceRecipe | null {
  const lines = linesOf(text)
  const recipe: SourceRecipe = {
    ...{ name: '', portion_size: null, time_minutes: null, resting_time: null },
    ...{ ingredients: [], steps: [], source_url: null },
  }
  const hasHeadings = lines.some((line) => headingOf(line) === 'ingredients' || headingOf(line) === 'steps')
  let part: Part = 'head'
  for (const line of lines) {
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

function headingOf(line: string): Part | null {
  // Marks within the line are not looked through again and again for its end.
  const words = line.replace(/^[#*\s]+|(?<![*\s])[*\s]+$/g, '')
  const short = words.includes(':') || words.split(' ').length <= 4
  if (!short) return null
  if (INGREDIENTS.test(words)) return 'ingredients'
  if (STEPS.test(words)) return 'steps'
  return END.test(words) ? 'end' : null
}

/** Portions and times; true where the line is nothing else. */
function takeFact(recipe: SourceRecipe, line: string): boolean {
  const rest = REST.exec(line)?.[1]
  const time = TIME.exec(line)?.[1]
  const minutes = minutesOf(rest ?? time)
  if (rest !== undefined && minutes !== null) recipe.resting_time = (recipe.resting_time ?? 0) + minutes
  else if (time !== undefined && minutes !== null) recipe.time_minutes = (recipe.time_minutes ?? 0) + minutes
  const portions = PORTIONS.exec(line)
  const short = line.split(' ').length <= 6
  if (portions && recipe.portion_size === null && (short || headingOf(line) !== null)) {
    recipe.portion_size = portionsOf(portions[1] ?? portions[2])
    if (
      /^(porce|počet porcí|pro|na)?\s*:?\s*\d{1,3}(\s*[-–]\s*\d{1,3})?\s*(porc\S*|osob\S*|stráv\S*)?[.\s]*$/i.test(line)
    )
      return true
  }
  return minutes !== null
}

function addLine(recipe: SourceRecipe, part: Part, line: string, readLine: ReadLine): void {
  if (part === 'ingredients') recipe.ingredients.push(...splitIngredients(line, readLine))
  if (part === 'steps') recipe.steps.push(line.replace(NUMBERING, ''))
}

/** „200 g mouky, 2 vejce, sůl“ on one line are three ingredients, where more than one of them has an amount. */
function splitIngredients(line: string, readLine: ReadLine): string[] {
  const parts = line.split(/[,;]\s+(?=\S)/)
  const measured = parts.filter((part) => readLine(part).amount !== null)
  return measured.length > 1 ? parts : [line.replace(/^[-–•*▪]\s+/, '')]
}

/** Without headings: a short line with an amount is an ingredient, anything else a step. */
function guessPart(line: string, readLine: ReadLine): Part {
  const { amount, unit } = readLine(line)
  return line.length <= 80 && (amount !== null || unit !== null) && !/[.!?]$/.test(line) ? 'ingredients' : 'steps'
}
