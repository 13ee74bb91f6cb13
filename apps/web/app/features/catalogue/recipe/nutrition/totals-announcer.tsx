import { formatNutrient } from '@zivina/domain/catalogue/format'
import { NUTRIENT_LABELS } from '@zivina/domain/catalogue/nutrient-labels'
import type { RecipeTotals } from '@zivina/nutrition/macros'
import { useEffect, useRef, useState } from 'react'
import { shownEnergyUnit } from '#app/session/account/energy-unit.ts'
import { portionsLabel } from '../recipe-description.ts'
import { coverageOf, totalOf } from './nutrient-totals.ts'

/** Long enough that a number is not announced digit by digit during typing. */
const QUIET_MS = 900
const SPOKEN = ['protein', 'carbohydrates', 'fat'] as const

/** Announces new totals to screen readers after a pause. Silent until something changes. */
export function TotalsAnnouncer({ totals, portions }: { totals: RecipeTotals; portions: number }) {
  const [message, setMessage] = useState('')
  const before = useRef(totals)

  useEffect(() => {
    if (before.current === totals) return
    const timer = setTimeout(() => {
      before.current = totals
      setMessage(describe(totals, portions))
    }, QUIET_MS)
    return () => clearTimeout(timer)
  }, [totals, portions])

  return (
    <p className="sr-only" aria-live="polite">
      {message}
    </p>
  )
}

function describe(totals: RecipeTotals, portions: number): string {
  const figures = [shownEnergyUnit(), ...SPOKEN].map((nutrient) => {
    const figure = formatNutrient(nutrient, totalOf(totals, nutrient), coverageOf(totals, nutrient))
    return `${NUTRIENT_LABELS[nutrient].name.toLowerCase()} ${figure}`
  })
  return `${portionsLabel(portions)}. Jedna porce: ${figures.join(', ')}.`
}
