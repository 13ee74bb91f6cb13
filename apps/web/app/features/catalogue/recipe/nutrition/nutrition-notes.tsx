import { formatNutrient } from '@zivina/domain/catalogue/format'
import { REFERENCE_INTAKES } from '@zivina/nutrition/reference-intake'

/** Explains the figures and their sources. */
export function NutritionNotes() {
  const energy = `${formatNutrient('kilojoules', REFERENCE_INTAKES.kilojoules)} / ${formatNutrient('calories', REFERENCE_INTAKES.calories)}`
  return (
    <div className="flex max-w-text flex-col gap-2 text-sm text-muted print:hidden">
      <p>
        RHP je referenční hodnota příjmu průměrné dospělé osoby ({energy} denně) podle nařízení (EU) č.&nbsp;1169/2011.
        Vaše potřeba může být jiná; pro vlákninu nařízení hodnotu nestanoví. Podíl na energii je něco jiného: říká,
        jakou část energie jídla dodávají bílkoviny, sacharidy a&nbsp;tuky, a&nbsp;dává dohromady 100&nbsp;%.
      </p>
      <p>
        Hodnoty počítáme ze surovin před tepelnou úpravou. Složení potravin: Anses-CIQUAL 2020, USDA National Nutrient
        Database SR28, Schweizer Nährwertdatenbank V5.3 (BLV) a&nbsp;BLS 4.0 (Max Rubner-Institut); u&nbsp;několika
        výrobků typické hodnoty z&nbsp;českých etiket.
      </p>
    </div>
  )
}
