import { ApiFailure } from '@zivina/contract/client'
import { MEAL_PLAN_NOTE_MAX } from '@zivina/contract/planning/limits'
import type { Eater, MealPlanDetail, MealPlanItem } from '@zivina/contract/planning/meal-plan-read'
import type { MealType } from '@zivina/domain/catalogue/meal-types'
import { Soup, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { amountRule } from '#app/features/catalogue/amount-rule.ts'
import { mealName } from '#app/features/planning/day-board/carrying.ts'
import { type DayAndMeal, PLACE_TABLE } from '#app/features/planning/day-board/place-table.ts'
import { noteField } from '#app/kit/days/note-field.ts'
import type { FieldTable } from '#app/kit/form/field-table.ts'
import { Fields } from '#app/kit/form/fields.tsx'
import { FormDialog } from '#app/kit/form/form-dialog.tsx'
import { useTableForm } from '#app/kit/form/use-table-form.ts'
import { dayName, isDay } from '#app/kit/text/day-names.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { useEnergyUnit } from '#app/session/account/use-energy-unit.ts'
import { moveWords } from '../figures/move-preview.ts'
import { type EnergyUnit, portionsOf } from '../figures/plan-words.ts'
import { type Days, dayIn, placeOf, withChanged, withItemAt } from '../plan/plan-days.ts'
import { type PlanChanges, sayPlanFailure } from '../plan/use-plan-changes.ts'
import { TakeButton } from '../shopping/take-button.tsx'
import { ItemLinks } from './item-links.tsx'
import type { Open } from './open-dialog.ts'
import { PortionFields } from './portion-fields.tsx'

type ItemFields = DayAndMeal & { amount: number; note: string; is_pinned: boolean }

type ItemDialogProps = {
  plan: MealPlanDetail
  changes: PlanChanges
  item: MealPlanItem
  /** Opened to move it: the day has the focus. */
  isMove: boolean
  openOther: Open
  onClose: () => void
}

/** One item of a plan: how much, when, a note, and what else can be done with it. */
export default function ItemDialog({ plan, changes, item, isMove, openOther, onClose }: ItemDialogProps) {
  const [portions, setPortions] = useState(item.portions)
  const [table] = useState(() => tableFor(item))
  const [seen, setSeen] = useState(item)
  const [record] = useState(() => ({ ...item, amount: item.amount === null ? null : Number(item.amount) }))
  const form = useTableForm<ItemFields>({
    table,
    record,
    submit: async (typed) => {
      if (isChanged(seen, item)) {
        setSeen(item)
        throw changedElsewhere()
      }
      const done = changesOf(changes.days, item, { ...typed, portions })
      if (done) await changes.change(done)
      onClose()
    },
    // Read anew meanwhile: what was typed stays, and the next press saves it.
    onFailure: (failure) => {
      if (!(failure instanceof ApiFailure && failure.has('CHANGED_ELSEWHERE'))) return false
      form.say({
        tone: 'info',
        message: 'Mezitím to změnil někdo jiný. Co jste zadali, zůstává; uložíte to dalším stiskem.',
      })
      return true
    },
  })
  const unit = useEnergyUnit()
  const remove = () => {
    onClose()
    changes.remove(item).catch(sayPlanFailure)
  }
  const isPlannedDish = item.recipe !== null || item.recipe_modified !== null
  return (
    <FormDialog
      form={form}
      title={isMove ? `Přesunout: ${item.name}` : item.name}
      label="Uložit"
      side="bottom"
      onClose={onClose}
      extra={
        <Button variant="danger" onClick={remove}>
          <Trash2 aria-hidden /> Odebrat
        </Button>
      }
    >
      {isMove ? null : <ItemLinks item={item} swap={() => openOther({ kind: 'swap', item: item.guid })} />}
      {isMove ? null : <PortionFields eaters={plan.eaters} portions={portions} onChange={setPortions} />}
      <Fields of={form} only={isMove ? ['day', 'meal_type'] : ['amount', 'day', 'meal_type', 'is_pinned', 'note']} />
      <p role="status" className="own-figures figures text-muted">
        {movesTo(changes.days, item, form.values, plan.eaters, unit)}
      </p>
      {item.recipe !== null && item.leftover_of === null && !isMove ? (
        <TakeButton
          recipe={{ guid: item.recipe, name: item.name }}
          portions={allPortions(item)}
          className="self-start"
        />
      ) : null}
      {isPlannedDish && !isMove ? (
        <Button className="self-start" onClick={() => openOther({ kind: 'leftover', item: item.guid })}>
          <Soup aria-hidden /> Sníst podruhé jako zbytky
        </Button>
      ) : null}
    </FormDialog>
  )
}

/** As the server refuses an item that another person or tab has changed: here the plan was read again while the dialog was open. */
const changedElsewhere = () => new ApiFailure(409, { code: 'CHANGED_ELSEWHERE', message: '' }, null)

/** Whether the fields of the dialog differ. The version says less: an own change that was still on its way makes a new one too. */
function isChanged(before: MealPlanItem, now: MealPlanItem): boolean {
  const fieldsOf = ({ portions, amount, note, day, meal_type, is_pinned }: MealPlanItem) =>
    JSON.stringify([portions, amount, note, day, meal_type, is_pinned])
  return fieldsOf(before) !== fieldsOf(now)
}

const allPortions = ({ portions }: MealPlanItem): number => portions.reduce((sum, one) => sum + one.portions, 0)

function tableFor({ ingredient, weight_units, recipe }: MealPlanItem): FieldTable<ItemFields> {
  return {
    amount: {
      as: 'figure',
      label: 'Množství v\u00a0jedné porci',
      isShown: () => ingredient !== null && weight_units !== null,
      ...amountRule(weight_units),
    },
    ...PLACE_TABLE,
    is_pinned: {
      as: 'tick',
      label: 'Připnout: zůstane, i\u00a0když se dny sestaví znovu',
      isShown: () => recipe !== null,
    },
    note: noteField(MEAL_PLAN_NOTE_MAX),
  }
}

/** What the day that is chosen would make of both days; of several eaters with their names. Only days that were read are known. */
function movesTo(
  days: Days,
  item: MealPlanItem,
  { day = null, meal_type }: { day?: string | null; meal_type?: MealType | '' },
  eaters: readonly Eater[],
  unit: EnergyUnit,
): string {
  if (!isDay(day) || !meal_type || !dayIn(days, day)) return ''
  const place = { day, meal_type, before: null }
  const words = eaters.flatMap((eater) => {
    const said = portionsOf(item, eater.guid) > 0 ? moveWords(days, { item, place }, eater, unit) : ''
    return said === '' ? [] : [eaters.length > 1 ? `${eater.name}: ${said}` : said]
  })
  return words.length === 0 ? '' : `Po přesunu: ${words.join('; ')}.`
}

type Typed = Pick<MealPlanItem, 'portions' | 'note' | 'is_pinned'> & DayAndMeal & { amount: number | null }

/** What saving changes, and how it is undone; null where nothing is different. */
function changesOf(days: Days, item: MealPlanItem, typed: Typed) {
  const { day, meal_type, note, portions, is_pinned } = typed
  const amount = typed.amount === null ? item.amount : typed.amount.toFixed(2)
  const isMoved = day !== item.day || meal_type !== item.meal_type
  const isEaten = JSON.stringify(portions) !== JSON.stringify(item.portions)
  const hasAmount = item.ingredient !== null && amount !== null && amount !== item.amount
  const isPin = is_pinned !== item.is_pinned
  if (!isMoved && !isEaten && !hasAmount && !isPin && note === item.note) return null
  const of = (at: Pick<MealPlanItem, 'amount' | 'portions' | 'note' | 'is_pinned'>, place: object) => ({
    ...(isMoved ? place : {}),
    ...(isEaten ? { portions: at.portions } : {}),
    ...(hasAmount && at.amount !== null ? { amount: at.amount } : {}),
    ...(isPin ? { is_pinned: at.is_pinned } : {}),
    ...(note === item.note ? {} : { note: at.note }),
  })
  const where = isMoved ? `, ${dayName(day)}, ${mealName(meal_type)}` : ''
  return {
    item,
    patch: of({ amount, portions, note, is_pinned }, { day, meal_type }),
    before: of(item, placeOf(days, item)),
    said: `${isMoved ? 'Přesunuto' : 'Uloženo'}: ${item.name}${where}`,
    preview: (now: Days) => {
      const fields = { portions, note, amount, is_pinned }
      const changed = withChanged(now, item.guid, fields)
      return isMoved ? withItemAt(changed, { ...item, ...fields }, { day, meal_type, before: null }) : changed
    },
  }
}
