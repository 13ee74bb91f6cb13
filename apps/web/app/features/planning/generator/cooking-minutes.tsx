import { FieldFrame } from '#app/kit/form/field-frame.tsx'
import { Input } from '#app/kit/ui/input.tsx'

const WEEKDAYS = ['pondělí', 'úterý', 'středa', 'čtvrtek', 'pátek', 'sobota', 'neděle'] as const

type CookingMinutesProps = {
  /** By weekday, Monday first. */
  typed: readonly string[]
  error: string | undefined
  onChange: (typed: string[]) => void
}

/** Minutes in the kitchen for each weekday. An empty field is no limit. */
export function CookingMinutes({ typed, error, onChange }: CookingMinutesProps) {
  return (
    <div className="flex flex-col gap-2">
      <p className="text-muted">
        Kolik minut nejvýš chcete v&nbsp;který den strávit vařením. Prázdné pole nic neomezuje.
      </p>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4 lg:grid-cols-7">
        {WEEKDAYS.map((weekday, index) => (
          <FieldFrame key={weekday} label={weekday}>
            {(control) => (
              <Input
                {...control}
                inputMode="numeric"
                maxLength={3}
                placeholder="min"
                value={typed[index] ?? ''}
                aria-invalid={error !== undefined || undefined}
                onChange={({ target }) => onChange(typed.map((one, at) => (at === index ? target.value : one)))}
              />
            )}
          </FieldFrame>
        ))}
      </div>
      {error ? <p className="text-error">{error}</p> : null}
    </div>
  )
}
