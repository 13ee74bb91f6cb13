import type { Sex } from './targets.ts'
import { ADULT_AGE } from './targets.ts'

/** The ages in years that have an average requirement of their own: from one to the last before `ADULT_AGE`. */
export const CHILD_AGES = { from: 1, to: ADULT_AGE - 1 } as const

/**
 * Average requirement for energy of children in MJ a day, from the age of one year: activity (PAL) 1.4 at 1–3 years and 1.6, moderately
 * active, from 4 years on. It keeps growth and weight; nothing below it is ever proposed to a child.
 *
 * Source: EFSA, Scientific Opinion on Dietary Reference Values for energy, EFSA Journal 2013;11(1):3005: resting energy by Henry
 * (2005) for the median mass and height of the age, times PAL, times 1.01 for growth; rounded to 0.1 MJ.
 */
const REQUIREMENTS: Readonly<Record<Sex, readonly number[]>> = {
  female: [3.0, 4.0, 4.6, 5.6, 6.0, 6.4, 6.7, 7.1, 7.5, 7.6, 7.9, 8.3, 8.7, 9.0, 9.2, 9.4, 9.5],
  male: [3.3, 4.3, 4.9, 6.0, 6.4, 6.8, 7.2, 7.6, 8.1, 8.1, 8.5, 9.1, 9.8, 10.6, 11.3, 11.9, 12.3],
}

/**
 * Energy that a child of an age and sex needs on average, kJ a day.
 * @param age whole years
 * @returns null for infants below one year, whose food is not planned by portions, and for adults
 */
export function childRequirement(sex: Sex, age: number): number | null {
  const megajoules = REQUIREMENTS[sex][age - CHILD_AGES.from]
  return megajoules === undefined ? null : Math.round(megajoules * 1000)
}

/** Whether a person is a child on a day, as far as a year of birth says: the age they reach in that year. */
export function isChild(birthYear: number, day: string): boolean {
  return ageInYear(birthYear, day) < ADULT_AGE
}

/** The age that a person born in a year reaches in the year of a day, `YYYY-MM-DD`. */
export function ageInYear(birthYear: number, day: string): number {
  return Number(day.slice(0, 4)) - birthYear
}
