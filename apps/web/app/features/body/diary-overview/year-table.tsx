import { monthName } from '#app/kit/text/day-names.ts'
import { ScrollRegion } from '#app/kit/ui/scroll-region.tsx'
import { byMonth, countLevels, type DayLevel, LEVEL_NAMES, type MarkedDay } from './year-levels.ts'

/** How many days of each month are marked in which way. */
export function YearTable({ days, levels }: { days: readonly MarkedDay[]; levels: readonly DayLevel[] }) {
  return (
    <ScrollRegion label="Tabulka dnů roku" className="overflow-x-auto">
      <table className="figures w-full text-right">
        <caption className="sr-only">Počty dnů v&nbsp;měsících</caption>
        <thead className="text-sm text-muted">
          <tr>
            <th scope="col" className="py-1.5 text-left font-medium">
              Měsíc
            </th>
            {levels.map((level) => (
              <th key={level} scope="col" className="py-1.5 pl-3 font-medium first-letter:uppercase">
                {LEVEL_NAMES[level]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line border-t border-line">
          {byMonth(days).map(([first, ofMonth]) => {
            const counts = countLevels(ofMonth)
            return (
              <tr key={first}>
                <th scope="row" className="py-1.5 text-left font-normal whitespace-nowrap">
                  {monthName(first)}
                </th>
                {levels.map((level) => (
                  <td key={level} className="py-1.5 pl-3">
                    {counts[level]}
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </ScrollRegion>
  )
}
