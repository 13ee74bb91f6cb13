import { counted } from '@zivina/czech/plural'
import { MEASURED_FIELDS } from '@zivina/domain/body/measured-fields'
import type { ReadDay, ReadFile } from '@zivina/domain/body/measurement-csv/read-measurements'
import { dayText } from '#app/kit/text/dates.ts'
import { LINE_PROBLEMS } from './import-words.ts'
import { sayMeasured } from './measurement-words.ts'

/** So many of the days and of the problems are listed. */
const SHOWN = 5
const PROBLEMS_SHOWN = 20

/** What was read of a file: its first and last days, and the lines that are left out. */
export function ImportPreview({ file: { days, problems, repeated } }: { file: ReadFile }) {
  const listed = days.length <= 2 * SHOWN ? days : [...days.slice(0, SHOWN), ...days.slice(-SHOWN)]
  return (
    <>
      <section aria-label="Přečtené dny" className="flex flex-col gap-2">
        <p className="font-medium">
          Přečteno: {counted(days.length, 'den', 'dny', 'dní')}
          {repeated > 0
            ? `, z\u00a0toho ${counted(repeated, 'řádek', 'řádky', 'řádků')} opakuje den; platí poslední`
            : ''}
        </p>
        <ul className="figures flex flex-col gap-1">
          {listed.map((day, index) => (
            <li key={day.day}>
              {days.length > listed.length && index === SHOWN ? <span className="block text-muted">…</span> : null}
              {sayDay(day)}
            </li>
          ))}
        </ul>
      </section>
      {problems.length > 0 ? (
        <section aria-label="Vynechané řádky" className="flex flex-col gap-2">
          <p className="font-medium">Vynecháme {counted(problems.length, 'řádek', 'řádky', 'řádků')}:</p>
          <ul className="flex flex-col gap-1.5">
            {problems.slice(0, PROBLEMS_SHOWN).map(({ line, problem, text }) => (
              <li key={line} className="wrap-anywhere">
                Řádek {line}: {LINE_PROBLEMS[problem]} <span className="text-muted">„{text}“</span>
              </li>
            ))}
          </ul>
          {problems.length > PROBLEMS_SHOWN ? (
            <p className="text-muted">
              A&nbsp;další {counted(problems.length - PROBLEMS_SHOWN, 'řádek', 'řádky', 'řádků')}.
            </p>
          ) : null}
        </section>
      ) : null}
    </>
  )
}

function sayDay(day: ReadDay): string {
  const values = MEASURED_FIELDS.flatMap((field) => {
    const value = day[field]
    return value === undefined ? [] : [sayMeasured(field, value)]
  })
  return `${dayText(day.day)}: ${values.join(', ')}`
}
