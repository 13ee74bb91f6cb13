import type { ManagedShopItem } from '@zivina/contract/commerce/shop'
import { momentText } from '#app/kit/text/dates.ts'
import { ConfirmButton } from '#app/kit/ui/confirm-button.tsx'
import { sessionApi } from '#app/session/api/session-api.ts'

/** The sales of an item, each of which can be deleted. */
export function Sales({ of: { name, sales }, reload }: { of: ManagedShopItem; reload: () => void }) {
  if (sales.length === 0) return <p className="text-muted">Položka v&nbsp;akci není ani nebyla.</p>
  const remove = async (guid: string) => {
    await sessionApi('DELETE /shop_sale/{guid}', { params: { guid } })
    reload()
  }
  return (
    <section aria-label="Akce">
      <h3 className="font-semibold">Akce</h3>
      <ul className="divide-y divide-line">
        {sales.map(({ guid, percent, begins, ends }) => (
          <li key={guid} className="flex items-center justify-between gap-3 py-2">
            <span className="text-sm">
              <span className="block font-medium">Sleva {percent} %</span>
              <span className="figures text-muted">
                {momentText(begins)} – {momentText(ends)}
              </span>
            </span>
            <ConfirmButton
              label="Smazat"
              variant="quiet"
              title={`Smazat akci na ${name}?`}
              action={{ label: 'Smazat akci', pendingLabel: 'Mažu…', run: () => remove(guid) }}
              keepLabel="Ponechat"
            >
              Kdo v&nbsp;ní nakoupil, má dál cenu z&nbsp;akce.
            </ConfirmButton>
          </li>
        ))}
      </ul>
    </section>
  )
}
