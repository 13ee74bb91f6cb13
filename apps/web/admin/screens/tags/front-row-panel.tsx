import { Section } from '#admin/kit/record/section.tsx'
import { SortableRow } from '#app/kit/sortable/sortable-row.tsx'
import { ActionButton } from '#app/kit/ui/action-button.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import type { FrontRow } from './use-front-row.ts'

/** The tags of the front page, ordered by dragging or by the arrow keys. */
export function FrontRowPanel({ front }: { front: FrontRow }) {
  const { row, saved, isChanged, move, remove, save, reset } = front
  return (
    <Section title="Řada na titulní stránce">
      {row.length === 0 ? <p className="text-muted">Na titulní stránce není žádný štítek.</p> : null}
      <ol aria-label="Řada na titulní stránce" className="divide-y divide-line empty:hidden">
        {row.map((tag, place) => (
          <SortableRow
            key={tag}
            list="front-row"
            id={tag}
            name={tag}
            place={place}
            onMove={move}
            onRemove={remove}
            className="bg-surface"
            head={<span className="min-w-0 grow wrap-anywhere">{tag}</span>}
            headClassName="flex items-center gap-1"
          >
            {null}
          </SortableRow>
        ))}
      </ol>
      {isChanged ? (
        <p className="text-sm wrap-anywhere text-muted">
          Na titulní stránce je zatím: {saved.length === 0 ? 'nic' : saved.join(', ')}.
        </p>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <ActionButton variant="brand" run={save} pendingLabel="Ukládám…" disabled={!isChanged}>
          Uložit řadu
        </ActionButton>
        {isChanged ? (
          <Button variant="quiet" onClick={reset}>
            Vrátit
          </Button>
        ) : null}
      </div>
    </Section>
  )
}
