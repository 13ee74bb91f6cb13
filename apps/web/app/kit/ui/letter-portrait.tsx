import { firstLetter } from '#app/kit/text/first-letter.ts'

/** The first letter of a name instead of a portrait. The name is beside it. */
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
