/** How many of something are chosen, beside its name; nothing where none is. */
export function CountMark({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <span className="figures inline-flex size-6 items-center justify-center rounded-full bg-brand text-sm text-on-brand">
      {count}
    </span>
  )
}
