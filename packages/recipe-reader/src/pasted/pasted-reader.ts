import { holdsWord, SOURCE_LIMITS } from '../source-recipe.ts'
import type { Block } from './block-classes.ts'
import { type CutLine, cutLines } from './cut-lines.ts'
import { addFacts, factsInName, noFacts, readFacts } from './facts.ts'
import { GatheredIngredients } from './gathered-ingredients.ts'
import { headingOf, isPartOfSteps, looksLikePart } from './headings.ts'
import { joinCells, labelledFoods, splitList } from './ingredient-lists.ts'
import { isInstruction } from './kitchen-verbs.ts'
import { type BlockWeights, labelBlocks } from './label-blocks.ts'
import { cuesOfLines } from './line-cues.ts'
import { captionsTwice, isServedWith, labelOfFirstStep, yieldAboveList } from './lines-beside.ts'
import { bare, bareStart, withoutNumber } from './marks.ts'
import { belowHeading } from './name-cues.ts'
import { beginsOther, isNoise, isWish, withoutClosing } from './noise.ts'
import { type ReadLine, remembering } from './read-line.ts'
import type { HeadLine } from './recipe-name.ts'
import { factsStatedIn } from './stated-facts.ts'
import { portionsBeside, portionsInHeading, portionsInSentence, tellsPortions } from './stated-portions.ts'
import type { WordWeights } from './stated-words.ts'
import { stepOfRow } from './step-lines.ts'

/** What may be a number of portions or a time. */
const NUMBERED = /[\d½¼¾]|hodin|půl|jedn|dv[aěo]|tři|čtyři|pět|šest|sedm|osm|devět|deset|náct/iu

/** „Ověřte si: Jak zjistíte, že je džem hotový? Kápněte …“: steps ask nothing. */
const QUESTION =
  /^(?:\p{L}[^:.?!]{2,40}: )?(?:Jak|Proč|Kdy|Kde|Kolik|Čím|Lze|Víte|Věděli jste|Můžu|Dá se|Dají se)(?!\p{L})[^.!?]{5,120}\?/u

/** „Na těsto“ above ingredients, also in „Suroviny na těsto“. */
function partOf(text: string): string | null {
  const heading = headingOf(text, null)
  const isPart = looksLikePart(text) || (heading?.section === 'ingredients' && / (?:na|pro|k|ke|do) /u.test(text))
  return isPart ? text.replace(/:\s*$/, '') : null
}

/** Reads the lines of one text by the blocks that they belong to. */
export class PastedReader {
  readonly facts = noFacts()
  /** What lines above the recipe tell beside other things. */
  readonly told = noFacts()
  /** What lines below the recipe give, before other recipes and comments begin. */
  readonly below = noFacts()
  readonly head: HeadLine[] = []
  readonly steps: string[] = []
  /** Portions that a sentence tells, where no line of their own does. */
  statedPortions: number | null = null
  /** Portions in a line with other things, where nothing else tells them. */
  portionsBeside: number | null = null
  private readonly lines: readonly CutLine[]
  private readonly readLine: ReadLine
  private readonly list: GatheredIngredients
  /** The heading of the part of the dish that is being read, and those of all ingredients. */
  private part: string | null = null
  private readonly partOfLines: (string | null)[] = []
  private partOfSteps: string | null = null
  private inSteps = false
  /** Below the recipe, other recipes or comments have begun. */
  private isElsewhere = false

  constructor(text: string, readLine: ReadLine) {
    this.readLine = remembering(readLine)
    this.list = new GatheredIngredients(this.readLine)
    this.lines = cutLines(text, this.readLine)
  }

  get ingredients(): readonly string[] {
    return this.list.lines
  }

  /** The heading of the part of the dish above each ingredient: „Na těsto“. One heading above all of them names no part. */
  get parts(): readonly (string | null)[] {
    return new Set(this.partOfLines).size > 1 ? this.partOfLines : []
  }

  read(weights: BlockWeights, words: WordWeights): this {
    const cues = cuesOfLines(
      this.lines.map(({ line }) => line),
      this.readLine,
      words,
    )
    const blocks = labelBlocks(
      cues,
      weights,
      this.lines.map(({ block }) => block),
    )
    const all = this.lines.map(({ line }, at) => ({ line, block: blocks[at] ?? ('aside' as const) }))
    const listed = belowHeading(all.filter(({ block }) => block === 'before').map(({ line }) => line))
    const beside = captionsTwice(all).add(yieldAboveList(all))
    const label = labelOfFirstStep(all)
    for (const [at, { line, block }] of all.entries()) {
      if (this.ingredients.length > SOURCE_LIMITS.ingredients && this.steps.length > SOURCE_LIMITS.steps) break
      if (at === label) this.partOfSteps = bare(line).replace(/:$/, '')
      else if (!beside.has(at)) this.take(line, block, listed[at] ?? false)
    }
    return this
  }

  private take(line: string, block: Block, listed: boolean): void {
    const text = bare(line)
    this.isElsewhere ||= block === 'after' && beginsOther(text)
    if (this.isElsewhere) return
    this.statedPortions ??= portionsInSentence(text)
    if (block !== 'ingredient' && block !== 'step') this.portionsBeside ??= portionsBeside(text)
    if (block === 'before' && !isNoise(text)) addFacts(this.told, factsStatedIn(text))
    if (this.takeFacts(text, block) || tellsPortions(text)) return
    if (block === 'before') this.takeHead(text, line, listed)
    else if (block === 'ingredient') this.takeIngredient(line)
    else if (block === 'step') this.takeStep(line)
    else if (block === 'aside') this.takeAside(text)
  }

  private takeHead(text: string, line: string, listed: boolean): void {
    const heading = headingOf(text, null)
    if (isNoise(text)) return
    this.part = partOf(text)
    if (heading === null || heading.section === 'part') {
      if (!listed || this.head.length === 0) this.head.push({ text, line })
    } else this.takeAside(text)
  }

  /** True where the line holds nothing but portions and times. */
  private takeFacts(text: string, block: Block): boolean {
    if (!NUMBERED.test(text.slice(0, 200)) || isInstruction(text)) return false
    const { facts, only, labelled, vague } = readFacts(text)
    const isRecipe = block === 'ingredient' || block === 'step'
    if (only ? vague && isRecipe : !labelled || block === 'step') {
      if (block === 'before' && !isNoise(text)) addFacts(this.facts, factsInName(text) ?? noFacts())
      return false
    }
    if (block === 'after') {
      if (!vague) addFacts(this.below, facts)
      return true
    }
    addFacts(this.facts, facts)
    return true
  }

  /** Headings may tell portions and times; under each, columns begin anew. */
  private takeAside(text: string): void {
    const heading = headingOf(text, null)
    this.list.startColumns()
    if (heading?.section === 'ingredients' || looksLikePart(text)) this.part = partOf(text)
    if (heading?.section === 'steps') this.inSteps = true
    else if (this.inSteps && isPartOfSteps(text)) this.partOfSteps = text.replace(/:$/, '')
    if (heading?.section === 'ingredients') this.facts.portions ??= portionsInHeading(heading.told)
    if (heading?.section === 'steps' && /^postup.{0,30}\(/i.test(heading.told))
      addFacts(this.facts, readFacts(heading.told).facts)
  }

  private takeIngredient(line: string): void {
    const cells = line.includes('|') ? joinCells(line, this.readLine) : bare(line)
    if (cells === null || isServedWith(cells, this.readLine)) return
    // „Zelenina do vývaru:“ headed these ingredients, no step below them.
    this.partOfSteps = null
    const part = headingOf(cells, {
      isFollowed: () => false,
      isList: (text) => splitList(text, this.readLine).length > 1 || labelledFoods(text, this.readLine).length > 0,
    })
    const isLabelled = part !== null && holdsWord(part.rest)
    const foods = isLabelled ? labelledFoods(bare(part.rest), this.readLine) : []
    for (const one of foods.length > 0 ? foods : [isLabelled ? bare(part.rest) : cells]) this.list.add(one)
    const here = isLabelled ? part.told : this.part
    while (this.partOfLines.length < this.ingredients.length) this.partOfLines.push(here)
  }

  private takeStep(line: string): void {
    this.inSteps = true
    const text = bareStart(line.includes('|') ? stepOfRow(line) : line)
    // „Tip: Pomalu.“ among the steps is none.
    const heading = headingOf(text, null)
    if (heading?.section === 'end' && holdsWord(heading.rest)) return
    if (QUESTION.test(text) || isWish(text)) return
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
