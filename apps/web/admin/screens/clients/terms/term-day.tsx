import type { DeskConsultation } from '@zivina/contract/counselling/client-desk'
import type { ConsultationOpening } from '@zivina/contract/counselling/consultation-openings'
import { calendarDay } from '@zivina/domain/calendar-day'
import { PLACE_LABELS } from '@zivina/domain/counselling/places'
import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { STATE_LABELS } from '#app/features/counselling/consultation-words.ts'
import { termTime } from '#app/features/counselling/term-words.ts'
import { dayName } from '#app/kit/text/day-names.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { cn } from '#app/kit/ui/class-names.ts'
import { ConfirmDialog } from '#app/kit/ui/confirm-dialog.tsx'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { sessionApi } from '#app/session/api/session-api.ts'

type Week = { openings: readonly ConsultationOpening[]; consultations: readonly DeskConsultation[] }
type TermDayProps = { day: string; week: Week; onAdd: () => void; onChange: () => void }

const isOn = (day: string, { begins }: { begins: string | null }) =>
  begins !== null && calendarDay(new Date(begins)) === day

/** One day of the week: its open times with the consultations inside, and those outside of any. */
export function TermDay({ day, week, onAdd, onChange }: TermDayProps) {
  const openings = week.openings.filter((one) => isOn(day, one))
  const taken = week.consultations.filter((one) => isOn(day, one))
  const inside = (opening: ConsultationOpening) =>
    taken.filter(({ begins }) => begins !== null && begins >= opening.begins && begins < opening.ends)
  const outside = taken.filter((one) => !openings.some((opening) => inside(opening).includes(one)))
  const isToday = day === calendarDay(new Date())
  return (
    <li
      className={cn(
        'flex flex-col gap-2 rounded-card border bg-surface p-3 lg:min-h-72',
        isToday ? 'border-brand' : 'border-line',
      )}
    >
      <div className="flex items-center justify-between gap-2">
        <h2 className="text-base first-letter:uppercase">{dayName(day)}</h2>
        <Button size="icon" variant="quiet" aria-label={`Otevřít čas: ${dayName(day)}`} onClick={onAdd}>
          <Plus aria-hidden />
        </Button>
      </div>
      {openings.map((opening) => (
        <Opening key={opening.guid} opening={opening} taken={inside(opening)} onChange={onChange} />
      ))}
      <Taken of={outside} />
      {openings.length === 0 && outside.length === 0 ? <p className="text-sm text-muted">zavřeno</p> : null}
    </li>
  )
}

type OpeningProps = { opening: ConsultationOpening; taken: readonly DeskConsultation[]; onChange: () => void }

function Opening({ opening: { guid, begins, ends, places }, taken, onChange }: OpeningProps) {
  const [isAsking, setIsAsking] = useState(false)
  const span = `${termTime(begins)} – ${termTime(ends)}`
  const close = async () => {
    await sessionApi('DELETE /consultation_opening/{guid}', { params: { guid } })
    showSnackbar(`Čas ${span} je zavřený.`, 'success')
    onChange()
  }
  return (
    <section aria-label={`Otevřeno ${span}`} className="flex flex-col gap-1 rounded-md bg-brand-soft p-2">
      <div className="flex items-start justify-between gap-1">
        <p className="figures pt-1">
          {span}
          <span className="block text-sm text-muted">{places.map((place) => PLACE_LABELS[place]).join(', ')}</span>
        </p>
        <Button size="icon" variant="quiet" aria-label={`Zavřít čas ${span}`} onClick={() => setIsAsking(true)}>
          <X aria-hidden />
        </Button>
      </div>
      <Taken of={taken} />
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={`Zavřít čas ${span}?`}
        action={{ label: 'Zavřít čas', pendingLabel: 'Zavírám…', run: close }}
        keepLabel="Nechat otevřený"
      >
        Nové konzultace si v&nbsp;něm už nikdo neobjedná. Objednané zůstanou; zrušit je můžete na kartě klienta.
      </ConfirmDialog>
    </section>
  )
}

function Taken({ of }: { of: readonly DeskConsultation[] }) {
  return (
    <ul className="flex flex-col gap-1 empty:hidden">
      {of.map(({ guid, client, service_name, state, begins, place }) => (
        <li key={guid}>
          <Link
            to={`/clients/${client.guid}`}
            className="figures flex min-h-11 flex-col justify-center rounded-md bg-surface px-2 py-1 hover:text-brand"
          >
            <span className="font-medium wrap-anywhere">
              {begins === null ? '' : termTime(begins)} {client.name}
            </span>
            <span className="text-sm text-muted">
              {service_name}, {place === null ? '' : `${PLACE_LABELS[place]}, `}
              {STATE_LABELS[state].toLowerCase()}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
