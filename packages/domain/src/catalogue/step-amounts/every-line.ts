import { type NamedLine, soughtLine } from './named-food.ts'
import { linesNamed, type NamedStep, type StepAmount, sureStepAmounts } from './step-amounts.ts'
import { sentencesOf } from './step-words.ts'
import { type IsTaken, placeUnnamed } from './unnamed-lines.ts'

/**
 * The lines of each step, so that every line has one: where the text surely names it, otherwise where it gives an amount of it or says
 * it in another way, and at last by its part of the recipe.
 *
 * @returns the lines of each step; each line is in one of them with a share other than `named`
 */
export function findStepAmounts(steps: readonly NamedStep[], lines: readonly NamedLine[]): StepAmount[][] {
  const sure = sureStepAmounts(steps, lines)
  if (steps.length === 0) return sure
  const sought = lines.map(soughtLine).filter((line) => line !== null)
  const shown = new Set(sure.flatMap((found) => found.flatMap(({ key, share }) => (share === 'named' ? [] : [key]))))
  const segmentOf = new Map(lines.map(({ key, segment }) => [key, segment]))
  const words = steps.map(({ title, text }) => [...sentencesOf(text), ...sentencesOf(title)])
  const isTaken: IsTaken = (said, place, line) => {
    const named = linesNamed(said, place, sought)
    return named.length > 0 && !named.some(({ food }) => food === line.food)
  }
  const all = sure.map((found) => [...found])
  for (const line of lines) {
    if (shown.has(line.key)) continue
    const named = all.find((found) => found.some(({ key }) => key === line.key))
    if (named !== undefined) {
      const at = named.findIndex(({ key }) => key === line.key)
      named[at] = { key: line.key, share: 'total' }
      continue
    }
    const isOfPart = ({ key }: StepAmount) => shown.has(key) && segmentOf.get(key) === line.segment
    const ofPart = sure.flatMap((found, step) => (found.some(isOfPart) ? [step] : []))
    const unnamed = { line, sought: sought.find(({ key }) => key === line.key) ?? null }
    const { step, share } = placeUnnamed(unnamed, words, isTaken, ofPart)
    all[step]?.push({ key: line.key, share })
  }
  return all
}
