import type { BodyMeasurement } from '@zivina/contract/body/body-measurements'
import { PencilLine, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { lazyDialog } from '#app/kit/parts/lazy-part.tsx'
import { dayText } from '#app/kit/text/dates.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { EmptyState } from '#app/kit/ui/empty-state.tsx'
import { sayGirths, sayKilograms } from './measurement-words.ts'
import type { Measurements } from './use-measurements.ts'

const MeasurementDialog = lazyDialog(() => import('./measurement-dialog.tsx'))

/** So many records are shown at first. */
const SHOWN = 10

/** All records, the newest first, with a way to add, change and delete one. */
export function MeasurementList({ measurements }: { measurements: Measurements }) {
  const [edited, setEdited] = useState<BodyMeasurement | 'new' | null>(null)
  const [isWhole, setWhole] = useState(false)
  const days = measurements.data ?? []
  const shown = isWhole ? days : days.slice(0, SHOWN)
  const more = async () => {
    if (isWhole) await measurements.fetchNextPage()
    setWhole(true)
  }
  return (
    <section aria-label="Záznamy" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-2xl">Záznamy</h2>
        <Button aria-haspopup="dialog" onClick={() => setEdited('new')}>
          <Plus aria-hidden />
          Přidat měření
        </Button>
      </div>
      {days.length === 0 ? (
        <EmptyState picture="weight" title="Zatím tu nic není">
          Zapište nahoře dnešní hmotnost, nebo přidejte měření z&nbsp;kteréhokoli dne. Stačí i&nbsp;jediná míra.
        </EmptyState>
      ) : (
        <ul aria-label="Měření" className="overflow-hidden rounded-card bg-surface shadow-card">
          {shown.map((day) => (
            <MeasurementRow
              key={day.day}
              measurement={day}
              onEdit={() => setEdited(day)}
              onRemove={() => void measurements.remove(day)}
            />
          ))}
        </ul>
      )}
      {shown.length < measurements.count ? (
        <Button className="self-center" onClick={() => void more()}>
          {measurements.isFetchingNextPage ? 'Načítám…' : 'Další záznamy'}
        </Button>
      ) : null}
      {edited ? (
        <MeasurementDialog
          measurement={edited === 'new' ? null : edited}
          measurements={measurements}
          onClose={() => setEdited(null)}
        />
      ) : null}
    </section>
  )
}

const BUTTON =
  'inline-flex size-11 shrink-0 items-center justify-center rounded-full text-muted hover:bg-brand-soft [&_svg]:size-5'

type RowProps = { measurement: BodyMeasurement; onEdit: () => void; onRemove: () => void }

function MeasurementRow({ measurement, onEdit, onRemove }: RowProps) {
  const day = dayText(measurement.day)
  const girths = sayGirths(measurement)
  return (
    <li className="flex items-center gap-2 border-b border-line py-1 pr-1 pl-4 last:border-b-0">
      <div className="min-w-0 flex-1 py-2">
        <p className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span>{day}</span>
          {measurement.weight === null ? null : (
            <span className="figures text-lg font-semibold whitespace-nowrap">
              {sayKilograms(measurement.weight, 2)}
            </span>
          )}
        </p>
        {girths === '' ? null : <p className="figures text-sm text-muted">{girths}</p>}
      </div>
      <button type="button" aria-haspopup="dialog" aria-label={`Upravit ${day}`} className={BUTTON} onClick={onEdit}>
        <PencilLine aria-hidden />
      </button>
      <button type="button" aria-label={`Smazat ${day}`} className={BUTTON} onClick={onRemove}>
        <Trash2 aria-hidden />
      </button>
    </li>
  )
}
