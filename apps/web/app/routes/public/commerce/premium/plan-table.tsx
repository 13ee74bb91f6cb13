import { Check, Minus } from 'lucide-react'

const COLUMNS = ['Zdarma', 'Premium', 'Premium Plus'] as const

/** Features of the plans, in the order of the columns. */
const ROWS: readonly (readonly [what: string, free: boolean, premium: boolean, plus: boolean])[] = [
  ['Recepty s\u00a0přepočtem surovin a\u00a0porcí', true, true, true],
  ['Filtry podle cíle, zdraví a\u00a0surovin', true, true, true],
  ['Oblíbené recepty a\u00a0uložené filtry', true, true, true],
  ['Vlastní recepty a\u00a0suroviny', true, true, true],
  ['Deník a\u00a0čtečka čárových kódů', true, true, true],
  ['Články, návody a\u00a0kalkulačky', true, true, true],
  ['Uložené úpravy receptů', false, true, true],
  ['Jídelníček spočítaný podle vašeho cíle', false, true, true],
  ['Hotové jídelníčky od nás', false, true, true],
  ['Nákupní seznam, který se sám sečte', false, true, true],
  ['Trend hmotnosti a\u00a0míry', false, true, true],
  ['Vstupní konzultace v\u00a0nutriční poradně', false, false, true],
]

/** A table that fits a phone: the features in one column, three narrow ones beside it. */
export function PlanTable() {
  return (
    <div className="overflow-x-auto rounded-card bg-surface shadow-card">
      <table className="w-full border-collapse">
        <caption className="sr-only">Srovnání členství</caption>
        <thead>
          <tr className="border-b border-line">
            <th scope="col" className="p-3 text-left font-semibold sm:p-4">
              <span className="sr-only">Funkce</span>
            </th>
            {COLUMNS.map((column) => (
              <th
                key={column}
                scope="col"
                className="w-16 p-1 sm:w-1/5 text-center text-sm leading-tight font-semibold sm:p-4 sm:text-base"
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map(([what, ...plans]) => (
            <tr key={what} className="border-b border-line last:border-0">
              <th scope="row" className="p-3 text-left font-normal sm:p-4">
                {what}
              </th>
              {plans.map((included, index) => (
                <td key={COLUMNS[index]} className="p-2 text-center">
                  <Mark included={included} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Mark({ included }: { included: boolean }) {
  const Icon = included ? Check : Minus
  return (
    <>
      <Icon className={included ? 'mx-auto size-6 text-brand' : 'mx-auto size-5 text-muted'} aria-hidden />
      <span className="sr-only">{included ? 'ano' : 'ne'}</span>
    </>
  )
}
