import { useQuery } from '@tanstack/react-query'
import type { Order, Transfer } from '@zivina/contract/commerce/order'
import { SUCCESS_MESSAGES } from '@zivina/contract/kernel/success-messages'
import { formatMoney } from '@zivina/domain/money'
import { Copy } from 'lucide-react'
import { dayText } from '#app/kit/text/dates.ts'
import { ActionButton } from '#app/kit/ui/action-button.tsx'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'

type TransferPanelProps = { order: Order; transfer: Transfer }

/** How to send the transfer: the QR code for the application of the bank, and the same to copy. */
export function TransferPanel({ order: { amount }, transfer }: TransferPanelProps) {
  const { account, iban, variable_symbol, pay_until, spayd } = transfer
  return (
    <section
      aria-labelledby="kam-poslat"
      className="flex w-full flex-col gap-5 rounded-card bg-surface p-5 shadow-card sm:p-6"
    >
      <h2 id="kam-poslat" className="text-xl">
        Kam peníze poslat
      </h2>
      <div className="grid gap-6 sm:grid-cols-[auto_minmax(0,1fr)]">
        <PaymentCode spayd={spayd} />
        <dl className="figures flex flex-col gap-2">
          <Row term="Částka" text={formatMoney(amount)} copied={crowns(amount.haler)} />
          <Row term="Číslo účtu" text={account} copied={account} />
          <Row term="Variabilní symbol" text={variable_symbol} copied={variable_symbol} />
          <Row term="IBAN" text={iban.replace(/(.{4})(?=.)/g, '$1 ')} copied={iban} />
          <Row term="Zaplaťte nejpozději" text={dayText(pay_until)} copied={null} />
        </dl>
      </div>
      <p className="max-w-text text-muted">
        Kód načtete v{'\u00a0'}aplikaci své banky. Pošlete přesnou částku s{'\u00a0'}variabilním symbolem: podle nich
        platbu poznáme.
      </p>
    </section>
  )
}

/** Drawn in the browser, where it is needed: the library does not belong into the page's first files. */
function PaymentCode({ spayd }: { spayd: string }) {
  const { data: qr } = useQuery({
    queryKey: ['qr', spayd],
    queryFn: async () => (await import('#app/kit/qr/qr-path.ts')).qrPath(spayd),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <div className="aspect-square w-full max-w-56 justify-self-center rounded-md bg-white sm:w-52">
      {qr === undefined ? null : (
        <svg viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label="QR platba" shapeRendering="crispEdges">
          <path d={qr.path} className="fill-ink-950" />
        </svg>
      )}
    </div>
  )
}

function Row({ term, text, copied }: { term: string; text: string; copied: string | null }) {
  const copy = async () => {
    await navigator.clipboard.writeText(copied ?? text)
    showSnackbar(SUCCESS_MESSAGES.SUCCESSFULLY_COPIED, 'success')
  }
  return (
    <div className="grid min-h-11 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3">
      <dt className="text-sm text-muted">{term}</dt>
      <dd className="col-start-1 font-semibold text-heading wrap-anywhere">{text}</dd>
      {copied === null ? null : (
        <dd className="col-start-2 row-span-2 row-start-1">
          <ActionButton run={copy} variant="quiet" aria-label={`Zkopírovat: ${term}`}>
            <Copy aria-hidden />
          </ActionButton>
        </dd>
      )}
    </div>
  )
}

/** An amount as fields of banks take it: „1690,00“. */
function crowns(haler: number): string {
  return `${Math.trunc(haler / 100)},${String(haler % 100).padStart(2, '0')}`
}
