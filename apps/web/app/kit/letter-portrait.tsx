import { firstLetter } from './first-letter.ts'

/** Somebody who has no picture, by the letter that the header shows. The name stands beside it. */
export function LetterPortrait({ name }: { name: string }) {
  return (
    <span
      aria-hidden="true"
      className="inline-flex size-20 shrink-0 items-center justify-center rounded-full bg-brand font-heading text-3xl font-semibold text-on-brand"
    >
      {firstLetter(name)}
    </span>
  )
}
