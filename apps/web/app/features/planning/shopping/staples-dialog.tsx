import { tied } from '@zivina/contract/kernel/typography'
import { STAPLE_DAYS_MAX } from '@zivina/contract/planning/limits'
import type { ShoppingList } from '@zivina/contract/planning/shopping-lists'
import { plural } from '@zivina/czech/plural'
import { capitalised } from '@zivina/domain/planning/shopping/list-text'
import { Trash2 } from 'lucide-react'
import { AddField } from '#app/features/entry/add-field.tsx'
import { uuidV7 } from '#app/kit/state/uuid-v7.ts'
import { Dialog } from '#app/kit/ui/dialog.tsx'
import { Stepper } from '#app/kit/ui/stepper.tsx'
import type { ListChange } from './use-shopping-list.ts'

const WEEK = 7

type StaplesDialogProps = { list: ShoppingList; change: (change: ListChange) => void; onClose: () => void }

/** What comes back to the list by itself, and after how many days. */
export default function StaplesDialog({ list, change, onClose }: StaplesDialogProps) {
  return (
    <Dialog open onClose={onClose} title="Pravidelný nákup" side="bottom">
      <div className="flex flex-col gap-4 p-5">
        <p className="text-muted">Co kupujete pořád, se po nákupu samo vrátí na seznam.</p>
        <ul className="flex flex-col divide-y divide-line">
          {list.staples.map((staple) => (
            <li key={staple.guid} className="flex flex-wrap items-center gap-3 py-2">
              <span className="min-w-0 flex-1 basis-40 wrap-anywhere">{tied(capitalised(staple.text))}</span>
              <Stepper
                value={staple.every_days}
                max={STAPLE_DAYS_MAX}
                label={`Jak často: ${staple.text}`}
                decreaseLabel="Častěji"
                increaseLabel="Méně často"
                format={sayDays}
                onChange={(every_days) =>
                  change({ kind: 'staple_change', staple: staple.guid, every_days, skip: false })
                }
              />
              <button
                type="button"
                aria-label={`Smazat: ${staple.text}`}
                onClick={() => change({ kind: 'staple_remove', staple: staple.guid })}
                className="inline-flex size-11 items-center justify-center rounded-full text-muted hover:bg-brand-soft"
              >
                <Trash2 className="size-5" aria-hidden />
              </button>
            </li>
          ))}
        </ul>
        <AddField
          label="Nová pravidelná položka"
          placeholder="1&nbsp;l mléka"
          onAdd={(text) => change({ kind: 'staple', guid: uuidV7(), text, every_days: WEEK })}
        />
      </div>
    </Dialog>
  )
}

const sayDays = (days: number): string =>
  days === 1 ? 'každý den' : `po ${days}\u00a0${plural(days, 'dni', 'dnech', 'dnech')}`
