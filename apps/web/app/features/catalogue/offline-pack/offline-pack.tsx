import { useQuery } from '@tanstack/react-query'
import { formatNumber } from '@zivina/czech/format-number'
import { counted } from '@zivina/czech/plural'
import { PRODUCT_ATTRIBUTION } from '@zivina/domain/catalogue/products/attribution'
import { Download, RefreshCw, WifiOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Panel } from '#app/kit/page/panel.tsx'
import { useStore } from '#app/kit/state/store.ts'
import { dayText } from '#app/kit/text/dates.ts'
import { ActionButton } from '#app/kit/ui/action-button.tsx'
import { ConfirmButton } from '#app/kit/ui/confirm-button.tsx'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { useAccount } from '#app/session/account/account-context.ts'
import { downloadPack } from './pack-download.ts'
import { canStore, dropFile, findStored, packState, type StoredPack } from './pack-store.ts'

/** Products that this device keeps for shops without a signal: to download, to bring up to date, to remove. */
export function OfflinePack() {
  const { api } = useAccount()
  const { stored } = useStore(packState.subscribe, packState.read, { stored: undefined })
  const [percent, setPercent] = useState<number | null>(null)
  const facts = useQuery({
    queryKey: ['product-pack'],
    queryFn: ({ signal }) => api('GET /product/pack_version', { signal }),
  })
  useEffect(() => {
    void findStored()
  }, [])
  const { data } = facts
  const isThere = typeof data?.version === 'string'
  if (stored === undefined || !canStore() || (stored === null && !isThere)) return null
  const isNewer = isThere && stored !== null && data.version !== stored.version
  const get = async () => {
    if (!data) return
    setPercent(0)
    await downloadPack(data, setPercent).finally(() => setPercent(null))
    showSnackbar('Produkty jsou stažené. Skener je najde i\u00a0bez připojení.', 'success')
  }
  return (
    <Panel
      title="Produkty bez připojení"
      Icon={WifiOff}
      intro="V&nbsp;obchodě bez signálu skener pozná české produkty i&nbsp;tak. Soubor zůstane jen v&nbsp;tomto zařízení."
    >
      {stored === null ? null : <StoredPackLine stored={stored} isNewer={isNewer} />}
      {percent === null ? null : (
        <progress aria-label="Stahování produktů" max={100} value={percent} className="h-2 w-full" />
      )}
      <div className="flex flex-wrap gap-3">
        {stored === null ? (
          <ActionButton variant="brand" run={get} pendingLabel={pendingText(percent)}>
            <Download aria-hidden />
            Stáhnout produkty pro použití bez připojení
          </ActionButton>
        ) : null}
        {isNewer ? (
          <ActionButton variant="brand" run={get} pendingLabel={pendingText(percent)}>
            <RefreshCw aria-hidden />
            Aktualizovat
          </ActionButton>
        ) : null}
        {stored === null ? null : (
          <ConfirmButton
            label="Smazat stažené produkty"
            title="Smazat stažené produkty?"
            action={{ label: 'Smazat', run: dropFile }}
            keepLabel="Ponechat"
          >
            Bez připojení je pak skener nepozná. Stáhnout je můžete kdykoli znovu.
          </ConfirmButton>
        )}
      </div>
      {stored === null && data ? <p className="text-sm text-muted">{sizeText(data)}</p> : null}
      <p className="text-sm text-muted">
        <a href={PRODUCT_ATTRIBUTION.license_url} rel="noopener" className="underline underline-offset-4">
          {PRODUCT_ATTRIBUTION.text}
        </a>
      </p>
    </Panel>
  )
}

function StoredPackLine({ stored, isNewer }: { stored: StoredPack; isNewer: boolean }) {
  return (
    <p>
      {sizeText(stored)}, stav k&nbsp;{dayText(stored.built_at)}.{' '}
      {isNewer ? <strong>Je k&nbsp;dispozici novější verze.</strong> : null}
    </p>
  )
}

const pendingText = (percent: number | null) => `Stahuji… ${percent ?? 0}\u00a0%`

/** „12 500 produktů, 0,6 MB“. */
function sizeText({ products, size }: Pick<StoredPack, 'products' | 'size'>): string {
  const isSmall = size < 100_000
  const amount = isSmall ? `${formatNumber(size / 1000, 1)}\u00a0kB` : `${formatNumber(size / 1_000_000, 1)}\u00a0MB`
  return `${counted(products, 'produkt', 'produkty', 'produktů')}, ${amount}`
}
