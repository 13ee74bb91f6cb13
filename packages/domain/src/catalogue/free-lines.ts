import type { Segment } from '@zivina/nutrition/segments'

/**
 * A line of a recipe that names no food of the catalogue, as its author wrote it: „špetka lásky“. Nothing is known of it, so sums
 * with it are lower bounds and no diet is suitable.
 */
export type FreeLine = {
  text: string
  segment: Segment
  /** How many of the recipe's ingredients come before it, in the order in which they are sent or shown. */
  place: number
}

/**
 * Puts free lines among the ingredients of a list, each before the ingredient whose place it has; those of one place stay in
 * their order, and a place beyond the end is the end.
 */
export function withFreeLines<Line, Free extends Pick<FreeLine, 'place'>>(
  lines: readonly Line[],
  free: readonly Free[],
): (Line | Free)[] {
  const at = (place: number) => free.filter((line) => Math.min(line.place, lines.length) === place)
  return [...lines.flatMap((line, place) => [...at(place), line]), ...at(lines.length)]
}

/** The free lines of a mixed list, each with the number of ingredients before it. */
export function placesOfFree<Line, Free extends Line>(
  lines: readonly Line[],
  isFree: (line: Line) => line is Free,
): (Free & { place: number })[] {
  let place = 0
  return lines.flatMap((line) => {
    if (isFree(line)) return [{ ...line, place }]
    place += 1
    return []
  })
}
