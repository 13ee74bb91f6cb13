import { BODY_RANGES } from '@zivina/contract/account/limits'
import type { BodyMeasurement } from '@zivina/contract/body/body-measurements'
import { MEASURED_DAY_MIN } from '@zivina/contract/body/limits'
import { MEASURED_FIELDS, MEASURED_LABELS, type Measured, NOTHING_MEASURED } from '@zivina/domain/body/measured-fields'
import { addDays, calendarDay } from '@zivina/domain/calendar-day'
import { useMemo } from 'react'
import type { FieldTable } from '#app/kit/form/field-table.ts'
import { Fields } from '#app/kit/form/fields.tsx'
import { FormDialog } from '#app/kit/form/form-dialog.tsx'
import { NOT_SENT } from '#app/kit/form/use-form.ts'
import { useTableForm } from '#app/kit/form/use-table-form.ts'
import { dayText } from '#app/kit/text/dates.ts'
import { sayAllMeasured, unitOf } from './measurement-words.ts'
import type { Measurements } from './use-measurements.ts'
import { useOverwriting } from './use-overwriting.ts'

type Typed = Measured & { day: string }

type MeasurementDialogProps = {
  /** Null for a new one. */
  measurement: BodyMeasurement | null
  measurements: Pick<Measurements, 'record' | 'change'>
  onClose: () => void
}

/** The measurements of a day: all of them may stay empty but one. */
export default function MeasurementDialog({ measurement, measurements, onClose }: MeasurementDialogProps) {
  const today = calendarDay(new Date())
  const table = useMemo(() => tableOf(today, measurement === null), [today, measurement])
  const record = useMemo(() => measurement ?? { ...NOTHING_MEASURED, day: today }, [measurement, today])
  const othersAt = useOverwriting(measurement)
  const form = useTableForm<Typed>({
    table,
    record,
    check: (values) =>
      MEASURED_FIELDS.every((field) => values[field] === '') ? { weight: 'Vyplňte prosím aspoň jednu míru.' } : {},
    submit: async ({ day: typedDay, ...fields }) => {
      const day = measurement?.day ?? typedDay
      // What was not touched may have been changed elsewhere meanwhile.
      const touched = measurement === null ? given(fields) : changed(measurement, fields)
      const others = await othersAt(day, touched)
      if (others !== null) {
        const what = measurement ? 'Jinde je mezitím zapsáno' : 'K\u00a0tomuto dni už je zapsáno'
        form.say({ tone: 'info', message: `${what}: ${sayAllMeasured(others)}. Dalším stisknutím to přepíšete.` })
        return NOT_SENT
      }
      if (measurement === null) await measurements.record(day, touched)
      else if (Object.keys(touched).length > 0) await measurements.change(day, touched)
      return onClose()
    },
  })
  const title = measurement ? `Upravit ${dayText(measurement.day)}` : 'Přidat měření'
  return (
    <FormDialog form={form} title={title} label="Uložit" onClose={onClose}>
      <Fields of={form} className="grid gap-4 sm:grid-cols-2" />
    </FormDialog>
  )
}

/** Only what was filled in: what is empty in a new record leaves the day as it is. */
function given(fields: Measured): Partial<Measured> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null))
}

function changed(before: Measured, fields: Measured): Partial<Measured> {
  return Object.fromEntries(
    Object.entries(fields).filter(([field, value]) => value !== before[field as keyof Measured]),
  )
}

function tableOf(today: string, isNew: boolean): FieldTable<Typed> {
  const figure = (field: (typeof MEASURED_FIELDS)[number]) => ({
    as: 'figure' as const,
    label: `${MEASURED_LABELS[field]} (${unitOf(field)})`,
    range: BODY_RANGES[field],
  })
  return {
    day: {
      label: 'Den',
      look: { type: 'date', min: MEASURED_DAY_MIN, max: addDays(today, 1), required: true },
      className: 'sm:col-span-2',
      isShown: () => isNew,
    },
    weight: figure('weight'),
    waist_girth: figure('waist_girth'),
    hips_girth: figure('hips_girth'),
    chest_girth: figure('chest_girth'),
    thigh_girth: figure('thigh_girth'),
    arm_girth: figure('arm_girth'),
  }
}
