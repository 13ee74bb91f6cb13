import { REASON_MAX, REASON_MIN } from '@zivina/contract/kernel/limits'
import { addDays } from '@zivina/domain/calendar-day'
import { instantFrom } from '#admin/kit/record/prague-moment.ts'
import type { FieldTable } from '#app/kit/form/field-table.ts'
import { maxLength, minLength, required } from '#app/kit/form/rules.ts'
import { momentText } from '#app/kit/text/dates.ts'
import { ConfirmButton } from '#app/kit/ui/confirm-button.tsx'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { Values } from '#app/kit/ui/values.tsx'
import { sessionApi } from '#app/session/api/session-api.ts'
import { AskedForm } from './asked-form.tsx'
import type { PersonPartProps } from './person-part.ts'

type Given = { reason: string; ends: string }

const TABLE: FieldTable<Given> = {
  reason: {
    label: 'Důvod',
    hint: 'Přijde e-mailem i\u00a0majiteli účtu.',
    as: 'text',
    className: 'sm:col-span-2',
    look: { maxLength: REASON_MAX, size: 'note' },
    rules: [required, minLength(REASON_MIN), maxLength(REASON_MAX)],
  },
  ends: {
    label: 'Poslední den',
    hint: 'Bez něj platí, dokud ho někdo nezruší.',
    className: 'sm:col-span-2',
    look: { type: 'date' },
  },
}
const EMPTY: Given = { reason: '', ends: '' }

/** The instant with which a day is over in Prague, whatever the clock of the browser. What is no such day is left to the server to refuse. */
const endOf = (day: string): string => instantFrom(`${addDays(day, 1)}T00:00`) ?? day

/** Bans an account and lifts its ban. */
export function BanControl({ person: { guid, username, is_banned, ban }, reload }: PersonPartProps) {
  const impose = async ({ reason, ends }: Given) => {
    const body = { reason, ends: ends === '' ? null : endOf(ends) }
    await sessionApi('PATCH /user/{guid}/ban', { params: { guid }, body })
    showSnackbar(`Účet ${username} je zablokovaný.`, 'success')
    await reload()
  }
  const lift = async () => {
    await sessionApi('DELETE /user/{guid}/ban', { params: { guid } })
    showSnackbar(`Účet ${username} je odblokovaný.`, 'success')
    await reload()
  }
  if (is_banned) {
    return (
      <div className="flex flex-col items-start gap-3 py-3 first:pt-0">
        <p className="font-semibold text-error">Účet je zablokovaný.</p>
        {ban === null ? null : (
          <Values
            of={[
              ['Od', momentText(ban.created_at)],
              ['Do', ban.ends === null ? 'dokud ho někdo neodblokuje' : momentText(ban.ends)],
              ['Důvod', ban.reason],
            ]}
          />
        )}
        <ConfirmButton
          label="Odblokovat"
          title={`Odblokovat účet ${username}?`}
          action={{ label: 'Odblokovat účet', pendingLabel: 'Odblokovávám…', run: lift }}
          keepLabel="Ponechat zablokovaný"
        >
          Od příští chvíle se zase přihlásí a&nbsp;smí všechno, co předtím.
        </ConfirmButton>
      </div>
    )
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 py-3 first:pt-0">
      <span className="text-sm text-muted">Zablokovaný účet se nepřihlásí.</span>
      <AskedForm<Given>
        label="Zablokovat"
        title={`Zablokovat účet ${username}?`}
        table={TABLE}
        empty={EMPTY}
        action="Zablokovat účet"
        pendingLabel="Blokuji…"
        run={impose}
      >
        Hned ho to odhlásí. Recepty, záznamy ani Premium se nezmění; běžící platbu ukončíte v&nbsp;části Premium.
      </AskedForm>
    </div>
  )
}
