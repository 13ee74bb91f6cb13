import { addFacts, noFacts, type PastedFacts, readFacts } from './pasted/facts.ts'
import { type Heading, headingOf, type Section } from './pasted/headings.ts'
import { isAmount, isMeasured, joinCells, readProse, splitList } from './pasted/ingredient-lists.ts'
import { isInstruction, isSentence } from './pasted/kitchen-verbs.ts'
import { bare, bareStart, isNumbered, isTitle, withoutNumber } from './pasted/marks.ts'
import { isClosing, isComment, isMenu, isNoise } from './pasted/noise.ts'
import type { ReadLine } from './pasted/read-line.ts'
import { type HeadLine, nameOf } from './pasted/recipe-name.ts'
import { splitTimes } from './durations.ts'
import { linesOfSource } from './plain-text.ts'
import { holdsWord, SOURCE_LIMITS, type SourceRecipe, tidyRecipe } from './source-recipe.ts'

/** Letters of an unmeasured line that may be an ingredient where no heading says so. */
const UNMEASURED_MAX = 80

/**
 * Reads a recipe from pasted text: a title, ingredients and steps, with or without headings, and with what a copied page has
 * around them. Only the first lines of a long text are read, and only as many as a recipe may have. Null where there are
 * neither ingredients nor steps.
 */
export function readPastedText(text: string, readLine: ReadLine): SourceRecipe | null {
  return readPasted(text, readLine)?.recipe ?? null
}

/** The same, with each time that the text gives. */
export function readPasted(text: string, readLine: ReadLine): { recipe: SourceRecipe; facts: PastedFacts } | null {
  const reader = new PastedReader(text, readLine)
  const { facts } = reader.read()
  const { time_minutes, resting_time } = splitTimes([facts.prep, facts.cook], facts.total)
  const recipe = tidyRecipe({
    name: nameOf(reader.head),
    portion_size: facts.portions,
    ...{ time_minutes, resting_time: facts.rest ?? resting_time },
    ingredients: reader.ingredients,
    steps: reader.steps.length > 0 ? reader.steps : reader.head.map(({ text: line }) => line).filter(isInstruction),
    source_url: null,
  })
  return recipe && { recipe, facts }
}

/** The state of one reading: what was found so far, and in which section of the text the next line is. */
class PastedReader {
  readonly facts = noFacts()
  readonly head: HeadLine[] = []
  readonly ingredients: string[] = []
  readonly steps: string[] = []
  private readonly lines: readonly string[]
  private readonly headings: readonly (Heading | null)[]
  private readonly readLine: ReadLine
  private section: Section | 'head' = 'head'
  /** The section has no heading: it began with a line that looks like it. */
  private guessed = false
  /** An amount in a line of its own, which the next line's food belongs to. */
  private amount: string | null = null
  private amountFirst = false
  private partOfSteps: string | null = null

  constructor(text: string, readLine: ReadLine) {
    this.readLine = readLine
    this.lines = linesOfSource(text)
      .map((line) => line.slice(0, SOURCE_LIMITS.step))
      .filter(holdsWord)
    this.headings = this.lines.map((line) => headingOf(line, () => false))
  }

  read(): this {
    for (const [at, line] of this.lines.entries()) {
      if (this.ingredients.length > SOURCE_LIMITS.ingredients && this.steps.length > SOURCE_LIMITS.steps) break
      this.take(line, at)
    }
    return this
  }

  private take(line: string, at: number): void {
    const text = bare(line)
    const heading = this.headings[at] ?? headingOf(line, () => this.isFollowedByAmount(at))
    if (this.takeFacts(text, heading !== null)) return
    if (heading !== null && this.takeHeading(heading, at)) return
    if (isNoise(text) || !holdsWord(text)) return
    if (this.section === 'head') this.takeHead(line, at)
    else if (this.section === 'ingredients') this.takeIngredient(line, at)
    else if (this.section === 'steps') this.takeStep(line, at)
  }

  /** True where the line holds nothing but portions and times. */
  private takeFacts(text: string, isHeading: boolean): boolean {
    if (!/[\d½¼¾]|hodin|půl|dv[aě]|tři|čtyři|pět|šest|osm/iu.test(text.slice(0, 200))) return false
    const { facts, only, labelled, vague } = readFacts(text)
    const isPlain = only && !(vague && (this.section === 'steps' || this.section === 'end' || this.hasIngredients()))
    if (!isPlain && (!labelled || this.section === 'steps' || isInstruction(text))) {
      if (this.section === 'head' && !isHeading) this.facts.portions ??= portionsInName(text)
      return false
    }
    if (this.section === 'end' && this.facts.portions !== null) return true
    addFacts(this.facts, facts)
    return true
  }

  private hasIngredients(): boolean {
    return this.ingredients.length > 0 || this.section === 'ingredients'
  }

  /** False where a heading stands for nothing here, and its line is read as any other. */
  private takeHeading({ section, told, rest }: Heading, at: number): boolean {
    if (section === 'end' && !this.isEnd(at)) return true
    if (section === 'ingredients') this.facts.portions ??= readFacts(told).facts.portions
    if (section === 'part' && this.section === 'steps' && !this.isFollowedByAmount(at)) {
      this.partOfSteps = told
      return true
    }
    this.section = section === 'part' ? 'ingredients' : section
    this.guessed = section === 'part'
    this.amount = null
    this.amountFirst = false
    if (!holdsWord(rest)) return true
    if (this.section === 'ingredients') this.addIngredients(bare(rest))
    if (this.section === 'steps') this.addStep(rest)
    return true
  }

  /** Before its ingredients and steps, a text only names its author or category in such lines. */
  private isEnd(at: number): boolean {
    if (this.section === 'head') return false
    return this.steps.length > 0 || this.comes('steps', at)
  }

  private comes(section: Section, at: number): boolean {
    return this.headings.some((heading, place) => place > at && heading?.section === section)
  }

  private isFollowedByAmount(at: number): boolean {
    const next = bare(this.lines[at + 1] ?? '')
    return next !== '' && (isAmount(next, this.readLine) || this.isIngredient(next))
  }

  private isIngredient(text: string): boolean {
    return !isInstruction(text) && !(isSentence(text) && !/\.$/.test(text)) && isMeasured(text, this.readLine)
  }

  private takeHead(line: string, at: number): void {
    const text = bare(line)
    if (!this.comes('ingredients', at)) {
      const prose = readProse(text, this.readLine)
      if (prose !== null) return this.takeProse(prose)
      const isStart = this.head.length > 0 || this.isFollowedByAmount(at)
      const cells = line.includes('|') ? joinCells(line, this.readLine) : text
      if (cells === null || (isStart && !isMenu(text) && (this.isIngredient(cells) || isAmount(cells, this.readLine)))) {
        this.section = 'ingredients'
        this.guessed = true
        return this.takeIngredient(line, at)
      }
      if (isStart && isNumbered(line) && isInstruction(text) && !this.comes('steps', at)) {
        this.section = 'steps'
        this.guessed = true
        return this.addStep(bareStart(line))
      }
    }
    this.head.push({ text, is_title: isTitle(line) })
  }

  private takeProse({ lines, rest }: { lines: string[]; rest: string }): void {
    this.ingredients.push(...lines.slice(0, SOURCE_LIMITS.ingredients + 1))
    this.section = 'steps'
    this.guessed = true
    if (holdsWord(rest)) this.addStep(rest)
  }

  private takeIngredient(line: string, at: number): void {
    const text = bare(line)
    if (this.isStep(line, text)) {
      // Where the steps have their heading below, a sentence among the ingredients is a remark.
      if (this.comes('steps', at)) return
      this.section = 'steps'
      this.guessed = true
      return this.takeStep(line, at)
    }
    if (isComment(text)) return
    const cells = line.includes('|') ? joinCells(line, this.readLine) : text
    if (cells !== null) this.addIngredients(cells)
  }

  private isStep(line: string, text: string): boolean {
    if (isInstruction(text)) return this.guessed || !/^[\d½¼¾]/u.test(text) || isSentence(text)
    if (isSentence(text) && !isMeasured(text, this.readLine)) return splitList(text, this.readLine).length === 1
    if (isNumbered(line) && !isMeasured(withoutNumber(text), this.readLine)) return text.split(' ', 6).length > 5
    return this.guessed && text.length > UNMEASURED_MAX && !isMeasured(text, this.readLine) && splitList(text, this.readLine).length === 1
  }

  private takeStep(line: string, at: number): void {
    const text = bareStart(line)
    if (isClosing(text) || isComment(text)) {
      this.section = 'end'
      return
    }
    if (this.guessed && !this.comes('steps', at) && !/[.!?]$/.test(text) && !isNumbered(line) && this.isIngredient(text)) {
      return this.addIngredients(bare(line))
    }
    this.addStep(text)
  }

  private addStep(text: string): void {
    if (this.steps.length > SOURCE_LIMITS.steps) return
    const step = withoutNumber(bareStart(text))
    if (!holdsWord(step)) return
    this.steps.push(this.partOfSteps === null ? step : `${this.partOfSteps}: ${step}`)
    this.partOfSteps = null
  }

  private addIngredients(line: string): void {
    if (this.ingredients.length > SOURCE_LIMITS.ingredients) return
    const text = /^\d{1,2}[.)] (?=\d)/.test(line) ? withoutNumber(line) : line
    if (isAmount(text, this.readLine)) return this.takeAmount(text)
    const lines = this.amount === null ? splitList(text, this.readLine) : [`${this.amount} ${text}`]
    this.amount = null
    for (const one of lines) this.ingredients.push(one)
  }

  /** In columns, an amount belongs to the line after it, or to that before it where the first line is a food. */
  private takeAmount(text: string): void {
    const before = this.ingredients.at(-1)
    if (before === undefined) this.amountFirst = true
    if (this.amount !== null) this.amount = `${this.amount} ${text}`
    else if (this.amountFirst || before === undefined || isMeasured(before, this.readLine)) this.amount = text
    else this.ingredients[this.ingredients.length - 1] = `${text} ${before}`
  }
}

/** „Palačinky pro 4 osoby“, „Bábovka (12 kusů)“. */
function portionsInName(text: string): number | null {
  const told = /(?:\(|\s(?=pro |na ))([^()]{3,30})\)?$/iu.exec(text.slice(0, 120))?.[1]
  const found = told === undefined ? null : readFacts(told)
  return found?.only ? found.facts.portions : null
}
