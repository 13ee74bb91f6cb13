import { MEAL_TYPE_LABELS, MEAL_TYPES, type MealType } from '@zivina/domain/catalogue/meal-types'
import { type FormEvent, useState } from 'react'
import { describeFailure, type FormFailure } from '#app/kit/form/form-failure.ts'
import { FormNotice } from '#app/kit/form/form-notice.tsx'
import { SelectField } from '#app/kit/form/select-field.tsx'
import { TextField } from '#app/kit/form/text-field.tsx'
import { useTypedBefore } from '#app/kit/form/use-typed-before.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { Checkbox } from '#app/kit/ui/checkbox.tsx'
import { Disclosure } from '#app/kit/ui/disclosure.tsx'
import { CookingMinutes } from './cooking-minutes.tsx'
import { DislikedFoods } from './disliked-foods.tsx'
import type { Proposing } from './use-proposal.ts'
import { sentWishes, type TypedWishes, wishProblems } from './wishes.ts'

const DAY_CHOICES = [
  ['1', '1\u00a0den'],
  ['3', '3\u00a0dny'],
  ['5', '5\u00a0dní'],
  ['7', 'týden'],
  ['14', 'dva týdny'],
  ['28', 'čtyři týdny'],
] as const

const VARIETY_CHOICES = [
  ['low', 'stačí málo různých jídel'],
  ['usual', 'obvyklá pestrost'],
  ['high', 'žádné jídlo dvakrát'],
] as const

type WishesFormProps = {
  wishes: TypedWishes
  onChange: (wishes: TypedWishes) => void
  proposing: Pick<Proposing, 'propose' | 'isComputing'>
}

/** What a person wishes of the plan. What is typed stays whatever becomes of it. */
export function WishesForm({ wishes, onChange, proposing }: WishesFormProps) {
  const form = useTypedBefore<HTMLFormElement>()
  const [isTried, setIsTried] = useState(false)
  const [failure, setFailure] = useState<FormFailure | null>(null)
  const problems = isTried ? wishProblems(wishes) : {}
  const change = (fields: Partial<TypedWishes>) => onChange({ ...wishes, ...fields })
  const toggle = (meal: MealType, isOn: boolean) =>
    change({ meals: isOn ? [...wishes.meals, meal] : wishes.meals.filter((one) => one !== meal) })

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    setFailure(null)
    if (proposing.isComputing || Object.keys(wishProblems(wishes)).length > 0) return
    await proposing.propose(sentWishes(wishes)).catch((error: unknown) => setFailure(describeFailure(error)))
  }

  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <div className="grid gap-4 sm:grid-cols-3">
        <TextField
          label="První den"
          type="date"
          value={wishes.first_day}
          error={problems.first_day}
          onChange={({ target }) => change({ first_day: target.value })}
        />
        <SelectField
          label="Na jak dlouho"
          choices={DAY_CHOICES}
          value={String(wishes.days)}
          onChoose={(days) => change({ days: Number(days) })}
        />
        <SelectField
          label="Pestrost"
          choices={VARIETY_CHOICES}
          value={wishes.variety}
          onChoose={(variety) => change({ variety })}
        />
      </div>
      <fieldset aria-describedby={problems.meals ? 'meals-problem' : undefined}>
        <legend className="font-medium">Jídla každého dne</legend>
        <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3">
          {MEAL_TYPES.map((meal) => (
            <Checkbox
              key={meal}
              checked={wishes.meals.includes(meal)}
              onChange={({ target }) => toggle(meal, target.checked)}
            >
              {MEAL_TYPE_LABELS[meal]}
            </Checkbox>
          ))}
        </div>
        {problems.meals ? (
          <p id="meals-problem" className="text-error">
            {problems.meals}
          </p>
        ) : null}
      </fieldset>
      <Disclosure title="Čas na vaření" open={wishes.cooking_minutes.some((typed) => typed !== '')}>
        <CookingMinutes
          typed={wishes.cooking_minutes}
          error={problems.cooking_minutes}
          onChange={(cooking_minutes) => change({ cooking_minutes })}
        />
      </Disclosure>
      <Disclosure title="Co raději ne" open={wishes.disliked_ingredients.length > 0}>
        <DislikedFoods
          chosen={wishes.disliked_ingredients}
          onChange={(disliked_ingredients) => change({ disliked_ingredients })}
        />
      </Disclosure>
      <div className="flex flex-col">
        <Checkbox checked={wishes.leftovers} onChange={({ target }) => change({ leftovers: target.checked })}>
          Vařit občas na dvakrát: co vydrží, sním i&nbsp;další den
        </Checkbox>
        <Checkbox checked={wishes.use_pantry} onChange={({ target }) => change({ use_pantry: target.checked })}>
          Přednostně využít, co mám doma ve spíži
        </Checkbox>
        <Checkbox checked={wishes.keep_planned} onChange={({ target }) => change({ keep_planned: target.checked })}>
          Nechat jídla, která už v&nbsp;těch dnech mám
        </Checkbox>
      </div>
      <FormNotice failure={failure} />
      <Button type="submit" variant="accent" aria-disabled={proposing.isComputing || undefined} className="self-start">
        {proposing.isComputing ? 'Sestavuji…' : 'Sestavit jídelníček'}
      </Button>
    </form>
  )
}
