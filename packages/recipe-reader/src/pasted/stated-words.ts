import { fold } from './headings.ts'

/** By the beginning of a word: above zero where instructions have it rather than descriptions, stories and pages do; below zero otherwise. */
export type WordWeights = ReadonlyMap<string, number>

/** Letters of a line and of a word that are looked at. */
const SEEN = 600
const STEM = 5
/** A few words tell less than many. */
const DOUBT = 2
/** What the words of a line tell together, as far as it is told apart. */
const MOST = 4
const STEP = 8

/** The beginnings of the words of a line, by which words are known. */
export function stemsOfWords(line: string): string[] {
  return fold(line.slice(0, SEEN))
    .split(' ')
    .filter((word) => word.length > 1 && !/\d/.test(word))
    .map((word) => word.slice(0, STEM))
}

/** Whether the words of a line are those of instructions (up to 4), of anything else (down to -4), or of neither (0). */
export function instructs(line: string, words: WordWeights): number {
  const stems = stemsOfWords(line)
  const sum = stems.reduce((total, stem) => total + (words.get(stem) ?? 0), 0)
  const told = Math.round(sum / Math.sqrt(stems.length + DOUBT) / STEP)
  return Math.max(-MOST, Math.min(MOST, told))
}
