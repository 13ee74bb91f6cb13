import type { IngredientSummary } from '@zivina/contract/catalogue/ingredients/read'
import { formatAmount } from '@zivina/domain/catalogue/format'
import type { AmountUnit } from '@zivina/domain/catalogue/kitchen/amount-unit'
import { amountUnitLabel, ownUnit, unitsOf } from '@zivina/domain/catalogue/kitchen/amount-units'
import { readTypedAmount } from '@zivina/domain/catalogue/kitchen/typed-amount'
import { recipeTotals } from '@zivina/nutrition/macros'
import { useState } from 'react'
import { IngredientFinder } from '#app/features/catalogue/ingredient-finder/ingredient-finder.tsx'
import { SelectField } from '#app/kit/form/select-field.tsx'
import { TextField } from '#app/kit/form/text-field.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import type { Plannable } from '../plan/plan-items.ts'

/** Finds a food and asks how much of it. */
export function FoodPicker({ onPick }: { onPick: (what: Plannable) => void }) {
  const [food, setFood] = useState<IngredientSummary | null>(null)
  return food === null ? (
    <IngredientFinder label="Surovina" isFocused isTaken={() => false} onChoose={setFood} />
  ) : (
    <FoodAmount key={food.guid} food={food} onPick={onPick} onBack={() => setFood(null)} />
  )
}

type FoodAmountProps = { food: IngredientSummary; onPick: (what: Plannable) => void; onBack: () => void }

function FoodAmount({ food, onPick, onBack }: FoodAmountProps) {
  const [text, write] = useState(String(food.amount).replace('.', ','))
  const [unit, setUnit] = useState<AmountUnit>(ownUnit(food))
  const [problem, complain] = useState<string | null>(null)
  const read = readTypedAmount(text, unit, food)
  const add = () => {
    if (read.kind === 'known') onPick(plannableFood(food, read.amount))
    else complain('Zadejte množství, například 250 nebo 1,5')
  }
  return (
    <form
      className="flex flex-col gap-4"
      aria-label={food.name}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        add()
      }}
    >
      <p className="wrap-anywhere text-lg font-semibold">{food.name}</p>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          label="Množství v&nbsp;jedné porci"
          error={problem}
          value={text}
          autoFocus
          autoComplete="off"
          onChange={({ target }) => {
            complain(null)
            write(target.value)
          }}
        />
        <SelectField
          label="Jednotka"
          value={unit}
          choices={unitsOf(food).map((each) => [each, amountUnitLabel(each)])}
          onChoose={setUnit}
        />
      </div>
      <p role="status" className="figures text-muted">
        {read.kind === 'known' && unit !== ownUnit(food)
          ? `To je ${formatAmount(read.amount, food.weight_units)}.`
          : null}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="accent">
          Přidat
        </Button>
        <Button variant="quiet" onClick={onBack}>
          Jiná surovina
        </Button>
      </div>
    </form>
  )
}

/** A food in one portion. */
function plannableFood(food: IngredientSummary, amount: number): Plannable {
  const { guid, name, image, weight_units, macros } = food
  const line = { ...food, amount, count_macros: true, nutrients: macros }
  return {
    kind: 'ingredient',
    guid,
    name,
    photo: image,
    time_minutes: null,
    totals: recipeTotals([line], 1),
    amount: { value: amount.toFixed(2), unit: weight_units },
  }
}
