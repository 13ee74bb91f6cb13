import type { BodyMeasurement } from '@zivina/contract/body/body-measurements'
import { MEASURED_FIELDS, type Measured, NOTHING_MEASURED } from '@zivina/domain/body/measured-fields'
import { useRef } from 'react'
import { useHastyPress } from '#app/kit/state/use-hasty-press.ts'
import { useMeasuredNow } from './use-measured-now.ts'

type OfDay = { day: string; others: Partial<Measured> }

/**
 * Nothing that the person has not seen is overwritten in silence.
 *
 * @param shown what the form began with; null for one that began empty
 * @returns asks what else the server has for a day where something is to be written; null where there is nothing, or the person was told
 */
export function useOverwriting(shown: BodyMeasurement | null) {
  const measuredNow = useMeasuredNow()
  const told = useRef<OfDay | null>(null)
  const isHasty = useHastyPress()

  return async (day: string, written: Partial<Measured>): Promise<Partial<Measured> | null> => {
    const before = told.current?.day === day ? told.current.others : null
    // Nobody has read by then what was told.
    if (isHasty(day) && before !== null) return before
    const others = othersIn(await measuredNow(day), { ...NOTHING_MEASURED, ...shown, ...before }, written)
    if (Object.keys(others).length === 0) return null
    told.current = { day, others: { ...before, ...others } }
    return others
  }
}

/** What is there, was not seen, and would become another figure. */
function othersIn(now: Measured | null, seen: Measured, written: Partial<Measured>): Partial<Measured> {
  if (now === null) return {}
  const isOther = (field: keyof Measured) =>
    written[field] !== undefined && now[field] !== null && now[field] !== seen[field] && now[field] !== written[field]
  return Object.fromEntries(MEASURED_FIELDS.filter(isOther).map((field) => [field, now[field]]))
}
