import type { DiaryPeriod, DiaryTotals } from '@zivina/contract/body/diary-read'
import { waterText } from '#app/features/body/diary/day/water-card.tsx'
import { PlanEnergy } from '#app/features/planning/board/plan-energy.tsx'
import { daysText } from '#app/features/planning/figures/plan-words.ts'

/** What an average recorded day is like, and of how many days that is. */
export function RecordedDays({ whole, average }: { whole: DiaryPeriod; average: DiaryTotals | null }) {
  const { recorded_days, complete_days, water } = whole
  return (
    <p className="figures">
      {average === null ? null : (
        <>
          Průměrný den:{' '}
          <strong className="text-heading">
            <PlanEnergy kilojoules={average.kilojoules} coverage={average.nutrient_coverage.kilojoules} />
          </strong>
          .{' '}
        </>
      )}
      Zapsáno: {daysText(recorded_days)}, z&nbsp;toho celé: {daysText(complete_days)}. Dny bez záznamu do průměru
      nepočítáme.
      {water > 0 ? ` Voda průměrně ${waterText(water / recorded_days)} za zapsaný den.` : ''}
    </p>
  )
}
