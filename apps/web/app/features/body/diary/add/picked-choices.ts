import type { Choice } from '../choices.ts'
import { type Helping, helpingText } from '../helping.ts'
import { entryOf, type NewEntries, type Where } from '../new-entries.ts'

/** A ticked choice, and how much of it. */
export type PickedChoice = { key: string; choice: Choice; helping: Helping | null }

/** kJ of all of them; null where one of them is unknown. */
export function energyOfPicks(picks: readonly PickedChoice[]): number | null {
  return picks.reduce<number | null>((sum, { choice, helping }) => {
    const { kilojoules } = choice.totalsOf(helping)
    return sum === null || kilojoules === null ? null : sum + kilojoules
  }, 0)
}

/** One call for all of them. */
export function entriesOfPicks(picks: readonly PickedChoice[], where: Where): NewEntries {
  const made = picks.map(({ choice, helping }) => entryOf(choice, helping, where))
  return { entries: made.flatMap(({ entries }) => entries), looks: made.flatMap(({ looks }) => looks) }
}

/** „2 ks“; undefined where the amount cannot be chosen. */
export const amountOfPick = ({ helping }: PickedChoice) => (helping === null ? undefined : helpingText(helping))
