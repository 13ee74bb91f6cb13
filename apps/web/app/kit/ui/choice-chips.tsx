type ChoiceChipsProps<Value extends string> = {
  name: string
  /** `checkbox` for several, `radio` for exactly one. */
  type: 'checkbox' | 'radio'
  options: readonly { value: Value; label: string }[]
  chosen: readonly Value[]
  onToggle: (value: Value) => void
  /** Separates the radio groups of two copies on one page; empty for the one whose form is sent. */
  scope: string
}

/** Choices as chips: native checkboxes or radio buttons, so that keyboard, forms and screen readers work. */
export function ChoiceChips<Value extends string>(props: ChoiceChipsProps<Value>) {
  const { name, type, options, chosen, onToggle, scope } = props
  return (
    <div className="flex flex-wrap gap-2">
      {options.map(({ value, label }) => (
        <label
          key={value}
          className="inline-flex min-h-11 items-center rounded-full border border-control bg-surface px-3 text-base leading-tight transition-colors hover:border-brand has-checked:border-brand has-checked:bg-brand has-checked:text-on-brand has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
        >
          <input
            type={type}
            // A radio group is identified by its name; in a copy the name is not one that the form sends.
            name={scope === '' ? name : `${scope}-${name}`}
            value={value}
            checked={chosen.includes(value)}
            onChange={() => onToggle(value)}
            className="sr-only"
          />
          {label}
        </label>
      ))}
    </div>
  )
}
