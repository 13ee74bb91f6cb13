import { EXPORT_GROUPS, EXPORTS, type ExportGroup, type ExportName } from '@zivina/contract/kernel/exports'
import { calendarDay } from '@zivina/domain/calendar-day'
import { useMemo, useRef } from 'react'
import { findAccount } from '#admin/kit/record/find-account.ts'
import { SavedForm } from '#admin/kit/record/record-form.tsx'
import type { FieldTable } from '#app/kit/form/field-table.ts'
import { uuidV7 } from '#app/kit/state/uuid-v7.ts'
import { sessionApi } from '#app/session/api/session-api.ts'

/** Lists are exported where they are. */
type Kind = Exclude<ExportName, 'list'>
type Wanted = { kind: Kind; from: string; to: string; account: string }

const NAMES = (Object.keys(EXPORTS) as ExportName[]).filter((name): name is Kind => name !== 'list')
const needsOf = (kind: string) => (Object.hasOwn(EXPORTS, kind) ? EXPORTS[kind as ExportName].needs : 'nothing')
const day = (label: string) => ({
  label,
  look: { type: 'date', min: '2020-01-01', max: '2099-12-31' } as const,
  isShown: ({ kind }: { kind: string }) => needsOf(kind) === 'period',
})
const TABLE: FieldTable<Wanted> = {
  kind: {
    as: 'choice',
    label: 'Co exportovat',
    className: 'sm:col-span-2',
    choices: (Object.keys(EXPORT_GROUPS) as ExportGroup[]).flatMap((group) =>
      NAMES.filter((name) => EXPORTS[name].group === group).map(
        (name) => [name, `${EXPORT_GROUPS[group]}: ${EXPORTS[name].label}`] as const,
      ),
    ),
  },
  from: day('Od'),
  to: day('Do'),
  account: {
    label: 'E-mail nebo uživatelské jméno',
    hint: 'Žádost nejdřív ověřte: soubor má všechno, co o\u00a0člověku ukládáme, i\u00a0údaje o\u00a0zdraví.',
    className: 'sm:col-span-2',
    look: { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false },
    isShown: ({ kind }) => needsOf(kind) === 'account',
  },
}

/** Orders an export. What the chosen one does not need is not asked for. */
export function ExportForm({ reload }: { reload: () => unknown }) {
  const guid = useRef('')
  const record = useMemo(() => {
    const today = calendarDay(new Date())
    return { kind: 'orders' as const, from: `${today.slice(0, 8)}01`, to: today, account: '' }
  }, [])
  const order = async ({ kind, from, to, account }: Wanted) => {
    guid.current ||= uuidV7()
    const needs = needsOf(kind)
    const asked = needs === 'period' ? { from, to } : needs === 'account' ? { user: await findAccount(account) } : {}
    await sessionApi('POST /admin/export', { body: { guid: guid.current, kind, ...asked } })
    guid.current = ''
    await reload()
  }
  return (
    <SavedForm<Wanted>
      title="Nový export"
      table={TABLE}
      record={record}
      codesAt={{ NOT_FOUND: 'account' }}
      label="Připravit export"
      saved="Export se připravuje. Až bude hotový, stáhnete ho níže."
      submit={order}
    />
  )
}
