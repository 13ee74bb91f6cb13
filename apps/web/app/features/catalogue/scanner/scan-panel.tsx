import { parseBarcode } from '@zivina/contract/catalogue/barcode'
import type { IngredientSummary } from '@zivina/contract/catalogue/ingredients/read'
import type { BarcodeFood, Product } from '@zivina/contract/catalogue/products'
import { type ReactNode, useState } from 'react'
import { Scanner } from '#app/kit/scanner/scanner.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { useExcludedFoods } from '../excluded-foods/use-excluded-foods.ts'
import { FoundCode } from './found-code.tsx'
import { LabelStep } from './label-step.tsx'

type Step =
  | { kind: 'scan' }
  | { kind: 'found'; barcode: string }
  | { kind: 'label'; barcode: string; product: Product | null }

type ScanPanelProps = {
  /** A code that was typed elsewhere: it is looked up without a scan. */
  code?: string | undefined
  foodActions: (food: BarcodeFood, barcode: string) => ReactNode
  /** Absent where a product has to become a food of one’s own first. */
  productActions?: ((product: Product) => ReactNode) | undefined
  onCreated: (ingredient: IngredientSummary, barcode: string) => void
}

const SCAN: Step = { kind: 'scan' }

/** Scans a code, shows what carries it, and where nothing does, lets it be entered from the label. */
export function ScanPanel({ code, foodActions, productActions, onCreated }: ScanPanelProps) {
  const [step, setStep] = useState<Step>(code === undefined ? SCAN : { kind: 'found', barcode: code })
  // Read before the first code, so that it is known where the connection ends.
  useExcludedFoods()
  const next = () => setStep(SCAN)
  return (
    <>
      <Scanner
        accept={parseBarcode}
        onCode={(barcode) => setStep({ kind: 'found', barcode })}
        isPaused={step.kind !== 'scan'}
      />
      {step.kind === 'found' ? (
        <FoundCode
          barcode={step.barcode}
          foodActions={(food) => foodActions(food, step.barcode)}
          productActions={(product) => (
            <>
              {productActions?.(product)}
              <Button
                variant={productActions ? 'outline' : 'accent'}
                onClick={() => setStep({ kind: 'label', barcode: step.barcode, product })}
              >
                Uložit jako surovinu
              </Button>
            </>
          )}
          onLabel={(product) => setStep({ kind: 'label', barcode: step.barcode, product })}
          onNext={next}
          onOther={(barcode) => setStep({ kind: 'found', barcode })}
        />
      ) : null}
      {step.kind === 'label' ? (
        <LabelStep
          barcode={step.barcode}
          product={step.product}
          onCreated={(ingredient) => {
            // It carries the code now, and is shown as such.
            setStep({ kind: 'found', barcode: step.barcode })
            onCreated(ingredient, step.barcode)
          }}
          onCancel={() => setStep({ kind: 'found', barcode: step.barcode })}
        />
      ) : null}
    </>
  )
}
