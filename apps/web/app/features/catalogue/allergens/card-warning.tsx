import { listedWarning } from '@zivina/domain/catalogue/allergens/allergen-warnings'
import type { Allergen } from '@zivina/domain/catalogue/allergens/allergens'
import { WarningText } from './warning-text.tsx'

type CardWarningProps = { without: readonly Allergen[]; avoided: readonly Allergen[] }

/** The warning on the card of a recipe that is not surely free of what the user avoids. */
export default function CardWarning({ without, avoided }: CardWarningProps) {
  return <WarningText text={listedWarning(without, avoided)} />
}
