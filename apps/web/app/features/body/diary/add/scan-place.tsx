import { ScanButton } from '#app/features/catalogue/scanner/scan-button.tsx'
import { type Choice, fromFood, fromProduct } from '../choices.ts'

/** The button that finds a food by its barcode, beside the search field. */
export function ScanPlace({ onChosen }: { onChosen: (choice: Choice) => void }) {
  return (
    <ScanButton
      isIcon
      takesProducts
      verb="Vybrat"
      onChosen={(choice) =>
        onChosen(choice.kind === 'product' ? fromProduct(choice.product) : fromFood(choice.ingredient))
      }
    />
  )
}
