import type { DiaryEntry } from '@zivina/contract/body/diary-read'
import { MEAL_TYPE_LABELS, type MealType } from '@zivina/domain/catalogue/meal-types'
import { Copy, EllipsisVertical, Plus, Save } from 'lucide-react'
import { PlanEnergy } from '#app/features/planning/board/plan-energy.tsx'
import { mealName } from '#app/features/planning/day-board/carrying.ts'
import { useDropping } from '#app/features/planning/day-board/use-dropping.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { cn } from '#app/kit/ui/class-names.ts'
import { MenuItem, Popover } from '#app/kit/ui/popover.tsx'
import { useDiaryBoard } from '../diary-context.ts'
import { sumOf } from '../diary-days.ts'
import { EntryRow } from './entry-row.tsx'

type MealSectionProps = {
  meal: MealType
  entries: readonly DiaryEntry[]
  onRepeat: (entry: DiaryEntry) => void
}

/** One meal of a day with its sum, what is in it, and a way to add more. Entries are dropped into it. */
export function MealSection({ meal, entries, onRepeat }: MealSectionProps) {
  const { day, drop } = useDiaryBoard()
  const { place, over } = useDropping<HTMLElement>({
    item: null,
    onDrop: (dropped) => drop(dropped, { day, meal_type: meal, before: null }),
  })
  const label = MEAL_TYPE_LABELS[meal]
  const { kilojoules, nutrient_coverage } = sumOf(entries)
  return (
    <section
      ref={place}
      aria-label={label}
      className={cn(
        'overflow-clip rounded-card bg-surface shadow-card print:shadow-none',
        over === 'into' && 'outline-3 outline-brand',
        entries.length === 0 && 'print:hidden',
      )}
    >
      <div className="flex min-h-13 items-center gap-2 pl-3">
        <h3 className="min-w-0 flex-1 text-lg">{label}</h3>
        {entries.length === 0 ? (
          <AddButton meal={meal} className="px-4" />
        ) : (
          <>
            <span className="figures text-right font-semibold text-heading" data-testid="meal-energy">
              <PlanEnergy kilojoules={kilojoules} coverage={nutrient_coverage.kilojoules} />
            </span>
            <MealMenu meal={meal} />
          </>
        )}
      </div>
      {entries.length > 0 ? (
        <>
          <ul aria-label={`Zapsáno, ${mealName(meal)}`}>
            {entries.map((entry, at) => (
              <EntryRow key={entry.guid} entry={entry} next={entries[at + 1]?.guid ?? null} onRepeat={onRepeat} />
            ))}
          </ul>
          <AddButton meal={meal} className="w-full justify-start rounded-none border-t border-line px-3" />
        </>
      ) : null}
    </section>
  )
}

function AddButton({ meal, className }: { meal: MealType; className: string }) {
  const { open } = useDiaryBoard()
  return (
    <Button
      variant="quiet"
      aria-haspopup="dialog"
      aria-label={`Přidat, ${mealName(meal)}`}
      className={cn('text-brand print:hidden', className)}
      onClick={() => open({ kind: 'add', meal })}
    >
      <Plus aria-hidden /> Přidat
    </Button>
  )
}

function MealMenu({ meal }: { meal: MealType }) {
  const { open } = useDiaryBoard()
  return (
    <div className="print:hidden">
      <Popover
        label={`Další možnosti, ${mealName(meal)}`}
        size="icon"
        trigger={<EllipsisVertical aria-hidden />}
        className="w-64"
      >
        <MenuItem onClick={() => open({ kind: 'copy', meal })}>
          <Copy aria-hidden /> Kopírovat jinam
        </MenuItem>
        <MenuItem onClick={() => open({ kind: 'save', meal })}>
          <Save aria-hidden /> Uložit jako jídlo
        </MenuItem>
      </Popover>
    </div>
  )
}
