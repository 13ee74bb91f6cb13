import { formatNumber } from '@zivina/czech/format-number'
import { FIBER_INTAKE, FIBER_PORTIONS, type FiberFood, fiberOf } from '@zivina/nutrition/fiber'
import { useState } from 'react'
import { Stepper } from '#app/kit/ui/stepper.tsx'
import { CalculatorResult, MainFigure } from './calculator-result.tsx'
import { FIBER_FOOD_WORDS } from './result-words.ts'

/** Counts the fibre of a day from everyday portions. */
export default function FiberForm() {
  const [portions, setPortions] = useState<Partial<Record<FiberFood, number>>>({})
  const total = fiberOf(portions)
  return (
    <div className="calculator-form">
      <ul className="divide-y divide-line sm:col-span-2">
        {FIBER_PORTIONS.map(({ food }) => {
          const { label, portion } = FIBER_FOOD_WORDS[food]
          return (
            <li key={food} className="flex items-center justify-between gap-3 py-1.5">
              <span>
                <span className="block leading-tight font-medium">{label}</span>
                <span className="figures block text-sm text-muted">{portion}</span>
              </span>
              <Stepper
                value={portions[food] ?? 0}
                min={0}
                max={20}
                label={`${label}, počet porcí`}
                decreaseLabel={`Ubrat: ${label}`}
                increaseLabel={`Přidat: ${label}`}
                onChange={(count) => setPortions((now) => ({ ...now, [food]: count }))}
              />
            </li>
          )
        })}
      </ul>
      <CalculatorResult empty="Přidejte, co jste dnes jedli.">
        {total > 0 ? <Result total={total} /> : null}
      </CalculatorResult>
    </div>
  )
}

function Result({ total }: { total: number }) {
  const missing = FIBER_INTAKE - total
  return (
    <>
      <MainFigure
        label="Vláknina dohromady"
        figure={`${formatNumber(total, 1)}\u00a0g`}
        more={`z\u00a0doporučených ${FIBER_INTAKE}\u00a0g`}
      />
      <span className="block">
        {missing > 0
          ? `Do doporučení zbývá přibližně ${formatNumber(missing, 0)}\u00a0g. Přidávejte postupně a\u00a0k\u00a0tomu pijte.`
          : 'Tolik se dospělým doporučuje. Víc nevadí, pokud je vám dobře.'}
      </span>
    </>
  )
}
