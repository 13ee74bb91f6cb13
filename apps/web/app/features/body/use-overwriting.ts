import type { BodyMeasurement } from '@zivina/contract/body/body-measurements'
import { MEASURED_FIELDS, type Measured, NOTHING_MEASURED } from '@zivina/domain/body/measured-fields'
import { useRef, useState } from 'react'
import { useHastyPress } from '#app/kit/state/use-hasty-press.ts'
import { useMeasuredNow } from './use-measured-now.ts'

type OfDay = { day: string; others: Partial<Measured> }

/**
 * Nothing that the person has not seen is overwritten in silence: what the server has for a day is asked about once, and another press
 * overwrites it.
 *
 * @param shown what the form began with; null for one that began empty
 */
export function useOverwriting(shown: BodyMeasurement | null) {
  const measuredNow = useMeasuredNow()
  const [asked, setAsked] = useState<OfDay | null>(null)
  const known = useRef<OfDay | null>(null)
  const isHasty = useHastyPress()

  const isToBeAsked = async (day: string, written: Partial<Measured>): Promise<boolean> => {
    // Nobody has read by then what was found.
    if (isHasty(`save ${day}`) && asked !== null) return true
    const seen = { ...NOTHING_MEASURED, ...shown, ...(known.current?.day === day ? known.current.others : {}) }
    const others = othersIn(await measuredNow(day), seen, written)
    if (Object.keys(others).length === 0) return false
    known.current = { day, others: { ...seen, ...others } }
    setAsked({ day, others })
    return true
  }
  return { asked, isToBeAsked }
}

/** What is there, was not seen, and would become another figure. */
function othersIn(now: Measured | null, seen: Measured, written: Partial<Measured>): Partial<Measured> {
  if (now === null) return {}
  const isOther = (field: keyof Measured) =>
    written[field] !== undefined && now[field] !== null && now[field] !== seen[field] && now[field] !== written[field]
  return Object.fromEntries(MEASURED_FIELDS.filter(isOther).map((field) => [field, now[field]]))
}
