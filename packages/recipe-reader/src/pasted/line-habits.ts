// How the lines of one text look, so that a line that looks otherwise is seen.

import type { Sight } from './line-sight.ts'

/** What most steps or ingredients of a text do; null where it is not clear. */
export type Habits = { stops: boolean | null; numbers: boolean | null; bullets: boolean | null }

/** Fewer lines have no habits. */
const FEW_LINES = 3
/** The share of the lines that makes a habit. */
const MOST = 0.75

export function habitsOf(sights: readonly Sight[]): Habits {
  const steps = sights.filter(({ kind }) => kind === 'verb')
  const ingredients = sights.filter(({ kind }) => kind === 'measured')
  return {
    stops: habit(steps.map(({ stops }) => stops)),
    numbers: habit(steps.map(({ number }) => number !== null)),
    bullets: habit(ingredients.map(({ bullet }) => bullet)),
  }
}

function habit(does: readonly boolean[]): boolean | null {
  if (does.length < FEW_LINES) return null
  const share = does.filter(Boolean).length / does.length
  if (share >= MOST) return true
  return share <= 1 - MOST ? false : null
}

/** Whether a line does what the steps and the ingredients of its text do. */
export function habitCues({ stops, number, bullet, kind }: Sight, habits: Habits): string[] {
  return [
    ...like('stops', stops, habits.stops),
    ...like('numbers', number !== null, habits.numbers),
    ...like('bullets', bullet, habits.bullets),
  ].flatMap((cue) => [cue, `${cue}+${kind}`])
}

const like = (what: string, does: boolean, usual: boolean | null) =>
  usual === null ? [] : [`${what}:${usual ? 'all' : 'none'}:${does === usual ? 'same' : 'odd'}`]
