import type { DiaryEntry } from '@zivina/contract/body/diary-read'
import { tied } from '@zivina/contract/kernel/typography'
import { CloudOff, Copy, EllipsisVertical, MoveRight, PencilLine, Trash2 } from 'lucide-react'
import { MovableItem } from '#app/features/planning/day-board/movable-item.tsx'
import { DishThumb } from '#app/features/planning/dish/dish-thumb.tsx'
import { MenuItem, Popover } from '#app/kit/ui/popover.tsx'
import { useDiaryBoard } from '../diary-context.ts'
import { amountText } from '../helping.ts'
import type { ShownEnergy } from '../shown-energy.ts'
import { ShownEnergyText } from './shown-energy-text.tsx'

type EntryRowProps = {
  entry: DiaryEntry
  /** Undefined where it is unknown. */
  energy: ShownEnergy | undefined
  next: string | null
  onRepeat: (entry: DiaryEntry) => void
}

/** Something that was eaten, which opens its amount. */
export function EntryRow({ entry, energy, next, onRepeat }: EntryRowProps) {
  const { guid, day, meal, name } = entry
  const board = useDiaryBoard()
  const { open, remove } = board
  return (
    <MovableItem
      item={entry}
      spot={{ day, meal_type: meal }}
      next={next}
      moves={board}
      onOpen={() => open({ kind: 'entry', entry: guid })}
      className="flex items-center border-t border-line bg-surface"
      faceClassName="flex min-h-14 items-center gap-3 py-2 pl-3"
      face={<EntryFace entry={entry} energy={energy} />}
    >
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
    </MovableItem>
  )
}

function EntryFace({ entry, energy }: Pick<EntryRowProps, 'entry' | 'energy'>) {
  const { name, photo, totals, note, guid } = entry
  const amount = amountText(entry)
  const isUnsaved = useDiaryBoard().isUnsaved(guid)
  return (
    <>
      {photo === null ? null : <DishThumb name={name} photo={photo} food={entry.ingredient} className="h-10 w-13" />}
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
        {energy === undefined ? (
          <span className="font-normal text-muted">nevíme</span>
        ) : (
          <ShownEnergyText energy={energy} />
        )}
        {totals.kilojoules !== null && totals.nutrient_coverage.kilojoules < 1 ? (
          <span className="block text-sm font-normal text-muted">nejméně</span>
        ) : null}
      </span>
    </>
  )
}
