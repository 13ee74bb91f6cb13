import type { DiaryEntry } from '@zivina/contract/body/diary-read'
import { MEAL_TYPE_LABELS, type MealType } from '@zivina/domain/catalogue/meal-types'
import type { RecipeTotals } from '@zivina/nutrition/macros'
import { Copy, EllipsisVertical, Plus, Save } from 'lucide-react'
import { PlanEnergy } from '#app/features/planning/board/plan-energy.tsx'
import { mealName } from '#app/features/planning/day-board/carrying.ts'
import { useDropping } from '#app/kit/sortable/use-dropping.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { cn } from '#app/kit/ui/class-names.ts'
import { MenuItem, Popover } from '#app/kit/ui/popover.tsx'
import { useDiaryBoard } from '../diary-context.ts'
import { sumOf } from '../diary-days.ts'
import type { ShownEnergy, shownEnergies } from '../shown-energy.ts'
import { EntryRow } from './entry-row.tsx'
import { ShownEnergyText } from './shown-energy-text.tsx'

type MealSectionProps = {
  meal: MealType
  entries: readonly DiaryEntry[]
  energies: ReturnType<typeof shownEnergies>
  onRepeat: (entry: DiaryEntry) => void
}

/** One meal of a day with its sum, what is in it, and a way to add more. Entries are dropped into it. */
export function MealSection({ meal, entries, energies, onRepeat }: MealSectionProps) {
  const { day, drop } = useDiaryBoard()
  const { place, over } = useDropping<HTMLElement>({
    item: null,
    onDrop: (dropped) => drop(dropped, { day, meal_type: meal, before: null }),
  })
  const label = MEAL_TYPE_LABELS[meal]
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
              <SumText energy={energies.meals.get(meal)} totals={sumOf(entries)} />
            </span>
            <MealMenu meal={meal} />
          </>
        )}
      </div>
      {entries.length > 0 ? (
        <>
          <ul aria-label={`Zapsáno, ${mealName(meal)}`}>
            {entries.map((entry, at) => (
              <EntryRow
                key={entry.guid}
                entry={entry}
                energy={energies.entries.get(entry.guid)}
                next={entries[at + 1]?.guid ?? null}
                onRepeat={onRepeat}
              />
            ))}
          </ul>
          <AddButton meal={meal} className="w-full justify-start rounded-none border-t border-line px-3" />
        </>
      ) : null}
    </section>
  )
}

/** Where nothing in a meal has a figure, that it is unknown. */
function SumText({ energy, totals }: { energy: ShownEnergy | undefined; totals: RecipeTotals }) {
  const coverage = totals.nutrient_coverage.kilojoules
  return energy ? (
    <ShownEnergyText energy={energy} coverage={coverage} />
  ) : (
    <PlanEnergy kilojoules={totals.kilojoules} coverage={coverage} />
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
