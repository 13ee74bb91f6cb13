import type { DiaryPeriod, DiaryTotals } from '@zivina/contract/body/diary-read'
import { NUTRIENT_LABELS } from '@zivina/domain/catalogue/nutrient-labels'
import { MACROS } from '@zivina/nutrition/macro-goals'
import { TOTAL_FIELDS } from '@zivina/nutrition/macros'
import { PlanEnergy } from '#app/features/planning/board/plan-energy.tsx'
import { daysText, gramsText } from '#app/features/planning/figures/plan-words.ts'
import { ScrollRegion } from '#app/kit/ui/scroll-region.tsx'

type Part = { from: string; name: string; period: DiaryPeriod | undefined; average: DiaryTotals | null }

/** The figures of the charts. A day that was not recorded says so. */
export function OverviewTable({ parts, by }: { parts: readonly Part[]; by: 'day' | 'month' }) {
  return (
    <ScrollRegion label="Tabulka přehledu" className="overflow-x-auto">
      <table className="figures w-full text-right">
        <caption className="sr-only">Energie a&nbsp;makroživiny v&nbsp;období</caption>
        <thead className="text-sm text-muted">
          <tr>
            <th scope="col" className="py-1.5 text-left font-medium">
              {by === 'day' ? 'Den' : 'Měsíc'}
            </th>
            <th scope="col" className="py-1.5 pl-3 font-medium">
              Energie
            </th>
            {MACROS.map((macro) => (
              <th key={macro} scope="col" className="py-1.5 pl-3 font-medium">
                {NUTRIENT_LABELS[macro].name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line border-t border-line">
          {parts.map(({ from, name, period, average }) => (
            <tr key={from}>
              <th scope="row" className="py-1.5 text-left font-normal whitespace-nowrap">
                {name}
                {by === 'month' && period ? (
                  <span className="block text-sm text-muted">{daysText(period.recorded_days)}</span>
                ) : null}
              </th>
              {average === null ? (
                <td colSpan={4} className="py-1.5 pl-6 text-left text-muted">
                  bez záznamu
                </td>
              ) : (
                <>
                  <td className="py-1.5 pl-3 font-semibold">
                    <PlanEnergy kilojoules={average.kilojoules} coverage={average.nutrient_coverage.kilojoules} />
                  </td>
                  {MACROS.map((macro) => (
                    <td key={macro} className="py-1.5 pl-3">
                      {gramsText(average[TOTAL_FIELDS[macro]], average.nutrient_coverage[macro])}
                    </td>
                  ))}
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}
