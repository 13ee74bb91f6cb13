import type { Eater, EaterData, MealPlanDetail } from '@zivina/contract/planning/meal-plan-read'
import { useMemo, useRef } from 'react'
import type { FieldTable } from '#app/kit/form/field-table.ts'
import { Fields } from '#app/kit/form/fields.tsx'
import { FormDialog } from '#app/kit/form/form-dialog.tsx'
import { useTableForm } from '#app/kit/form/use-table-form.ts'
import { uuidV7 } from '#app/kit/state/uuid-v7.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { useAccount } from '#app/session/account/account-context.ts'

const NOTHING: EaterData = { needs: false, target: false }
const TABLE: FieldTable<EaterData> = {
  needs: {
    as: 'tick',
    label:
      'Sdílet alergeny, diety a\u00a0co nejím. Uvidí je majitel a\u00a0lidé, kteří jídelníček upravují, a\u00a0návrhy jídel na ně vezmou ohled.',
  },
  target: {
    as: 'tick',
    label:
      'Sdílet denní energii a\u00a0cíle pro živiny. Uvidí je jen majitel; porce se podle nich spočítají všem, kdo jídelníček upravují.',
  },
}

type AgreementFormProps = {
  plan: MealPlanDetail
  /** The person as an eater; null before they are one, and then the form makes them one. */
  eater: Eater | null
  onSaved: () => void
  onClose: () => void
}

/** What a person who eats by a plan shares of themselves with its other people. */
export default function AgreementForm({ plan, eater, onSaved, onClose }: AgreementFormProps) {
  const { api } = useAccount()
  const newGuid = useRef('')
  const form = useTableForm<EaterData>({
    table: TABLE,
    record: useMemo(() => eater?.agreed ?? NOTHING, [eater]),
    submit: async (agreed) => {
      const params = { guid: plan.guid }
      newGuid.current ||= uuidV7()
      if (eater) await api('PATCH /meal_plan/{guid}/agreement', { params, body: agreed })
      else await api('POST /meal_plan/{guid}/eater', { params, body: { guid: newGuid.current, is_me: true, agreed } })
      onSaved()
    },
  })
  return (
    <FormDialog
      form={form}
      title={eater ? 'Co o\u00a0sobě sdílím' : 'Jíst podle jídelníčku'}
      label={eater ? 'Uložit' : 'Přidat se'}
      onClose={onClose}
      extra={
        <Button variant="quiet" onClick={onClose}>
          Zpět
        </Button>
      }
    >
      <p className="max-w-text text-muted">
        Vaše jméno a&nbsp;porce uvidí každý, kdo jídelníček otevře. Nic dalšího o&nbsp;vás, dokud to tady nedovolíte,
        a&nbsp;vzít to můžete zpět kdykoli.
      </p>
      <Fields of={form} />
    </FormDialog>
  )
}
