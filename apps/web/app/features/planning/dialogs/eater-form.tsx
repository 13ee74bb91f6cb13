import { EXCLUDED_INGREDIENTS_MAX } from '@zivina/contract/planning/limits'
import type { Eater, MealPlanDetail } from '@zivina/contract/planning/meal-plan-read'
import { calendarDay } from '@zivina/domain/calendar-day'
import { useMemo, useRef, useState } from 'react'
import { FoodChips } from '#app/features/catalogue/ingredient-finder/food-chips.tsx'
import { IngredientFinder } from '#app/features/catalogue/ingredient-finder/ingredient-finder.tsx'
import { WholeKind } from '#app/features/catalogue/ingredient-finder/whole-kind.tsx'
import { Fields } from '#app/kit/form/fields.tsx'
import { FormDialog } from '#app/kit/form/form-dialog.tsx'
import { useTableForm } from '#app/kit/form/use-table-form.ts'
import { uuidV7 } from '#app/kit/state/uuid-v7.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { Disclosure } from '#app/kit/ui/disclosure.tsx'
import { useAccount } from '#app/session/account/account-context.ts'
import { useEnergyUnit } from '#app/session/account/use-energy-unit.ts'
import { AccountBounds, AccountExcluded } from './account-wishes.tsx'
import { BOUND_NAMES, type EaterFields, eaterBody, eaterRecord, eaterTable } from './eater-table.ts'

type EaterFormProps = {
  plan: MealPlanDetail
  /** Null for a new eater. */
  eater: Eater | null
  onSaved: () => void
  onClose: () => void
}

const today = () => calendarDay(new Date())
const MAIN = ['name', 'sex', 'birth_year', 'energy', 'dietary_preference'] as const
const DIETS = ['diet_types', 'allergens'] as const

/** Who eats by a plan: their age, target, diets and what they do not eat. */
export default function EaterForm({ plan, eater, onSaved, onClose }: EaterFormProps) {
  const { api } = useAccount()
  const unit = useEnergyUnit()
  const [excluded, setExcluded] = useState(eater?.excluded_ingredients ?? [])
  const isExcluded = (guid: string) => excluded.some((each) => each.guid === guid)
  const [word, setWord] = useState('')
  const newGuid = useRef('')
  const form = useTableForm<EaterFields>({
    table: useMemo(() => eaterTable(unit, today()), [unit]),
    record: useMemo(() => eaterRecord(eater, unit), [eater, unit]),
    submit: async (typed) => {
      const body = { ...eaterBody(typed, eater, unit, today()), excluded_ingredients: excluded.map(({ guid }) => guid) }
      const params = { guid: plan.guid }
      newGuid.current ||= uuidV7()
      if (eater) await api('PATCH /meal_plan/{guid}/eater/{eater}', { params: { ...params, eater: eater.guid }, body })
      else await api('POST /meal_plan/{guid}/eater', { params, body: { ...body, guid: newGuid.current } })
      onSaved()
    },
  })
  return (
    <FormDialog
      form={form}
      title={eater?.name ?? 'Vařit pro někoho dalšího'}
      label="Uložit"
      onClose={onClose}
      extra={
        <Button variant="quiet" onClick={onClose}>
          Zpět
        </Button>
      }
    >
      <Fields of={form} only={MAIN} />
      <Disclosure title="Diety a&nbsp;alergeny" open={(eater?.diet_types.length ?? 0) > 0} className="pt-2">
        <Fields of={form} only={DIETS} />
      </Disclosure>
      <Disclosure title="Cíle pro živiny" className="pt-2">
        {eater ? <AccountBounds eater={eater} /> : null}
        <Fields of={form} only={BOUND_NAMES} />
      </Disclosure>
      <section aria-label="Co nejí" className="flex flex-col gap-3">
        <FoodChips
          foods={excluded}
          verb="Zase jí"
          onRemove={(guids) => setExcluded((before) => before.filter((each) => !guids.includes(each.guid)))}
        />
        {eater ? <AccountExcluded foods={eater.account_excluded} /> : null}
        {excluded.length < EXCLUDED_INGREDIENTS_MAX ? (
          <IngredientFinder
            label="Surovina, kterou nejí"
            isTaken={isExcluded}
            onChoose={({ guid, name }, text) => {
              setWord(text)
              setExcluded((before) => [...before, { guid, name }])
            }}
          />
        ) : null}
        <WholeKind
          word={word}
          isTaken={isExcluded}
          onChoose={(foods) => setExcluded((before) => [...before, ...foods].slice(0, EXCLUDED_INGREDIENTS_MAX))}
        />
      </section>
    </FormDialog>
  )
}
