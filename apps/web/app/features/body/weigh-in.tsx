import { BODY_RANGES } from '@zivina/contract/account/limits'
import type { BodyMeasurement } from '@zivina/contract/body/body-measurements'
import { validationMessage } from '@zivina/contract/kernel/validation-messages'
import { formatNumber } from '@zivina/czech/format-number'
import { parseAmount } from '@zivina/czech/number-input'
import { KILOGRAMS_PER_POUND, kilogramsFromPounds, looksLikePounds } from '@zivina/domain/body/pounds'
import { calendarDay } from '@zivina/domain/calendar-day'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { controlAttributes, FieldError } from '#app/kit/form/field-frame.tsx'
import { sayFailure } from '#app/kit/form/say-failure.ts'
import { useHastyPress } from '#app/kit/state/use-hasty-press.ts'
import { dateText } from '#app/kit/text/date-text.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { cn } from '#app/kit/ui/class-names.ts'
import { Input } from '#app/kit/ui/input.tsx'
import { Segmented } from '#app/kit/ui/segmented.tsx'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { sayKilograms } from './measurement-words.ts'
import { recallWeightUnit, rememberWeightUnit, type WeightUnit } from './weight-unit.ts'

const UNITS = [
  { value: 'kg', label: 'kg' },
  { value: 'lb', label: 'lb' },
] as const

type WeighInProps = {
  /** The last weighing, of which the unit is guessed. */
  last: Pick<BodyMeasurement, 'day' | 'weight'> | null
  record: (day: string, change: { weight: number }) => Promise<void>
  /** The day that is weighed; today unless told otherwise. */
  day?: string | undefined
  /** The weight that the server has for a day by now: nothing that another device wrote is overwritten in silence. */
  weightNow: (day: string) => Promise<number | null>
  /** In one line, in the unit that was used the last time. */
  isCompact?: boolean
}

/** The weight of a day, mostly of today: digits and one press. A number that looks like pounds is asked about before it is kept. */
export function WeighIn({ last, record, weightNow, day, isCompact = false }: WeighInProps) {
  const id = useId()
  const [text, setText] = useState('')
  const [unit, setUnit] = useState<WeightUnit>('kg')
  const [problem, setProblem] = useState<string | null>(null)
  const [doubted, setDoubted] = useState<number | null>(null)
  const underWay = useRef<{ kilograms: number; written: Promise<void> } | null>(null)
  /** What another device wrote since this page last read it. */
  const [elsewhere, setElsewhere] = useState<number | null>(null)
  /** What is known to be written for the day, here or as shown. */
  const known = useRef<number | null>(null)
  const isHasty = useHastyPress()
  const today = calendarDay(new Date())
  const weighed = day ?? today
  const present = last?.day === weighed ? last.weight : null
  useEffect(() => setUnit(recallWeightUnit()), [])

  /** A second press for the same weight is one with the first; another weight is written after it. */
  const save = (kilograms: number) => {
    setDoubted(null)
    if (underWay.current?.kilograms === kilograms) return
    const before = underWay.current?.written
    const own = { kilograms, written: write(kilograms, before) }
    underWay.current = own
    void own.written.then(() => {
      if (underWay.current === own) underWay.current = null
    })
  }
  const write = async (kilograms: number, before: Promise<void> | undefined) => {
    await before
    try {
      const now = await weightNow(weighed)
      if (now !== null && now !== present && now !== known.current && now !== kilograms) {
        known.current = now
        setElsewhere(now)
        return
      }
      await record(weighed, { weight: kilograms })
      known.current = kilograms
      setElsewhere(null)
      // What was typed meanwhile stays.
      setText((now) => (now === text ? '' : now))
      const what = weighed === today ? 'Zapsáno' : `Zapsáno k\u00a0${dateText(weighed)}`
      showSnackbar(`${what}: ${sayKilograms(kilograms, 2)}`, 'success')
    } catch (failure) {
      sayFailure(failure)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // The field is empty by the second press of a hasty finger.
    // Nor has anybody read by then what was written elsewhere.
    if (isHasty('weigh') && (text === '' || elsewhere !== null)) return
    const told = parseAmount(text)
    const kilograms = told !== null && unit === 'lb' ? kilogramsFromPounds(told) : told
    const isPounds = told !== null && unit === 'kg' && looksLikePounds(told, last?.weight ?? null)
    const wrong = isPounds ? null : problemOf(kilograms)
    setProblem(wrong)
    if (wrong !== null || kilograms === null) return
    if (isPounds) setDoubted(told)
    else save(kilograms)
  }
  const choose = (chosen: WeightUnit) => {
    setUnit(chosen)
    rememberWeightUnit(chosen)
  }
  return (
    <form
      onSubmit={submit}
      noValidate
      className={cn('flex flex-col gap-3', !isCompact && 'rounded-card bg-surface p-5 shadow-card sm:p-6')}
    >
      <label htmlFor={id} className={isCompact ? 'sr-only' : 'font-heading text-xl font-semibold text-heading'}>
        {weighed === today ? 'Dnešní hmotnost' : `Hmotnost ${dateText(weighed)}`}
      </label>
      <div className={cn('flex items-center gap-3', !isCompact && 'flex-wrap')}>
        <Input
          {...controlAttributes(id, { error: problem })}
          className={cn('figures', isCompact ? 'min-w-0 flex-1' : 'max-w-36 min-w-0 flex-[1_1_6rem] text-2xl')}
          inputMode="decimal"
          autoComplete="off"
          placeholder={placeholderOf(present ?? last?.weight ?? null, unit)}
          value={text}
          onChange={({ target }) => {
            setText(target.value)
            setProblem(null)
            setDoubted(null)
            setElsewhere(null)
          }}
        />
        {isCompact ? (
          <span aria-hidden>{unit}</span>
        ) : (
          <Segmented legend="Jednotka hmotnosti" options={UNITS} value={unit} onChange={choose} />
        )}
        <Button type="submit" variant="accent">
          {present === null ? 'Zapsat' : 'Přepsat'}
        </Button>
      </div>
      <FieldError of={id}>{problem}</FieldError>
      <div role="status">
        {doubted === null ? null : <PoundsQuestion told={doubted} save={save} />}
        {elsewhere === null ? null : (
          <p className="rounded-md bg-accent-soft p-4">
            Jinde je {weighed === today ? 'na dnešek ' : null}mezitím zapsáno {sayKilograms(elsewhere, 2)}. Dalším
            stisknutím to přepíšete.
          </p>
        )}
      </div>
      {present === null || isCompact ? null : (
        <p className="text-muted">Dnes jste zapsali {sayKilograms(present, 2)}. Nové číslo tohle nahradí.</p>
      )}
    </form>
  )
}

function PoundsQuestion({ told, save }: { told: number; save: (kilograms: number) => void }) {
  const kilograms = kilogramsFromPounds(told)
  const isPossible = problemOf(told) === null
  return (
    <div className="flex flex-col gap-3 rounded-md bg-accent-soft p-4">
      <p>
        Nemyslíte libry? {formatNumber(told, 1)}&nbsp;liber je {sayKilograms(kilograms, 1)}, což odpovídá vašemu
        minulému záznamu.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="brand" onClick={() => save(kilograms)}>
          Ano, zapsat {sayKilograms(kilograms, 1)}
        </Button>
        {isPossible ? <Button onClick={() => save(told)}>Ne, je to {sayKilograms(told, 1)}</Button> : null}
      </div>
    </div>
  )
}

function problemOf(kilograms: number | null): string | null {
  const { min, max } = BODY_RANGES.weight
  if (kilograms === null) return validationMessage('number')
  if (kilograms < min) return validationMessage('min', min)
  return kilograms > max ? validationMessage('max', max) : null
}

function placeholderOf(kilograms: number | null, unit: WeightUnit): string {
  if (kilograms === null) return ''
  return formatNumber(unit === 'kg' ? kilograms : kilograms / KILOGRAMS_PER_POUND, 1)
}
