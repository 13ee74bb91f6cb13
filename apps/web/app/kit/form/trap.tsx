type TrapProps = { name: string; label: string }

/** A hidden field that people cannot see or reach. Programs that fill it give themselves away. */
export function Trap({ name, label }: TrapProps) {
  return (
    <div className="hidden" aria-hidden>
      <label>
        {label}
        <input name={name} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
