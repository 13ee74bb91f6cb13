import type { CalculatorKind } from '@zivina/contract/content/content-kinds'
import { memo, useRef } from 'react'
import { createNearness, nearPart, PartTrouble, useReached } from '#app/kit/parts/near-part.tsx'

const CALCULATORS = createNearness()
const Calculator = nearPart(
  async () => ({ default: (await import('#app/features/content/calculators/calculator.tsx')).Calculator }),
  CALCULATORS,
)

/** A calculator within a text, rendered by the server; its code is loaded once the reader scrolls there. */
export const LateCalculator = memo(function LateCalculator({ kind }: { kind: CalculatorKind }) {
  const place = useRef<HTMLDivElement>(null)
  useReached(place, CALCULATORS)
  return (
    <div ref={place}>
      <PartTrouble loading={Calculator.loading} />
      <Calculator kind={kind} />
    </div>
  )
})
