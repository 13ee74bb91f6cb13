import { tied } from '@zivina/contract/kernel/typography'
import type { SharedShoppingList } from '@zivina/contract/planning/shopping-lists'
import { Check } from 'lucide-react'
import { InOrder } from '#app/kit/text/in-order.tsx'

type Departments = SharedShoppingList['departments']

/** What is left to buy by department, and below it what is in the basket already. */
export function SharedLines({ departments }: { departments: Departments }) {
  const open = departments
    .map(({ name, lines }) => ({ name, lines: lines.filter((line) => !line.is_ticked) }))
    .filter(({ lines }) => lines.length > 0)
  const ticked = departments.flatMap(({ lines }) => lines.filter((line) => line.is_ticked))
  return (
    <>
      {open.length === 0 ? (
        <p role="status" className="rounded-card bg-brand-soft px-4 py-3 font-medium text-brand-strong">
          {ticked.length === 0 ? 'Seznam je prázdný.' : 'Všechno je koupené.'}
        </p>
      ) : null}
      {open.map(({ name, lines }) => (
        <section key={name ?? ''} aria-label={name ?? 'Ostatní'} className="flex flex-col gap-1">
          <h2 className="px-3 text-base font-semibold text-muted">{name ?? 'Ostatní'}</h2>
          <ul className="overflow-hidden rounded-card bg-surface shadow-card">
            <InOrder items={lines}>
              {({ text }) => (
                <li className="flex min-h-13 items-center gap-4 border-b border-line px-3 py-2 text-lg last:border-b-0 print:min-h-0 print:break-inside-avoid print:py-1">
                  <span aria-hidden className="size-6 shrink-0 rounded-md border-2 border-control" />
                  <span className="figures wrap-anywhere min-w-0">{tied(text)}</span>
                </li>
              )}
            </InOrder>
          </ul>
        </section>
      ))}
      {ticked.length > 0 ? (
        <section aria-label="V&nbsp;košíku" className="flex flex-col gap-1 print:hidden">
          <h2 className="px-3 text-base font-semibold text-muted">V&nbsp;košíku ({ticked.length})</h2>
          <ul className="overflow-hidden rounded-card bg-sunken text-muted">
            <InOrder items={ticked}>
              {({ text }) => (
                <li className="flex min-h-11 items-center gap-4 px-3 py-2">
                  <Check aria-hidden className="size-5 shrink-0" />
                  <span className="wrap-anywhere min-w-0 line-through">{tied(text)}</span>
                </li>
              )}
            </InOrder>
          </ul>
        </section>
      ) : null}
    </>
  )
}
