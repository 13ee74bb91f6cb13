import type { Consultation } from '@zivina/contract/counselling/consultation'
import { tied } from '@zivina/contract/kernel/typography'
import { Ban, CalendarCheck, CircleCheck, Clock, type LucideIcon, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { saveFile } from '#app/kit/device/save-file.ts'
import { dateText } from '#app/kit/text/date-text.ts'
import { ActionButton } from '#app/kit/ui/action-button.tsx'
import { cn } from '#app/kit/ui/class-names.ts'
import { ConfirmButton } from '#app/kit/ui/confirm-button.tsx'
import { LinkButton } from '#app/kit/ui/link-button.tsx'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { useAccount } from '#app/session/account/account-context.ts'
import { cancellingText, moneyText, STATE_LABELS } from './consultation-words.ts'
import { MoveButton } from './move-button.tsx'
import { PLACE_CHOICES, termText, termTime } from './term-words.ts'
import { orderConsultationPath } from './user-paths.ts'

const LOOKS: Record<Consultation['state'], { Icon: LucideIcon; style: string }> = {
  held: { Icon: Clock, style: 'text-heading' },
  requested: { Icon: Clock, style: 'text-heading' },
  confirmed: { Icon: CalendarCheck, style: 'text-brand' },
  called_off: { Icon: TriangleAlert, style: 'text-error' },
  done: { Icon: CircleCheck, style: 'text-brand' },
  cancelled: { Icon: Ban, style: 'text-muted' },
  lapsed: { Icon: Ban, style: 'text-muted' },
}
/** States in which a calendar should have it. */
const TO_COME: readonly Consultation['state'][] = ['requested', 'confirmed']

type ConsultationCardProps = { consultation: Consultation; onChange: () => Promise<unknown> }

/** One consultation: what, when, what has become of it, and what can be done about it. */
export function ConsultationCard({ consultation, onChange }: ConsultationCardProps) {
  const { state, service, begins, held_until, gw_url, reason, summary, follow_up_on } = consultation
  const { Icon, style } = LOOKS[state]
  return (
    <article className="flex flex-col gap-3 rounded-card bg-surface p-5 shadow-card sm:p-6">
      <h2 className="text-lg">{tied(service.name)}</h2>
      <p className={cn('flex items-center gap-2 font-medium', style)}>
        <Icon className="size-5 shrink-0" aria-hidden />
        {STATE_LABELS[state]}
      </p>
      {begins === null ? null : (
        <p className="font-heading text-xl text-heading first-letter:uppercase">{termText(begins)}</p>
      )}
      <Facts consultation={consultation} />
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
      <div className="flex flex-wrap items-start gap-3 empty:hidden">
        {gw_url === null ? null : (
          <LinkButton href={gw_url} target="_self" variant="accent">
            Zaplatit
          </LinkButton>
        )}
        <Actions consultation={consultation} onChange={onChange} />
      </div>
    </article>
  )
}

function Facts({ consultation }: { consultation: Consultation }) {
  const { nutritionist, place, meeting_url, note } = consultation
  const money = moneyText(consultation)
  return (
    <dl className="grid gap-x-4 gap-y-1 text-muted sm:grid-cols-[8rem_minmax(0,1fr)]">
      {nutritionist === null ? null : <Fact term={'S\u00a0kým'}>{nutritionist.name}</Fact>}
      {place === null ? null : <Fact term="Kde">{PLACE_CHOICES[place]}</Fact>}
      {meeting_url === '' ? null : (
        <Fact term="Videohovor">
          <a
            href={meeting_url}
            rel="noopener noreferrer"
            target="_blank"
            className="text-brand wrap-anywhere underline"
          >
            {meeting_url}
          </a>
        </Fact>
      )}
      {money === null ? null : <Fact term="Cena">{money}</Fact>}
      {note === '' ? null : <Fact term="Psali jste">{note}</Fact>}
    </dl>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt>{term}</dt>
      <dd className="figures wrap-anywhere text-text max-sm:mb-1">{children}</dd>
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
