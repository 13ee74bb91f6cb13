import type { Consultation } from '@zivina/contract/counselling/consultation'
import { saveFile } from '#app/kit/device/save-file.ts'
import { dateText } from '#app/kit/text/date-text.ts'
import { ActionButton } from '#app/kit/ui/action-button.tsx'
import { ConfirmButton } from '#app/kit/ui/confirm-button.tsx'
import { LinkButton } from '#app/kit/ui/link-button.tsx'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { StateCard } from '#app/kit/ui/state-card.tsx'
import type { Value } from '#app/kit/ui/values.tsx'
import { useAccount } from '#app/session/account/account-context.ts'
import { CONSULTATION_LOOKS } from './consultation-looks.ts'
import { cancellingText, moneyText, STATE_LABELS } from './consultation-words.ts'
import { MoveButton } from './move-button.tsx'
import { SummaryButton } from './summary-button.tsx'
import { PLACE_CHOICES, termText, termTime } from './term-words.ts'
import { orderConsultationPath } from './user-paths.ts'

/** States in which a calendar should have it. */
const TO_COME: readonly Consultation['state'][] = ['requested', 'confirmed']

type ConsultationCardProps = { consultation: Consultation; onChange: () => Promise<unknown> }

/** One consultation: what, when, what has become of it, and what can be done about it. */
export function ConsultationCard({ consultation, onChange }: ConsultationCardProps) {
  const { state, service, begins, gw_url } = consultation
  return (
    <StateCard
      className="rounded-card bg-surface p-5 shadow-card sm:p-6"
      level="h2"
      title={service.name}
      look={CONSULTATION_LOOKS[state]}
      state={STATE_LABELS[state]}
      main={begins && termText(begins)}
      facts={factsOf(consultation)}
      actions={
        <>
          {gw_url === null ? null : (
            <LinkButton href={gw_url} target="_self" variant="accent">
              Zaplatit
            </LinkButton>
          )}
          <Actions consultation={consultation} onChange={onChange} />
        </>
      }
    >
      <News consultation={consultation} />
    </StateCard>
  )
}

function factsOf(consultation: Consultation): readonly Value[] {
  const { nutritionist, place, meeting_url, note } = consultation
  return [
    ['S\u00a0kým', nutritionist?.name ?? null],
    ['Kde', place && PLACE_CHOICES[place]],
    ['Videohovor', meeting_url === '' ? null : <MeetingLink key="odkaz" url={meeting_url} />],
    ['Cena', moneyText(consultation)],
    ['Psali jste', note],
  ]
}

function MeetingLink({ url }: { url: string }) {
  return (
    <a href={url} rel="noopener noreferrer" target="_blank" className="text-brand wrap-anywhere underline">
      {url}
    </a>
  )
}

/** What the client is to do next, and what was agreed on. */
function News({ consultation: { state, held_until, reason, summary, follow_up_on } }: { consultation: Consultation }) {
  return (
    <>
      {state === 'called_off' ? (
        <p className="max-w-text">
          {reason} Vyberte si jiný termín, nebo konzultaci zrušte a{'\u00a0'}peníze vám vrátíme.
        </p>
      ) : null}
      {held_until === null ? null : (
        <p>Termín pro vás držíme do {termTime(held_until)}. Když ho do té doby nezaplatíte, uvolníme ho.</p>
      )}
      {summary === '' ? null : (
        <div className="flex flex-col gap-1 border-t border-line pt-3">
          <h3 className="font-semibold text-heading">Na čem jsme se domluvili</h3>
          <p className="max-w-text whitespace-pre-line wrap-anywhere">{summary}</p>
        </div>
      )}
      {follow_up_on === null ? null : (
        <p>
          Na kontrolu přijďte kolem {dateText(follow_up_on)}.{' '}
          <a href={orderConsultationPath('kontrola')} className="text-brand underline">
            Vybrat termín kontroly
          </a>
        </p>
      )}
    </>
  )
}

function Actions({ consultation, onChange }: ConsultationCardProps) {
  const { api } = useAccount()
  const { guid, state, begins, can_move, can_cancel, is_refunded } = consultation
  const params = { guid }
  const save = async () => saveFile(await api('GET /consultation/{guid}/calendar', { params }), 'konzultace.ics')
  const cancel = async () => {
    await api('POST /consultation/{guid}/cancel', { params, body: { is_refunded } })
    await onChange()
    showSnackbar('Konzultace je zrušená.', 'success')
  }
  return (
    <>
      {can_move ? <MoveButton consultation={consultation} onMoved={onChange} /> : null}
      {begins !== null && TO_COME.includes(state) ? <ActionButton run={save}>Do kalendáře</ActionButton> : null}
      {state === 'done' ? <SummaryButton consultation={guid} /> : null}
      {can_cancel ? (
        <ConfirmButton
          variant="quiet"
          label="Zrušit"
          title="Zrušit konzultaci?"
          action={{ label: 'Zrušit konzultaci', pendingLabel: 'Ruším…', run: cancel }}
          keepLabel="Nechat, jak je"
        >
          {cancellingText(consultation)}
        </ConfirmButton>
      ) : null}
    </>
  )
}
