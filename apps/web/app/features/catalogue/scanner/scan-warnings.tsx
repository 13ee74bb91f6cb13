import type { BarcodeAnswer, BarcodeWarning } from '@zivina/contract/catalogue/products'
import { ALLERGEN_SHORT_LABELS } from '@zivina/domain/catalogue/allergens/allergen-short-labels'
import { CircleHelp, TriangleAlert } from 'lucide-react'

type ScanWarningsProps = {
  answer: Pick<BarcodeAnswer, 'warnings' | 'avoided' | 'allergens_known' | 'excluded' | 'ingredients_known'>
}

/** What the person avoids and the food contains, before anything else; and what is unknown about it. */
export function ScanWarnings({ answer }: ScanWarningsProps) {
  const { warnings, avoided, allergens_known, excluded, ingredients_known } = answer
  const unseen = ingredients_known ? [] : excluded.filter((name) => !warnings.some((one) => one.name === name))
  const unsaid = allergens_known ? [] : avoided.filter((one) => !warnings.some(({ allergen }) => allergen === one))
  return (
    <div className="flex flex-col gap-3 empty:hidden">
      {warnings.length > 0 ? (
        <div role="alert" className="flex items-start gap-3 rounded-card border-4 border-error bg-error-soft p-4">
          <TriangleAlert className="size-8 shrink-0 text-error" aria-hidden />
          <div className="flex flex-col gap-1">
            <p className="font-heading text-xl font-bold text-error">Pozor, tohle nejíte</p>
            <ul className="text-lg font-semibold">
              {warnings.map((warning) => (
                <li key={`${warning.kind} ${warning.name}`}>{warningWords(warning)}</li>
              ))}
            </ul>
          </div>
        </div>
      ) : null}
      {unsaid.length > 0 ? (
        <p className="flex items-start gap-3 rounded-card border border-control bg-sunken p-4">
          <CircleHelp className="mt-0.5 size-6 shrink-0" aria-hidden />
          <span>
            <strong>O&nbsp;alergenech nevíme.</strong> Zdroj neříká, jestli obsahuje:{' '}
            {unsaid.map((allergen) => ALLERGEN_SHORT_LABELS[allergen]).join(', ')}. Ověřte to prosím na obalu.
          </span>
        </p>
      ) : null}
      {unseen.length > 0 ? (
        <p className="flex items-start gap-3 rounded-card border border-control bg-sunken p-4">
          <CircleHelp className="mt-0.5 size-6 shrink-0" aria-hidden />
          <span>
            <strong>Složení spolehlivě neznáme.</strong> Nevíme, jestli obsahuje, co nejíte: {unseen.join(', ')}.
            Přečtěte si prosím obal.
          </span>
        </p>
      ) : null}
    </div>
  )
}

const LEAD = {
  allergen: 'Obsahuje',
  gluten: 'Obsahuje',
  trace: 'Může obsahovat stopy',
  excluded: 'Obsahuje',
} as const satisfies Record<BarcodeWarning['kind'], string>

function warningWords({ kind, name, is_certain }: BarcodeWarning): string {
  const lead = kind === 'excluded' && !is_certain ? 'Pravděpodobně obsahuje' : LEAD[kind]
  return `${lead}: ${name}`
}
