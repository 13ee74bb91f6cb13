import type { ReferralCode } from '@zivina/contract/commerce/referral-codes'
import { calendarDay } from '@zivina/domain/calendar-day'
import { useMemo } from 'react'
import { RecordDialog } from '#admin/kit/record/record-dialog.tsx'
import { sessionApi } from '#app/session/api/session-api.ts'
import {
  CODE_TABLE,
  checkValue,
  NEW_CODE_TABLE,
  type NewCode,
  sentCode,
  type TypedCode,
  typedCode,
} from './code-form.ts'

type DialogProps = { reload: () => void; onClose: () => void }
type CodeDialogProps = DialogProps & { open: string | null; row: ReferralCode | null }

/** Creates a code, or edits one. */
export function CodeDialog({ open, row, ...rest }: CodeDialogProps) {
  if (open === 'new') return <NewCodeDialog {...rest} />
  return row === null ? null : <EditDialog key={row.guid} row={row} {...rest} />
}

function NewCodeDialog({ reload, onClose }: DialogProps) {
  const record = useMemo(() => ({ valid_from: calendarDay(new Date()) }), [])
  return (
    <RecordDialog<NewCode>
      title="Nový kód"
      table={NEW_CODE_TABLE}
      record={record}
      check={checkValue}
      codesAt={{ NOT_FOUND: 'creator', UNIQUE: 'code' }}
      label="Založit kód"
      saved="Kód je založený."
      onClose={onClose}
      submit={async ({ code, ...typed }) => {
        await sessionApi('POST /referral_code', { body: { code, ...(await sentCode(typed)) } })
        reload()
      }}
    />
  )
}

function EditDialog({ row, reload, onClose }: DialogProps & { row: ReferralCode }) {
  const record = useMemo(() => typedCode(row), [row])
  const params = { guid: row.guid }
  return (
    <RecordDialog<TypedCode>
      title={`Kód ${row.code}`}
      table={CODE_TABLE}
      record={record}
      check={checkValue}
      codesAt={{ NOT_FOUND: 'creator' }}
      saved={`Kód ${row.code} je uložený.`}
      reload={async () => reload()}
      onClose={onClose}
      submit={async (typed) => {
        const body = { ...(await sentCode(typed)), updated_at: row.updated_at }
        await sessionApi('PATCH /referral_code/{guid}', { params, body })
        reload()
      }}
      {...(row.uses > 0
        ? {}
        : {
            removal: {
              title: `Smazat kód ${row.code}?`,
              children: 'Ještě ho nikdo nepoužil, a\u00a0tak zmizí beze stopy.',
              run: async () => {
                await sessionApi('DELETE /referral_code/{guid}', { params })
                reload()
                onClose()
              },
            },
          })}
    />
  )
}
