import { type ReadMeal, readDiaryText } from '@zivina/domain/body/diary-text/read-text'

/** Reads a text as far as it goes without knowing any food. Runs in the work pool: a long one has hundreds of parts. */
export default function readText({ text, day }: { text: string; day: string }): ReadMeal[] {
  return readDiaryText(text, day)
}
