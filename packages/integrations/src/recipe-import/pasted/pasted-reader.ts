import { linesOfSource } from '../plain-text.ts'
import { holdsWord, SOURCE_LIMITS } from '../source-recipe.ts'
import { addFacts, factsInName, noFacts, portionsInSentence, readFacts, tellsPortions } from './facts.ts'
import { GatheredIngredients } from './gathered-ingredients.ts'
import { type Heading, type HeadingContext, headingOf, isPartOfSteps, type Section } from './headings.ts'
import {
  firstSentence,
  isAmount,
  isAmountRow,
  isMarkedList,
  isMeasured,
  joinCells,
  type Prose,
  readProse,
  splitList,
} from './ingredient-lists.ts'
import { isInstruction, isSentence } from './kitchen-verbs.ts'
import { joinLabels } from './label-lines.ts'
import { bare, bareStart, isNumbered, isTitle, withoutNumber } from './marks.ts'
import {
  isChapter,
  isClosing,
  isComment,
  isCountOfComments,
  isGreeting,
  isMenu,
  isNoise,
  isNutrient,
  isSaltRow,
  isTip,
  withoutClosing,
} from './noise.ts'
import type { ReadLine } from './read-line.ts'
import type { HeadLine } from './recipe-name.ts'
import { isStepLine, stepOfRow } from './step-lines.ts'

/** „[12:41, 5. 3. 2024] Jana: “ before a message. */
const SENDER = /^\[[\d.:, /]{8,22}\] [^:]{1,40}: /

/** The state of one reading: what was found so far, and in which section of the text the next line is. */
export class PastedReader {
  readonly facts = noFacts()
  readonly head: HeadLine[] = []
  readonly steps: string[] = []
  private readonly lines: readonly string[]
  private readonly headings: readonly (Heading | null)[]
  /** The place of the last heading of each section. */
  private readonly lastHeadings = new Map<Section, number>()
  private readonly readLine: ReadLine
  private readonly list: GatheredIngredients
  private section: Section | 'head' = 'head'
  /** The section has no heading: it began with a line that looks like it. */
  private guessed = false
  /** Portions that a sentence tells, where no line of their own does. */
  toldPortions: number | null = null
  private partOfSteps: string | null = null

  constructor(text: string, readLine: ReadLine) {
    this.readLine = readLine
    this.list = new GatheredIngredients(readLine)
    const lines = linesOfSource(text).map((line) => line.slice(0, SOURCE_LIMITS.step).replace(SENDER, ''))
    this.lines = joinLabels(lines.filter((line) => holdsWord(line) && !isChapter(line)))
    this.headings = this.lines.map((line) => headingOf(line, null))
    for (const [at, heading] of this.headings.entries()) if (heading) this.lastHeadings.set(heading.section, at)
  }

  get ingredients(): readonly string[] {
    return this.list.lines
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
    this.toldPortions ??= portionsInSentence(text)
    const heading = this.headings[at] ?? headingOf(line, this.contextOf(at))
    if (this.takeFacts(text, heading !== null)) return
    if (heading !== null && this.takeHeading(heading, at)) return
    if (this.steps.length > 0 && isCountOfComments(text)) this.section = 'end'
    if (isNoise(text) || !holdsWord(text) || tellsPortions(text) || this.isOfNutrition(text, at)) return
    if (this.section === 'head') this.takeHead(line, at)
    else if (this.section === 'ingredients') this.takeIngredient(line, at)
    else if (this.section === 'steps' || this.isNextNumber(line)) this.takeStep(line, at)
  }

  /** True where the line holds nothing but portions and times. */
  private takeFacts(text: string, isHeading: boolean): boolean {
    if (!/[\d½¼¾]|hodin|půl|jedn|dv[aěo]|tři|čtyři|pět|šest|sedm|osm|devět|deset|náct/iu.test(text.slice(0, 200)))
      return false
    const { facts, only, labelled, vague } = readFacts(text)
    const isPlain = only && !(vague && (this.section === 'steps' || this.section === 'end' || this.hasIngredients()))
    if (isInstruction(text)) return false
    if (!isPlain && (!labelled || this.section === 'steps')) {
      if (this.section === 'head' && !isHeading) addFacts(this.facts, factsInName(text) ?? noFacts())
      return false
    }
    if (this.section === 'end' && this.facts.portions !== null) return true
    addFacts(this.facts, facts)
    // „Příprava (20 min)“ heads the steps as well.
    return !(isHeading && text.endsWith(')'))
  }

  private isOfNutrition(text: string, at: number): boolean {
    return isNutrient(text) || (isSaltRow(text) && isNutrient(bare(this.lines[at - 1] ?? '')))
  }

  private hasIngredients(): boolean {
    return this.ingredients.length > 0 || this.section === 'ingredients'
  }

  /** False where a heading stands for nothing here, and its line is read as any other. */
  private takeHeading({ section, told, rest }: Heading, at: number): boolean {
    if (
      section === 'end' &&
      (!this.isEnd(at) || (rest !== '' && /^(?:mohlo|čtěte|přečtěte|podobné|související|další)/i.test(told)))
    )
      return true
    if (section === 'ingredients') this.facts.portions ??= readFacts(told).facts.portions
    if (section === 'steps' && /^postup.{0,30}\(/i.test(told)) addFacts(this.facts, readFacts(told).facts)
    if (section === 'part' && this.section === 'steps' && rest === '' && !this.isFollowed(at)) return false
    this.section = section === 'part' ? 'ingredients' : section
    this.guessed = section === 'part'
    this.list.startColumns()
    if (!holdsWord(rest)) return true
    if (this.section === 'ingredients') this.list.add(bare(rest))
    if (this.section === 'steps') this.addStep(rest)
    return true
  }

  /** Before its ingredients and steps, a text only names its author or category in such lines. */
  private isEnd(at: number): boolean {
    if (this.section === 'head') return false
    return this.steps.length > 0 || this.comes('steps', at)
  }

  /** Numbered steps go on after a tip among them. */
  private isNextNumber(line: string): boolean {
    if (this.steps.length === 0 || Number(/^\s*(\d{1,2})[.)]\s/.exec(line)?.[1]) !== this.steps.length + 1) return false
    this.section = 'steps'
    return true
  }

  private comes(section: Section, at: number): boolean {
    return (this.lastHeadings.get(section) ?? -1) > at
  }

  private contextOf(at: number): HeadingContext {
    return {
      isFollowed: () => this.section !== 'end' && this.isFollowed(at),
      isList: (text) => this.section !== 'end' && splitList(text, this.readLine).length > 1,
    }
  }

  private isFollowed(at: number): boolean {
    const next = bare(this.lines[at + 1] ?? '')
    const isFood = this.isIngredient(next) && !isAmount(next, this.readLine)
    return isFood || (this.list.amountFirst && isAmount(next, this.readLine))
  }

  private isIngredient(text: string): boolean {
    return !isInstruction(text) && !(isSentence(text) && !/\.$/.test(text)) && isMeasured(text, this.readLine)
  }

  private takeHead(line: string, at: number): void {
    const text = bare(line)
    if (!this.comes('ingredients', at)) {
      const prose = readProse(text, this.readLine)
      if (prose !== null) {
        this.takeProse(prose)
        return
      }
      const isStart = this.head.length > 0 || this.isFollowed(at)
      const cells = line.includes('|') ? joinCells(line, this.readLine) : text
      if (
        cells === null ||
        (isStart &&
          !isMenu(text) &&
          !isGreeting(text) &&
          (this.isIngredient(cells) || isAmount(cells, this.readLine) || isMarkedList(cells, this.readLine)))
      ) {
        this.section = 'ingredients'
        this.guessed = true
        this.takeIngredient(line, at)
        return
      }
      if (isStart && isNumbered(line) && isInstruction(text) && !this.comes('steps', at)) {
        this.section = 'steps'
        this.guessed = true
        this.addStep(bareStart(line))
        return
      }
    }
    this.head.push({ text, is_title: isTitle(line) })
  }

  private takeProse({ before, lines, rest }: Prose): void {
    if (holdsWord(before)) this.head.push({ text: before, is_title: false })
    this.facts.portions ??= readFacts(before).facts.portions
    this.list.lines.push(...lines.slice(0, SOURCE_LIMITS.ingredients + 1))
    this.section = 'steps'
    this.guessed = true
    const [first, more] = firstSentence(rest)
    const steps = tellsPortions(first) ? more : rest
    if (holdsWord(steps)) this.addStep(steps)
  }

  private takeIngredient(line: string, at: number): void {
    const text = bare(line)
    if (!isAmountRow(line, this.readLine) && isStepLine(line, { guessed: this.guessed, readLine: this.readLine })) {
      // Where the steps have their heading below, a sentence among the ingredients is a remark.
      if (this.comes('steps', at)) return
      this.section = 'steps'
      this.guessed = true
      this.takeStep(line, at)
      return
    }
    if (isComment(text)) return
    const cells = line.includes('|') ? joinCells(line, this.readLine) : text
    if (cells !== null) this.list.add(cells)
  }

  private takeStep(line: string, at: number): void {
    const text = bareStart(line.includes('|') ? stepOfRow(line) : line)
    if (isClosing(text) || isComment(bare(line)) || isTip(text)) {
      this.section = 'end'
      return
    }
    if (
      this.guessed &&
      !this.comes('steps', at) &&
      !/[.!?]$/.test(text) &&
      !isNumbered(line) &&
      this.isIngredient(text)
    ) {
      this.list.add(bare(line))
      return
    }
    if (isPartOfSteps(text)) this.partOfSteps = bare(text).replace(/:$/, '')
    else this.addStep(text)
  }

  private addStep(text: string): void {
    if (this.steps.length > SOURCE_LIMITS.steps) return
    const next = String(this.steps.length + 1)
    const counted = text.startsWith(`${next} `) && /^\d+ \p{Lu}/u.test(text) ? text.slice(next.length + 1) : text
    const step = withoutClosing(withoutNumber(bareStart(counted)))
    if (!holdsWord(step) || /^\d{1,2}$/.test(step)) return
    this.steps.push(this.partOfSteps === null ? step : `${this.partOfSteps}: ${step}`)
    this.partOfSteps = null
  }
}
