import { BODY_RANGES } from '@zivina/contract/account/limits'
import { formatNumber } from '@zivina/czech/format-number'
import { KILOJOULES_PER_KILOCALORIE } from '@zivina/nutrition/energy'
import { type GramRange, macroRanges, type ProteinNeed } from '@zivina/nutrition/macro-ranges'
import { REFERENCE_INTAKES } from '@zivina/nutrition/reference-intake'
import { useState } from 'react'
import { TextField } from '#app/kit/form/text-field.tsx'
import { useFigure } from '#app/kit/form/use-figure.ts'
import { Checkbox } from '#app/kit/ui/checkbox.tsx'
import { useEnergyUnit } from '#app/session/account/use-energy-unit.ts'
import { CalculatorResult } from './calculator-result.tsx'
import { useWho } from './who-fields.tsx'

const ROWS = [
  { key: 'protein', label: 'Bílkoviny' },
  { key: 'carbohydrates', label: 'Sacharidy' },
  { key: 'sugars', label: 'z\u00a0toho volné cukry' },
  { key: 'fat', label: 'Tuky' },
  { key: 'saturated_fats', label: 'z\u00a0toho nasycené' },
] as const

/** The energy of a day in each unit: its limits, what it usually is, and how many kilojoules one of the unit is. */
const ENERGY = {
  calories: {
    unit: 'kcal',
    range: { min: 700, max: 6000 },
    usual: REFERENCE_INTAKES.calories,
    kilojoules: KILOJOULES_PER_KILOCALORIE,
  },
  kilojoules: { unit: 'kJ', range: { min: 3000, max: 25_000 }, usual: REFERENCE_INTAKES.kilojoules, kilojoules: 1 },
} as const

/** Recommended grams of protein, carbohydrates and fat in a day, from energy in the unit its reader wants. */
export default function MacrosForm() {
  const unit = useEnergyUnit()
  // A figure typed in one unit means nothing in the other.
  return <UnitForm key={unit} {...ENERGY[unit]} />
}

function UnitForm({ unit, range, usual, kilojoules }: (typeof ENERGY)[keyof typeof ENERGY]) {
  const energy = useFigure(range, String(usual))
  const weight = useFigure(BODY_RANGES.weight)
  const [need, setNeed] = useState<ProteinNeed>('everybody')
  const who = useWho()
  const ranges =
    energy.value === null || weight.value === null ? null : macroRanges(energy.value * kilojoules, weight.value, need)
  return (
    <div className="calculator-form">
      <TextField
        label={`Denní energie (${unit})`}
        hint={`Běžně ${formatNumber(usual, 0)}\u00a0${unit}`}
        {...energy.field}
      />
      <TextField label="Hmotnost (kg)" hint="Podle ní počítáme bílkoviny" {...weight.field} />
      <Checkbox
        className="sm:col-span-2"
        checked={need === 'trains'}
        onChange={(event) => setNeed(event.target.checked ? 'trains' : 'everybody')}
      >
        Pravidelně trénuji
      </Checkbox>
      {who.fields}
      <CalculatorResult empty={'Vyplňte energii a\u00a0hmotnost.'}>
        {who.refusal ?? (ranges ? <Result ranges={ranges} /> : null)}
      </CalculatorResult>
    </div>
  )
}

function Result({ ranges }: { ranges: ReturnType<typeof macroRanges> }) {
  return (
    <span className="figures flex flex-col divide-y divide-line">
      {ROWS.map(({ key, label }) => (
        <span key={key} className="flex justify-between gap-4 py-2">
          <span className={label.startsWith('z') ? 'pl-4 text-muted' : 'font-medium'}>{label}</span>
          <span className="font-semibold">{rangeText(ranges[key])}</span>
        </span>
      ))}
    </span>
  )
}

function rangeText({ from, to }: GramRange): string {
  if (to === null) return `nejméně ${formatNumber(from, 0)}\u00a0g`
  return from === 0
    ? `méně než ${formatNumber(to, 0)}\u00a0g`
    : `${formatNumber(from, 0)} až ${formatNumber(to, 0)}\u00a0g`
}
