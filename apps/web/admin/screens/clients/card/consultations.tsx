import type { DeskConsultation } from '@zivina/contract/counselling/client-desk'
import { calendarDay } from '@zivina/domain/calendar-day'
import { PLACE_LABELS } from '@zivina/domain/counselling/places'
import { Section } from '#admin/kit/record/section.tsx'
import { CONSULTATION_LOOKS } from '#app/features/counselling/consultation-looks.ts'
import { STATE_LABELS } from '#app/features/counselling/consultation-words.ts'
import { termText } from '#app/features/counselling/term-words.ts'
import { saveFile } from '#app/kit/device/save-file.ts'
import { dateText } from '#app/kit/text/date-text.ts'
import { ActionButton } from '#app/kit/ui/action-button.tsx'
import { Disclosure } from '#app/kit/ui/disclosure.tsx'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { StateCard } from '#app/kit/ui/state-card.tsx'
import { sessionApi } from '#app/session/api/session-api.ts'
import { ConsultationDialogs } from './consultation-dialogs.tsx'

type Reload = { hasEntry: boolean; reload: () => Promise<unknown> }
type ConsultationsProps = Reload & { of: readonly DeskConsultation[] }

/** What is to come or waits, open; what is over, folded. */
export function Consultations({ of, ...rest }: ConsultationsProps) {
  const today = calendarDay(new Date())
  const isOpen = ({ state, follow_up_on, is_follow_up_done }: DeskConsultation) =>
    state === 'requested' ||
    state === 'confirmed' ||
    state === 'called_off' ||
    (state === 'done' && follow_up_on !== null && follow_up_on <= today && !is_follow_up_done)
  const [open, over] = [of.filter(isOpen), of.filter((one) => !isOpen(one))]
  return (
    <Section title="Konzultace">
      {open.length === 0 ? <p className="text-muted">Nic teď nečeká.</p> : null}
      {open.map((one) => (
        <Consultation key={one.guid} of={one} {...rest} />
      ))}
      {over.length === 0 ? null : (
        <Disclosure title={`Dřívější (${over.length})`} className="flex flex-col gap-3">
          {over.map((one) => (
            <Consultation key={one.guid} of={one} {...rest} />
          ))}
        </Disclosure>
      )}
    </Section>
  )
}

function Consultation({ of, hasEntry, reload }: Reload & { of: DeskConsultation }) {
  const { guid, service_name, state, begins, place, follow_up_on, is_follow_up_done } = of
  const params = { guid }
  const follow = async (due_on: string, is_done: boolean) => {
    await sessionApi('PATCH /admin/consultation/{guid}/follow_up', { params, body: { due_on, is_done } })
    await reload()
    showSnackbar(is_done ? 'Kontrola je vyřízená.' : 'Kontrola zase čeká.', 'success')
  }
  const print = async () =>
    saveFile(await sessionApi('GET /consultation/{guid}/summary', { params }), 'shrnuti-konzultace.pdf')
  return (
    <StateCard
      className="border-t border-line pt-3"
      level="h3"
      title={service_name}
      look={CONSULTATION_LOOKS[state]}
      state={STATE_LABELS[state]}
      facts={[
        ['Kdy', begins && termText(begins)],
        ['Kde', place && PLACE_LABELS[place]],
        ['Odkaz', of.meeting_url],
        ['Klient píše', of.note],
        ['Domluveno', of.summary],
        ['Důvod zrušení', of.reason],
        ['Kontrola', follow_up_on && `${dateText(follow_up_on)}${is_follow_up_done ? ', vyřízená' : ''}`],
      ]}
      actions={
        <>
          <ConsultationDialogs of={of} hasEntry={hasEntry} reload={reload} />
          {follow_up_on === null || state !== 'done' ? null : (
            <ActionButton run={() => follow(follow_up_on, !is_follow_up_done)}>
              {is_follow_up_done ? 'Kontrola zase čeká' : 'Kontrola vyřízená'}
            </ActionButton>
          )}
          {state === 'done' ? (
            <ActionButton run={print} pendingLabel="Připravuji…">
              PDF pro klienta
            </ActionButton>
          ) : null}
        </>
      }
    />
  )
}
