import { FieldFrame } from '#app/kit/form/field-frame.tsx'
import { TextField } from '#app/kit/form/text-field.tsx'
import { Disclosure } from '#app/kit/ui/disclosure.tsx'
import { Input } from '#app/kit/ui/input.tsx'
import { commonMinutes, WEEKEND, WORKING_DAYS, withMinutesOn } from './wishes.ts'

const WEEKDAYS = ['pondělí', 'úterý', 'středa', 'čtvrtek', 'pátek', 'sobota', 'neděle'] as const

type CookingMinutesProps = {
  /** By weekday, Monday first. */
  typed: readonly string[]
  error: string | undefined
  onChange: (typed: string[]) => void
}

const TOGETHER = [
  ['Vaření ve všední den', WORKING_DAYS],
  ['Vaření o\u00a0víkendu', WEEKEND],
] as const

/** Minutes in the kitchen: one wish for all working days, one for the weekend, and each day apart for whoever wants it. An empty field is no limit. */
export function CookingMinutes({ typed, error, onChange }: CookingMinutesProps) {
  return (
    <div className="flex flex-col gap-2">
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
        {TOGETHER.map(([label, weekdays]) => {
          const common = commonMinutes(typed, weekdays)
          return (
            <TextField
              key={label}
              label={label}
              hint="minut nejvýš"
              inputMode="numeric"
              maxLength={3}
              placeholder={common === null ? 'různě' : 'bez omezení'}
              value={common ?? ''}
              aria-invalid={error !== undefined || undefined}
              onChange={({ target }) => onChange(withMinutesOn(typed, weekdays, target.value))}
            />
          )
        })}
      </div>
      {error ? <p className="text-error">{error}</p> : null}
      <Disclosure title="Každý den jinak">
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
      </Disclosure>
    </div>
  )
}
