import type { Condition } from './conditions.ts'
import type { Dish } from './dish.ts'
import type { JudgedLine, Reason, Remedy, Verdict } from './verdicts.ts'

/** What one condition says of a dish. `excluded` is an unsuitability that no further ingredient can mend. */
export type Finding = {
  verdict: Verdict | 'excluded' | 'warning'
  condition: Pick<Condition, 'id' | 'source' | 'only_for'>
  remedy?: Remedy | undefined
  /** Built only for the findings that are told. */
  text: () => string
  lines: readonly JudgedLine[]
}

/** A finding of a condition with the sentence for a person and the lines that it is about. */
export function finding(
  condition: Finding['condition'],
  verdict: Finding['verdict'],
  text: () => string,
  lines: readonly JudgedLine[] = [],
  remedy?: Remedy,
): Finding {
  return { verdict, condition, text, lines, remedy }
}

/** A finding as a person reads it. */
export function tellReason({ verdict, condition, text, lines, remedy }: Finding): Reason {
  const reason: Reason = { condition: condition.id, text: text(), source: condition.source }
  if (lines.length > 0) reason.ingredients = lines.map((line) => line.guid)
  if (verdict === 'borderline' && remedy !== undefined) reason.remedy = remedy
  return reason
}

/** The lines with these indexes. */
export function pickLines(dish: Dish, indexes: readonly number[]): JudgedLine[] {
  return indexes.map((index) => dish.recipe.lines[index]).filter((line) => line !== undefined)
}
