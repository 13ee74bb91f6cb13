import { useQuery } from '@tanstack/react-query'
import type { Service } from '@zivina/contract/commerce/services'
import { counted } from '@zivina/czech/plural'
import { czk, formatMoney } from '@zivina/domain/money'
import { useState } from 'react'
import { History } from '#admin/kit/record/history.tsx'
import { Failure } from '#admin/kit/screen/failure.tsx'
import { useTitle } from '#admin/kit/screen/use-title.ts'
import { dateText } from '#app/kit/text/date-text.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { Skeleton } from '#app/kit/ui/skeleton.tsx'
import { sessionApi } from '#app/session/api/session-api.ts'
import { PriceDialog } from './price-dialog.tsx'

const TITLE = 'Ceník služeb'
const LABELS = { price: 'Cena', vat_rate: 'DPH', valid_from: 'Platí od' }

/** Everything that can be ordered, with prices and their history. A new price holds from a day on; past orders keep theirs. */
export function Services() {
  const [changed, setChanged] = useState<Service | null>(null)
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['GET /service'],
    queryFn: ({ signal }) => sessionApi('GET /service', { query: {}, signal }),
    staleTime: 0,
  })
  useTitle(TITLE)
  return (
    <div className="mx-auto flex max-w-7xl flex-col gap-5 px-4 py-6 md:px-6">
      <div>
        <h1 className="text-2xl">{TITLE}</h1>
        <p className="text-muted">
          Nová cena platí od zvoleného dne. Objednávkám a&nbsp;běžícím předplatným zůstává jejich.
        </p>
      </div>
      {error && !isFetching ? <Failure failure={error} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <Skeleton className="h-96 w-full rounded-card" />}
      <ul className="grid items-start gap-5 md:grid-cols-2">
        {data?.results.map((service) => (
          <ServiceCard key={service.guid} service={service} onChange={() => setChanged(service)} />
        ))}
      </ul>
      {changed ? (
        <PriceDialog service={changed} reload={() => void refetch()} onClose={() => setChanged(null)} />
      ) : null}
    </div>
  )
}

function ServiceCard({ service, onChange }: { service: Service; onChange: () => void }) {
  const { guid, name, description, price, vat_rate } = service
  return (
    <li className="flex flex-col gap-3 rounded-card border border-line bg-surface p-5">
      <h2 className="text-xl wrap-anywhere">{name}</h2>
      <p className="text-muted">{description}</p>
      <p>
        <span className="figures block font-heading text-3xl font-semibold">{formatMoney(czk(price))}</span>
        <span className="text-sm text-muted">
          včetně DPH {vat_rate} % · {durationText(service)}
        </span>
      </p>
      <div>
        <Button onClick={onChange} aria-label={`Nová cena: ${name}`}>
          Nová cena
        </Button>
      </div>
      <PriceHistory guid={guid} />
    </li>
  )
}

/** Loaded when it is opened. */
function PriceHistory({ guid }: { guid: string }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="min-h-11 content-center font-medium">Změny ceny</summary>
      {isOpen ? <History noun="service" guid={guid} labels={LABELS} textOf={valueText} /> : null}
    </details>
  )
}

function durationText({ period, duration_days }: Service): string {
  if (period !== null) return period === 'Monthly' ? 'obnovuje se každý měsíc' : 'obnovuje se každý rok'
  return duration_days === null ? 'jednorázově' : counted(duration_days, 'den', 'dny', 'dní')
}

function valueText(field: string, value: unknown): string {
  if (field === 'price' && typeof value === 'number') return formatMoney(czk(value))
  if (field === 'vat_rate') return `${value}\u00a0%`
  return typeof value === 'string' ? dateText(value) : '–'
}
