import type { ReferralCode } from '@zivina/contract/commerce/referral-codes'
import { useState } from 'react'
import { Link } from 'react-router'
import { ListSelect } from '#admin/kit/list/list-select.tsx'
import { ManagedList } from '#admin/kit/list/managed-list.tsx'
import { type ListDefaults, useList } from '#admin/kit/list/use-list.ts'
import { useManagedList } from '#admin/kit/list/use-managed-list.ts'
import { Record } from '#admin/kit/record/record.tsx'
import { momentText } from '#app/kit/text/dates.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { buttonStyle } from '#app/kit/ui/button-style.ts'
import { CODE_COLUMNS } from './code-columns.tsx'
import { CodeDialog } from './code-dialog.tsx'
import { daysText, usesText, valueText } from './code-words.ts'

const DEFAULTS = { search: '', state: '' } as const satisfies ListDefaults<'GET /referral_code'>
const STATES = [
  ['', 'Všechny kódy'],
  ['running', 'Platí teď'],
  ['coming', 'Začnou platit'],
  ['over', 'Skončily'],
] as const
const WORDS = { search: 'Začátek kódu', nothing: 'Zatím tu není žádný kód.', record: 'Slevový kód' }

const nameOf = (rows: readonly ReferralCode[]) => rows.map(({ code }) => code).join(', ')

/** All discount codes. They are created and edited in a dialog; one that lowered no payment can be deleted. */
export function Codes() {
  const list = useList('GET /referral_code', DEFAULTS)
  const managed = useManagedList({ list })
  const [edited, setEdited] = useState<string | 'new' | null>(null)
  return (
    <ManagedList
      title="Slevové kódy"
      managed={managed}
      columns={CODE_COLUMNS}
      nameOf={nameOf}
      words={WORDS}
      firstFilters={<ListSelect list={list} name="state" label="Platnost" choices={STATES} />}
      heading={
        <>
          <Link to="/referral-code-manage/statistics" className={buttonStyle('outline')}>
            Výsledky
          </Link>
          <Button variant="brand" onClick={() => setEdited('new')}>
            Nový kód
          </Button>
        </>
      }
      actionsOn={([row]) =>
        row ? [{ label: 'Upravit', key: 'e', variant: 'outline', run: () => setEdited(row.guid) }] : []
      }
      record={(row, actions) => (
        <Record
          title={row.code}
          actions={actions}
          fields={[
            ['Sleva', valueText(row)],
            ['Platí', daysText(row)],
            ['Použití', usesText(row)],
            ['Tvůrce', row.creator && `${row.creator.name} (${row.creator.username})`],
            ['Poznámka', row.note],
            ['Upraveno', momentText(row.updated_at)],
          ]}
        >
          {null}
        </Record>
      )}
    >
      <CodeDialog
        open={edited}
        row={list.rows.find(({ guid }) => guid === edited) ?? null}
        reload={list.retry}
        onClose={() => setEdited(null)}
      />
    </ManagedList>
  )
}
