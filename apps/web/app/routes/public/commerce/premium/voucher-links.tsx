import type { Service } from '@zivina/contract/commerce/services'
import { tied } from '@zivina/contract/kernel/typography'
import { czk, formatMoney } from '@zivina/domain/money'
import { checkoutPath } from '#app/features/commerce/paths.ts'
import { LinkButton } from '#app/kit/ui/link-button.tsx'

/** Premium as a gift: the vouchers with their prices. */
export function VoucherLinks({ vouchers }: { vouchers: readonly Service[] }) {
  if (vouchers.length === 0) return null
  return (
    <section aria-labelledby="darek" className="flex flex-col gap-4 rounded-card bg-surface p-6 shadow-card">
      <h2 id="darek" className="text-xl">
        Premium jako dárek
      </h2>
      <ul className="flex flex-col gap-5 sm:gap-4">
        {vouchers.map(({ guid, slug, name, description, price }) => (
          <li key={guid} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <div className="flex max-w-text flex-col">
              <h3 className="text-base">{tied(name)}</h3>
              <p className="text-muted">{tied(description)}</p>
            </div>
            <LinkButton href={checkoutPath(slug)}>Darovat za {formatMoney(czk(price))}</LinkButton>
          </li>
        ))}
      </ul>
    </section>
  )
}
