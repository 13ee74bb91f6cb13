import { counted } from '@zivina/czech/plural'
import { MEAL_TYPE_LABELS, MEAL_TYPES } from '@zivina/domain/catalogue/meal-types'
import { type FormEvent, Fragment, useState } from 'react'
import { describeFailure, type FormFailure } from '#app/kit/form/form-failure.ts'
import { FormNotice } from '#app/kit/form/form-notice.tsx'
import { SelectField } from '#app/kit/form/select-field.tsx'
import { ChoiceBlank, SentenceBlank } from '#app/kit/form/sentence-blank.tsx'
import { TextField } from '#app/kit/form/text-field.tsx'
import { useTypedBefore } from '#app/kit/form/use-typed-before.ts'
import { isDay } from '#app/kit/text/day-names.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { Checkbox } from '#app/kit/ui/checkbox.tsx'
import { ChipGroup } from '#app/kit/ui/chip-group.tsx'
import { PlanEnergy } from '../board/plan-energy.tsx'
import { CookingMinutes } from './cooking-minutes.tsx'
import { DayShare } from './day-share.tsx'
import { DislikedFoods } from './disliked-foods.tsx'
import type { Proposing } from './use-proposal.ts'
import { shortWeekdayText } from './weekday-text.ts'
import { mealsText, minutesText, moreText, VARIETY_CHOICES } from './wish-words.ts'
import { sentWishes, type TypedWishes, wishProblems } from './wishes.ts'

const DAY_CHOICES = [
  ['1', '1\u00a0den'],
  ['3', '3\u00a0dny'],
  ['5', '5\u00a0dní'],
  ['7', 'týden'],
  ['14', 'dva týdny'],
  ['28', 'čtyři týdny'],
] as const

type WishesFormProps = {
  wishes: TypedWishes
  onChange: (wishes: TypedWishes) => void
  /** For whom: kJ of a day, null without a target. */
  eaters: readonly { guid: string; kilojoules: number | null }[]
  proposing: Pick<Proposing, 'propose' | 'isComputing'>
}

/** What a person wishes of the plan. What is typed stays whatever becomes of it. */
export function WishesForm({ wishes, onChange, eaters, proposing }: WishesFormProps) {
  const form = useTypedBefore<HTMLFormElement>()
  const [isTried, setIsTried] = useState(false)
  const [failure, setFailure] = useState<FormFailure | null>(null)
  const problems = isTried ? wishProblems(wishes) : {}
  const change = (fields: Partial<TypedWishes>) => onChange({ ...wishes, ...fields })

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    setFailure(null)
    if (proposing.isComputing || Object.keys(wishProblems(wishes)).length > 0) return
    await proposing.propose(sentWishes(wishes)).catch((error: unknown) => setFailure(describeFailure(error)))
  }

  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <p className="max-w-text leading-13 sm:text-lg sm:leading-13">
        Na{' '}
        <ChoiceBlank
          title="Na jak dlouho"
          choices={DAY_CHOICES}
          value={String(wishes.days)}
          onChoose={(days) => change({ days: Number(days) })}
        />
        {' od '}
        <SentenceBlank
          title="První den"
          text={isDay(wishes.first_day) ? shortWeekdayText(wishes.first_day) : 'kterého dne?'}
          isWrong={problems.first_day !== undefined}
        >
          <TextField
            label="První den"
            type="date"
            value={wishes.first_day}
            error={problems.first_day}
            onChange={({ target }) => change({ first_day: target.value })}
          />
        </SentenceBlank>
        {' pro '}
        {counted(eaters.length, 'člověka', 'lidi', 'lidí')}
        <span className="own-figures">
          {' ('}
          {eaters.map(({ guid, kilojoules }, at) => (
            <Fragment key={guid}>
              {at > 0 && ', '}
              {kilojoules === null ? 'bez cíle' : <PlanEnergy kilojoules={kilojoules} />}
            </Fragment>
          ))}
          )
        </span>
        ,{' '}
        <SentenceBlank
          title="Jídla každého dne"
          text={mealsText(wishes)}
          isWrong={(problems.meals ?? problems.day_share) !== undefined}
        >
          <ChipGroup
            legend="Která jídla sestavit"
            choices={MEAL_TYPES.map((meal) => [meal, MEAL_TYPE_LABELS[meal]])}
            chosen={wishes.meals}
            onChange={(meals) => change({ meals })}
          />
          {problems.meals ? <p className="text-error">{problems.meals}</p> : null}
          <DayShare
            meals={wishes.meals}
            typed={wishes.day_share}
            error={problems.day_share}
            onChange={(day_share) => change({ day_share })}
          />
        </SentenceBlank>
        , ve&nbsp;všední dny{' '}
        <SentenceBlank
          title="Čas na vaření"
          text={minutesText(wishes)}
          isWrong={problems.cooking_minutes !== undefined}
        >
          <CookingMinutes
            typed={wishes.cooking_minutes}
            error={problems.cooking_minutes}
            onChange={(cooking_minutes) => change({ cooking_minutes })}
          />
        </SentenceBlank>
        {' a '}
        <SentenceBlank title="Další přání" text={moreText(wishes)}>
          <SelectField
            label="Pestrost"
            choices={VARIETY_CHOICES}
            value={wishes.variety}
            onChoose={(variety) => change({ variety })}
          />
          <DislikedFoods
            chosen={wishes.disliked_ingredients}
            onChange={(disliked_ingredients) => change({ disliked_ingredients })}
          />
        </SentenceBlank>
        .
      </p>
      {Object.values(problems).map((problem) => (
        <p key={problem} className="text-error">
          {problem}
        </p>
      ))}
      <div className="flex flex-col">
        <Checkbox checked={wishes.leftovers} onChange={({ target }) => change({ leftovers: target.checked })}>
          Vařit občas na dvakrát: co vydrží, sním i&nbsp;další den
        </Checkbox>
        <Checkbox checked={wishes.balanced_week} onChange={({ target }) => change({ balanced_week: target.checked })}>
          Pestrý týden: ryby aspoň dvakrát, luštěniny, uzeniny, červené maso a&nbsp;sladký oběd jen někdy, podle diety
        </Checkbox>
        <Checkbox checked={wishes.use_pantry} onChange={({ target }) => change({ use_pantry: target.checked })}>
          Přednostně využít, co mám doma ve spíži
        </Checkbox>
        <Checkbox checked={wishes.keep_planned} onChange={({ target }) => change({ keep_planned: target.checked })}>
          Nechat jídla, která už v&nbsp;těch dnech mám; připnutá zůstanou vždy
        </Checkbox>
      </div>
      <FormNotice failure={failure} />
      <Button type="submit" variant="accent" aria-disabled={proposing.isComputing || undefined} className="self-start">
        {proposing.isComputing ? 'Sestavuji…' : 'Sestavit jídelníček'}
      </Button>
    </form>
  )
}
