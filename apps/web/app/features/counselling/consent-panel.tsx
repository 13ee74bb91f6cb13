import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { CounsellingConsent } from '@zivina/contract/counselling/counselling-consents'
import { CONSENT_DAYS_MAX } from '@zivina/contract/counselling/limits'
import { addDays, calendarDay } from '@zivina/domain/calendar-day'
import { CONSENT_KIND_LABELS, CONSENT_KINDS, type ConsentKind } from '@zivina/domain/counselling/consent-kinds'
import { usePressed } from '#app/kit/device/use-pressed.ts'
import { sayFailure } from '#app/kit/form/say-failure.ts'
import { QueryGate } from '#app/kit/list/query-gate.tsx'
import { Panel } from '#app/kit/page/panel.tsx'
import { Checkbox } from '#app/kit/ui/checkbox.tsx'
import { Input } from '#app/kit/ui/input.tsx'
import { Skeleton } from '#app/kit/ui/skeleton.tsx'
import { useAccount } from '#app/session/account/account-context.ts'
import { LooksList } from './looks-list.tsx'

const KEY = ['counselling-consents'] as const
/** How long a permission lasts unless the person says otherwise. */
const DAYS = 90

/** What each nutritionist of the person may see, and who looked at what. */
export function ConsentPanel() {
  const { api } = useAccount()
  const query = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => api('GET /counselling_consent', { query: {}, signal }),
    staleTime: 0,
  })
  return (
    <QueryGate query={query} waiting={{ text: 'Načítám, co poradna vidí…', shape: <Skeleton className="h-48" /> }}>
      {({ results }) =>
        results.length === 0 ? null : (
          <Panel
            title={'Co z\u00a0vašich údajů poradna vidí'}
            intro={
              'Sama od sebe nevidí nic. Co jí ukážete, vidí jen do dne, který určíte; vypnout to můžete kdykoli a\u00a0platí to hned.'
            }
          >
            {results.map((consent) => (
              <Nutritionist key={consent.nutritionist.guid} consent={consent} />
            ))}
            <LooksList />
          </Panel>
        )
      }
    </QueryGate>
  )
}

function Nutritionist({ consent: { nutritionist, kinds } }: { consent: CounsellingConsent }) {
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="mb-2 font-semibold text-heading">{nutritionist.name}</legend>
      {CONSENT_KINDS.map((kind) => (
        <Kind
          key={kind}
          kind={kind}
          nutritionist={nutritionist.guid}
          until={kinds.find((one) => one.kind === kind)?.until ?? null}
        />
      ))}
    </fieldset>
  )
}

type KindProps = { kind: ConsentKind; nutritionist: string; until: string | null }

/** One kind of data: whether it is shown, and until when. */
function Kind({ kind, nutritionist, until }: KindProps) {
  const { api } = useAccount()
  const client = useQueryClient()
  const today = calendarDay(new Date())
  const save = async (to: string | null) => {
    try {
      await api('PATCH /counselling_consent', { body: { nutritionist, kind, until: to } })
    } catch (failure) {
      sayFailure(failure)
    }
    await client.invalidateQueries({ queryKey: KEY })
  }
  const [isShown, press] = usePressed(until !== null, (on) => save(on ? addDays(today, DAYS) : null))
  return (
    <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-1">
      <Checkbox checked={isShown} onChange={({ target }) => press(target.checked)}>
        {CONSENT_KIND_LABELS[kind]}
      </Checkbox>
      {until === null ? (
        <span className="text-muted">nevidí</span>
      ) : (
        <span className="flex items-center gap-2">
          <span aria-hidden className="text-muted">
            do
          </span>
          <Input
            type="date"
            aria-label={`${CONSENT_KIND_LABELS[kind]}: do kdy`}
            key={until}
            defaultValue={until}
            min={today}
            max={addDays(today, CONSENT_DAYS_MAX)}
            onBlur={({ target }) => {
              if (target.value !== '' && target.value !== until) void save(target.value)
            }}
            className="w-44"
          />
        </span>
      )}
    </div>
  )
}
