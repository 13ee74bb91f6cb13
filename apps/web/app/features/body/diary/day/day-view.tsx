import type { DiaryDayDetail, DiaryEntry, DiaryTotals } from '@zivina/contract/body/diary-read'
import { Disclosure } from '#app/kit/ui/disclosure.tsx'
import { useDayAims } from '../day-aims.ts'
import { useDiaryBoard } from '../diary-context.ts'
import { eatenIn, mealsOf } from '../diary-days.ts'
import { waterEntry } from '../new-entries.ts'
import { NutrientTables } from '../nutrient-tables.tsx'
import { shownEnergies } from '../shown-energy.ts'
import type { DiaryChanges } from '../use-diary-changes.ts'
import { DayEnd } from './day-end.tsx'
import { DaySummary } from './day-summary.tsx'
import { FirstEntry } from './first-entry.tsx'
import { MealSection } from './meal-section.tsx'
import { MovementCard } from './movement-card.tsx'
import { WaterCard, waterText } from './water-card.tsx'

type DayViewProps = {
  detail: DiaryDayDetail | undefined
  totals: DiaryTotals
  changes: DiaryChanges
  isBarHidden: boolean
  /** Whether nothing is recorded in the whole week. */
  isNew: boolean
}

/** A day: its sum, its meals under one another, water, and whether all of it is recorded. */
export function DayView({ detail, totals, changes, isBarHidden, isNew }: DayViewProps) {
  const { day } = useDiaryBoard()
  const entries = eatenIn(detail)
  const { kilojoules: target, macros: aims } = useDayAims(day, detail?.target.kilojoules ?? null, detail?.movement)
  const energies = shownEnergies(entries)
  const repeat = (entry: DiaryEntry) => changes.copy([entry], () => entry, `Zapsáno ještě jednou: ${entry.name}`)
  return (
    <div className="flex flex-col gap-4">
      {isNew ? <FirstEntry /> : null}
      <DaySummary totals={totals} entries={entries} target={target} aims={aims} isBarHidden={isBarHidden} />
      {mealsOf(detail).map((meal) => (
        <MealSection
          key={meal}
          meal={meal}
          entries={entries.filter((entry) => entry.meal === meal)}
          energies={energies}
          onRepeat={repeat}
        />
      ))}
      <WaterCard
        day={detail}
        onDrink={(milliliters) => changes.add(waterEntry(milliliters, day), `Zapsáno: voda, ${waterText(milliliters)}`)}
      />
      {detail ? <MovementCard day={day} movement={detail.movement} /> : null}
      <DayEnd day={detail} onComplete={(is_complete) => changes.changeDay(day, { is_complete })} />
      {entries.length > 0 ? (
        <Disclosure title="Všechny živiny dne">
          <NutrientTables totals={totals} />
        </Disclosure>
      ) : null}
    </div>
  )
}
