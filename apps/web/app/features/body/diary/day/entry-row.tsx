import type { DiaryEntry } from '@zivina/contract/body/diary-read'
import { tied } from '@zivina/contract/kernel/typography'
import { CloudOff, Copy, EllipsisVertical, MoveRight, PencilLine, Trash2 } from 'lucide-react'
import { PlanEnergy } from '#app/features/planning/board/plan-energy.tsx'
import { useDropping } from '#app/features/planning/board/use-dropping.ts'
import { DishThumb } from '#app/features/planning/dish/dish-thumb.tsx'
import { cn } from '#app/kit/ui/class-names.ts'
import { MenuItem, Popover } from '#app/kit/ui/popover.tsx'
import { useDiaryBoard } from '../diary-context.ts'
import { amountText } from '../helping.ts'

type EntryRowProps = { entry: DiaryEntry; next: string | null; onRepeat: (entry: DiaryEntry) => void }

/** Something that was eaten. It opens by a press, is dragged by a pointer, and carried by keys after Space. */
export function EntryRow({ entry, next, onRepeat }: EntryRowProps) {
  const { guid, day, meal, name } = entry
  const { drop, open, carried, onEntryKey, remove } = useDiaryBoard()
  const { place, over, dragging } = useDropping<HTMLLIElement>({
    item: guid,
    onDrop: (dropped, where) => drop(dropped, { day, meal, before: where === 'before' ? guid : next }),
  })
  return (
    <li
      ref={place}
      className={cn(
        'flex items-center border-t border-line bg-surface',
        dragging && 'opacity-40',
        over === 'before' && 'shadow-[0_-2px_0_0_var(--brand)]',
        over === 'after' && 'shadow-[0_2px_0_0_var(--brand)]',
        carried === guid && 'outline-3 outline-accent outline-dashed',
      )}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: Firefox drags nothing by a button. */}
      <div
        role="button"
        tabIndex={0}
        data-item={guid}
        aria-describedby="diary-carry-help"
        aria-pressed={carried === guid ? true : undefined}
        onClick={() => open({ kind: 'entry', entry: guid })}
        onKeyDown={(event) => onEntryKey(event, entry)}
        className="flex min-h-14 min-w-0 flex-1 items-center gap-3 py-2 pl-3 hover:bg-brand-soft"
      >
        <EntryFace entry={entry} />
      </div>
      <Popover
        label={`Další možnosti: ${name}`}
        size="icon"
        trigger={<EllipsisVertical aria-hidden />}
        className="w-64"
      >
        <MenuItem onClick={() => open({ kind: 'entry', entry: guid })}>
          <PencilLine aria-hidden /> Upravit množství
        </MenuItem>
        <MenuItem onClick={() => open({ kind: 'move', entry: guid })}>
          <MoveRight aria-hidden /> Přesunout jinam
        </MenuItem>
        <MenuItem onClick={() => onRepeat(entry)}>
          <Copy aria-hidden /> Zapsat ještě jednou
        </MenuItem>
        <MenuItem onClick={() => remove(entry)}>
          <Trash2 aria-hidden /> Smazat
        </MenuItem>
      </Popover>
    </li>
  )
}

function EntryFace({ entry }: { entry: DiaryEntry }) {
  const { name, photo, totals, note, guid } = entry
  const amount = amountText(entry)
  const isUnsaved = useDiaryBoard().isUnsaved(guid)
  return (
    <>
      {photo === null ? null : <DishThumb name={name} photo={photo} className="h-10 w-13 shrink-0" />}
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="wrap-anywhere line-clamp-2 leading-snug font-medium">{tied(name)}</span>
        {amount === '' ? null : <span className="figures text-sm text-muted">{amount}</span>}
        {note === '' ? null : <span className="wrap-anywhere line-clamp-2 text-sm text-muted">{note}</span>}
        {isUnsaved ? (
          <span className="flex items-center gap-1.5 text-sm text-pending">
            <CloudOff className="size-4 shrink-0" aria-hidden /> čeká na&nbsp;připojení
          </span>
        ) : null}
      </span>
      <span className="figures shrink-0 text-right font-semibold whitespace-nowrap text-heading">
        {totals.kilojoules === null ? (
          <span className="font-normal text-muted">nevíme</span>
        ) : (
          <PlanEnergy kilojoules={totals.kilojoules} coverage={1} />
        )}
        {totals.kilojoules !== null && totals.nutrient_coverage.kilojoules < 1 ? (
          <span className="block text-sm font-normal text-muted">nejméně</span>
        ) : null}
      </span>
    </>
  )
}
