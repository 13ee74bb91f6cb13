import type { Product } from '@zivina/contract/catalogue/products'
import { formatNutrient, UNKNOWN_LABEL } from '@zivina/domain/catalogue/format'
import { NUTRIENT_LABELS } from '@zivina/domain/catalogue/nutrient-labels'
import { PRODUCT_FAULTS, type ProductFigure } from '@zivina/domain/catalogue/products/product-faults'
import { CircleAlert } from 'lucide-react'
import { BASIS_LABELS } from '../ingredient-editor/units-text.ts'

/** In the order of a label (Regulation (EU) No 1169/2011, Annex XV). */
const ROWS = [
  { field: 'kilojoules' },
  { field: 'calories' },
  { field: 'fat' },
  { field: 'saturated_fats', isPart: true },
  { field: 'carbohydrates' },
  { field: 'sugars', isPart: true },
  { field: 'fiber' },
  { field: 'protein' },
  { field: 'salt' },
] as const satisfies readonly { field: ProductFigure; isPart?: true }[]

type ProductFiguresProps = {
  product: Product
  /** Whether the source has figures that cannot be, beyond the faults of the product. */
  hasFaults: boolean
}

/** The label's figures per 100 g or 100 ml. Those that cannot be are shown as such, and count as unknown. */
export function ProductFigures({ product, hasFaults }: ProductFiguresProps) {
  const { faults, weight_units } = product
  const codes = [...new Set(faults.map(({ code }) => code))]
  return (
    <>
      {codes.length > 0 || hasFaults ? (
        <div className="flex items-start gap-3 rounded-card bg-accent-soft p-4">
          <CircleAlert className="mt-0.5 size-6 shrink-0 text-heading" aria-hidden />
          <div className="flex flex-col gap-1">
            <p className="font-semibold">
              Některé údaje zdroje nemohou být správně, proto je nepočítáme{codes.length > 0 ? ':' : '.'}
            </p>
            {codes.length > 0 ? (
              <ul className="list-disc pl-5">
                {codes.map((code) => (
                  <li key={code}>{PRODUCT_FAULTS[code]}</li>
                ))}
              </ul>
            ) : (
              <p>Které to jsou, ukážeme, až budete online.</p>
            )}
          </div>
        </div>
      ) : null}
      <table className="w-full border-collapse">
        <caption className="pb-1 text-left font-semibold">Výživové údaje {BASIS_LABELS[weight_units]}</caption>
        <tbody className="divide-y divide-line">
          {ROWS.map(({ field, ...row }) => (
            <tr key={field}>
              <th scope="row" className={`py-1.5 pr-3 text-left font-normal ${'isPart' in row ? 'pl-4' : ''}`}>
                {'isPart' in row
                  ? `z\u00a0toho ${NUTRIENT_LABELS[field].name.toLowerCase()}`
                  : NUTRIENT_LABELS[field].name}
              </th>
              <td className="figures py-1.5 text-right">
                <Figure product={product} field={field} hasFaults={hasFaults} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

function Figure({ product, field, hasFaults }: ProductFiguresProps & { field: ProductFigure }) {
  const value = product[field]
  if (value !== null) return formatNutrient(field, value)
  const fault = product.faults.find((each) => each.field === field)
  if (!fault) return <span className="text-muted">{hasFaults ? 'nevíme' : UNKNOWN_LABEL}</span>
  return (
    <span className="text-muted">
      nevíme
      {fault.value === null ? null : (
        <span className="block text-sm">zdroj uvádí {formatNutrient(field, fault.value)}</span>
      )}
    </span>
  )
}
