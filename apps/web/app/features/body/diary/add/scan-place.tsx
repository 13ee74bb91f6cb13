import { ScanButton } from '#app/features/catalogue/scanner/scan-button.tsx'
import { type Choice, fromFood, fromProduct } from '../choices.ts'

type ScanPlaceProps = {
  /** A code that was typed into the field. */
  code?: string
  onChosen: (choice: Choice) => void
}

/** The button that finds a food by its barcode, beside the field or of what was typed there. */
export function ScanPlace({ code, onChosen }: ScanPlaceProps) {
  return (
    <ScanButton
      isIcon={code === undefined}
      code={code}
      takesProducts
      verb="Vybrat"
      onChosen={(choice) =>
        onChosen(choice.kind === 'product' ? fromProduct(choice.product) : fromFood(choice.ingredient))
      }
    />
  )
}
