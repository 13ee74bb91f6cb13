/** Somebody who has no picture, by their initials. The name stands beside it. */
export function InitialsPortrait({ name }: { name: string }) {
  return (
    <span
      aria-hidden="true"
      className="inline-flex size-20 shrink-0 items-center justify-center rounded-full bg-brand-soft font-heading text-2xl font-semibold text-brand"
    >
      {initialsOf(name)}
    </span>
  )
}

/** „Jana Nováková“ gives „JN“, „jana“ gives „J“. */
function initialsOf(name: string): string {
  const words = name.trim().split(/[\s._-]+/)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]]
  return ends.map((word) => Array.from(word ?? '')[0]?.toLocaleUpperCase('cs') ?? '').join('')
}
