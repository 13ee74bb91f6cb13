import { SOURCE_LIMITS } from '../source-recipe.ts'
import { isAmount, isMeasured, splitList } from './ingredient-lists.ts'
import { withoutNumber } from './marks.ts'
import type { ReadLine } from './read-line.ts'

/** „cibule 1 ks“ */
const ENDS_WITH_AMOUNT = /^\p{L}.* [\d½¼¾]+(?:[.,]\d+)? ?\p{L}{1,9}\.?$/u
/** „malá, nadrobno“, „oloupaná“, „12%“: the remark of such an ingredient in the line below it. */
const REMARK =
  /^(?:\d{1,3} ?%$|(?:lze|nejlépe|ideálně|případně|např\.|nebo|najemno|nadrobno|nahrubo)(?!\p{L})|\p{Ll}{2,}(?:[áéý]|n[íě])(?:$|,| (?:a|nebo) |(?: \p{L}+)?,))/u

/** The ingredients read so far, of which amounts may stand in lines of their own. */
export class GatheredIngredients {
  readonly lines: string[] = []
  /** In columns, the amount precedes its food. */
  amountFirst = false
  /** An amount in a line of its own, which the next line's food belongs to. */
  private amount: string | null = null
  /** A list of ingredients that goes on in the next line. */
  private isOpen = false
  /** The last number before an ingredient. */
  private number = 0
  private readonly readLine: ReadLine

  constructor(readLine: ReadLine) {
    this.readLine = readLine
  }

  /** Under another heading, columns begin anew. */
  startColumns(): void {
    this.amount = null
    this.amountFirst = false
  }

  /** Adds an ingredient, or several in one line, or an amount that belongs to the line beside it. */
  add(line: string): void {
    if (this.lines.length > SOURCE_LIMITS.ingredients) return
    const number = Number(/^(\d{1,2})[.)] /.exec(line)?.[1])
    const counted = this.lines.length > 0 && (number === this.lines.length + 1 || number === this.number + 1)
    if (!Number.isNaN(number)) this.number = number
    const text = (counted || /^\d{1,2}[.)] (?=\d)/.test(line) ? withoutNumber(line) : line).replace(
      /[,;]$|\s[–—-]$|(?<=\p{L}{5})\.$/u,
      '',
    )
    const before = this.lines.at(-1)
    if (
      /^(?:po)?dle (?:chuti|potřeby|libosti)$/iu.test(text) &&
      before !== undefined &&
      !isMeasured(before, this.readLine)
    ) {
      this.lines[this.lines.length - 1] = `${before} ${text}`
      return
    }
    if (
      before !== undefined &&
      ENDS_WITH_AMOUNT.test(before) &&
      REMARK.test(text) &&
      !isMeasured(text, this.readLine)
    ) {
      this.lines[this.lines.length - 1] = `${before}, ${text}`
      return
    }
    const isUnit = this.amountFirst && this.amount === null && isAmount(`1 ${text}`, this.readLine)
    if (isUnit || isAmount(text, this.readLine)) {
      this.takeAmount(text)
      return
    }
    if (/^(?:množství|jednotk[ay]|počet|název|surovina)$/iu.test(text)) return
    if (this.amount !== null && isAmount(`${this.amount} ${text}`, this.readLine)) {
      this.takeAmount(text)
      return
    }
    const lines = this.amount === null ? splitList(text, this.readLine, this.isOpen) : [`${this.amount} ${text}`]
    this.isOpen = line.endsWith(',') && lines.length > 1
    this.amount = null
    for (const one of lines) this.lines.push(one)
  }

  /** In columns, an amount belongs to the line after it, or to that before it where the first line is a food. */
  private takeAmount(text: string): void {
    const before = this.lines.at(-1)
    if (before === undefined) this.amountFirst = true
    if (this.amount !== null) this.amount = `${this.amount} ${text}`
    else if (this.amountFirst || before === undefined || isMeasured(before, this.readLine)) this.amount = text
    else this.lines[this.lines.length - 1] = `${text} ${before}`
  }
}
