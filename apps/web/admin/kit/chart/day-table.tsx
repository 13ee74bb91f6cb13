import { dateText } from '#app/kit/text/date-text.ts'
import { Disclosure } from '#app/kit/ui/disclosure.tsx'
import { ScrollRegion } from '#app/kit/ui/scroll-region.tsx'
import { type DaySeries, sayValue } from './day-chart.tsx'

/** The same figures as the charts above it, the latest day first. */
export function DayTable({ title, series }: { title: string; series: readonly DaySeries[] }) {
  const days = (series[0]?.days ?? []).map(({ day }) => day).toReversed()
  return (
    <Disclosure title={`${title}: hodnoty v\u00a0tabulce`}>
      <ScrollRegion label={`${title}: hodnoty`} className="max-h-96 overflow-auto rounded-md">
        <table className="figures w-full text-left text-sm">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr className="border-b border-line">
              <th scope="col" className="py-2 pr-3">
                Den
              </th>
              {series.map((one) => (
                <th key={one.title} scope="col" className="py-2 pr-3">
                  {one.title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.map((day) => (
              <tr key={day} className="border-b border-line last:border-b-0">
                <th scope="row" className="py-1.5 pr-3 font-normal whitespace-nowrap">
                  {dateText(day)}
                </th>
                {series.map((one) => {
                  const value = one.days.find((each) => each.day === day)?.value ?? null
                  return (
                    <td key={one.title} className="py-1.5 pr-3">
                      {value === null ? '–' : sayValue(value, one.unit)}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </Disclosure>
  )
}
