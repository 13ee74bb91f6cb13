import { ApiFailure } from '@zivina/contract/client'
import type { DayMode } from '@zivina/contract/planning/meal-plan-fields'
import { addDays, daysBetween } from '@zivina/domain/planning/plan-days'
import { useState } from 'react'
import { DAY_FIELD } from '#app/features/planning/day-board/place-table.ts'
import type { FieldTable } from '#app/kit/form/field-table.ts'
import { Fields } from '#app/kit/form/fields.tsx'
import { FormDialog } from '#app/kit/form/form-dialog.tsx'
import { describeFailure } from '#app/kit/form/form-failure.ts'
import { Notice, NoticeRegion } from '#app/kit/form/notice.tsx'
import { useTableForm } from '#app/kit/form/use-table-form.ts'
import { dayName, rangeName } from '#app/kit/text/day-names.ts'
import { Button } from '#app/kit/ui/button.tsx'
import type { PlanChanges } from '../plan/use-plan-changes.ts'

const TABLE: FieldTable<{ target: string }> = { target: { ...DAY_FIELD, label: 'Kopírovat na den' } }

type CopyDialogProps = { changes: PlanChanges; from: string; to: string; onClose: () => void }

/** Copies a day or a week to other days. Where something is there already, it asks what to do with it. */
export default function CopyDialog({ changes, from, to, onClose }: CopyDialogProps) {
  const isDay = from === to
  const [isTaken, setIsTaken] = useState(false)
  const [record] = useState(() => ({ target: addDays(from, daysBetween(from, to) + 1) }))
  const copy = async (target: string, mode: DayMode) => {
    await changes.copy({ from, to, target, mode }, `Zkopírováno na ${dayName(target)}`)
    onClose()
  }
  const form = useTableForm({
    table: TABLE,
    record,
    submit: ({ target }) => copy(target, 'refuse'),
    onFailure: (failure) => {
      if (!(failure instanceof ApiFailure && failure.has('DAY_ALREADY_EXISTS'))) return false
      setIsTaken(true)
      return true
    },
  })
  const copyInto = (mode: DayMode) =>
    copy(form.values.target, mode).catch((failure) => form.say(describeFailure(failure)))
  return (
    <FormDialog
      form={form}
      title={isDay ? 'Kopírovat den' : 'Kopírovat týden'}
      label="Zkopírovat"
      side="bottom"
      onClose={onClose}
    >
      <p>
        {isDay ? dayName(from) : rangeName({ from, to })}
        {isDay ? null : '. Vyberte den, kterým má kopie začít.'}
      </p>
      <Fields of={form} />
      <NoticeRegion>
        {isTaken ? (
          <Notice tone="info">
            <p>V&nbsp;cíli už něco naplánovaného je. Co s&nbsp;tím?</p>
            <div className="mt-3 flex flex-wrap gap-2">
              <Button onClick={() => void copyInto('add')}>Přidat k&nbsp;tomu</Button>
              <Button onClick={() => void copyInto('replace')}>Nahradit</Button>
            </div>
          </Notice>
        ) : null}
      </NoticeRegion>
    </FormDialog>
  )
}
