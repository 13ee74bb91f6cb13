import type { ProgressPhoto } from '@zivina/contract/body/progress-photos'
import { calendarDay } from '@zivina/domain/calendar-day'
import { Camera, Trash2 } from 'lucide-react'
import { type ChangeEvent, useId, useState } from 'react'
import { describeFailure } from '#app/kit/form/form-failure.ts'
import { Notice, NoticeRegion } from '#app/kit/form/notice.tsx'
import { TextField } from '#app/kit/form/text-field.tsx'
import { QueryGate } from '#app/kit/list/query-gate.tsx'
import { Panel } from '#app/kit/page/panel.tsx'
import { PhotoProblem } from '#app/kit/photo-upload/prepare-photo.ts'
import { dayText } from '#app/kit/text/dates.ts'
import { Skeletons } from '#app/kit/ui/skeleton.tsx'
import { OwnPhoto, PhotoComparison } from './photo-comparison.tsx'
import type { PhotoRemoval } from './photo-removal.ts'
import { useProgressPhotos } from './use-progress-photos.ts'

const GRID = 'grid grid-cols-2 gap-3 sm:grid-cols-3'

/** Photos by which a person sees how their body changes: added, compared and deleted by their owner alone. */
export default function ProgressPhotos({ removed, remove }: PhotoRemoval) {
  const photos = useProgressPhotos()
  return (
    <Panel
      title="Fotky postupu"
      Icon={Camera}
      intro="Vidíte je jen vy: nemají žádnou veřejnou adresu a&nbsp;místo pořízení z&nbsp;nich mažeme."
    >
      <AddPhoto add={photos.add} />
      <QueryGate
        query={photos}
        waiting={{
          text: 'Načítám fotky…',
          className: GRID,
          shape: <Skeletons count={3} className="aspect-3/4 w-full rounded-md" />,
        }}
      >
        {(kept) => {
          const all = kept.filter(({ guid }) => !removed.has(guid))
          return (
            <>
              {all.length > 1 ? <PhotoComparison photos={all} /> : null}
              {all.length === 0 ? (
                <p className="text-muted">
                  Zatím tu žádná není. Fotky ze stejného místa a&nbsp;za stejného světla se porovnají nejlépe.
                </p>
              ) : (
                <ul aria-label="Fotky postupu" className={GRID}>
                  {all.map((photo) => (
                    <PhotoTile key={photo.guid} photo={photo} onRemove={() => remove(photo)} />
                  ))}
                </ul>
              )}
            </>
          )
        }}
      </QueryGate>
    </Panel>
  )
}

function PhotoTile({ photo, onRemove }: { photo: ProgressPhoto; onRemove: () => void }) {
  const day = dayText(photo.day)
  return (
    <li className="flex flex-col gap-1">
      <OwnPhoto photo={photo} className="aspect-3/4 object-cover" />
      <div className="flex items-center justify-between gap-2">
        <span className="text-sm">{day}</span>
        <button
          type="button"
          aria-label={`Smazat fotku ${day}`}
          className="inline-flex size-11 shrink-0 items-center justify-center rounded-full text-muted hover:bg-brand-soft [&_svg]:size-5"
          onClick={onRemove}
        >
          <Trash2 aria-hidden />
        </button>
      </div>
    </li>
  )
}

function AddPhoto({ add }: { add: (file: File, day: string) => Promise<void> }) {
  const id = useId()
  const today = calendarDay(new Date())
  const [day, setDay] = useState(today)
  const [isPending, setPending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (!file || isPending) return
    setProblem(null)
    setPending(true)
    try {
      await add(file, day)
    } catch (failure) {
      setProblem(failure instanceof PhotoProblem ? failure.message : describeFailure(failure).message)
    } finally {
      setPending(false)
      target.value = ''
    }
  }
  return (
    <div className="flex flex-col gap-3">
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          label="Den na fotce"
          type="date"
          max={today}
          value={day}
          onChange={({ target }) => setDay(target.value === '' ? today : target.value)}
        />
        <div className="flex flex-col gap-1.5">
          <label htmlFor={id} className="font-medium">
            Přidat fotku
          </label>
          <input
            id={id}
            type="file"
            accept="image/*"
            aria-disabled={isPending || undefined}
            className="min-h-11 w-full rounded-md border border-control bg-surface p-2"
            onChange={(event) => void choose(event)}
          />
        </div>
      </div>
      <NoticeRegion>
        {isPending ? <Notice tone="info">Ukládám fotku…</Notice> : null}
        {problem ? <Notice tone="error">{problem}</Notice> : null}
      </NoticeRegion>
    </div>
  )
}
