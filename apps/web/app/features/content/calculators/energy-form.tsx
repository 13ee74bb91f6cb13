import { BODY_RANGES } from '@zivina/contract/account/limits'
import { calendarDay } from '@zivina/domain/calendar-day'
import { formatNutrient } from '@zivina/domain/catalogue/format'
import { caloriesFromKilojoules } from '@zivina/nutrition/energy'
import {
  ACTIVITIES,
  type Activity,
  ADULT_AGE,
  EQUATION_AGES,
  energyTarget,
  SEXES,
  type Sex,
  TARGET_GOALS,
  type TargetGoal,
} from '@zivina/nutrition/targets'
import { useState } from 'react'
import { ACTIVITY_LABELS, LIMIT_TEXTS, SEX_LABELS, TARGET_GOAL_LABELS } from '#app/features/account/target-labels.ts'
import { Energy } from '#app/features/catalogue/energy.tsx'
import { choicesOf } from '#app/kit/form/field-table.ts'
import { SelectField } from '#app/kit/form/select-field.tsx'
import { TextField } from '#app/kit/form/text-field.tsx'
import { useFigure } from '#app/kit/form/use-figure.ts'
import { Checkbox } from '#app/kit/ui/checkbox.tsx'
import { CalculatorResult, MainFigure } from './calculator-result.tsx'
import { type EnergyInput, energyFacts } from './energy-facts.ts'

/** Energy of a day, by the same rules as the target of a profile. */
export default function EnergyForm() {
  const [sex, setSex] = useState<Sex>('female')
  const [activity, setActivity] = useState<Activity>('light')
  const [goal, setGoal] = useState<TargetGoal>('Weight maintain')
  const [pregnant, setPregnant] = useState(false)
  const age = useFigure({ min: 1, max: 110 })
  const height = useFigure(BODY_RANGES.height)
  const weight = useFigure(BODY_RANGES.weight)
  const input = { sex, activity, goal, pregnant, age: age.value, height: height.value, weight: weight.value }
  return (
    <div className="calculator-form">
      <SelectField label="Pohlaví" value={sex} onChoose={setSex} choices={choicesOf(SEXES, SEX_LABELS)} />
      <TextField label="Věk (roky)" {...age.field} />
      <TextField label="Výška (cm)" {...height.field} />
      <TextField label="Hmotnost (kg)" {...weight.field} />
      <SelectField
        label="Jak se hýbete"
        value={activity}
        onChoose={setActivity}
        choices={ACTIVITIES.map((each) => [each, ACTIVITY_LABELS[each].label] as const)}
      />
      <SelectField
        label="Cíl"
        value={goal}
        onChoose={setGoal}
        choices={TARGET_GOALS.map((each) => [each, TARGET_GOAL_LABELS[each].label] as const)}
      />
      {sex === 'female' ? (
        <Checkbox className="sm:col-span-2" checked={pregnant} onChange={(event) => setPregnant(event.target.checked)}>
          Jsem těhotná nebo kojím
        </Checkbox>
      ) : null}
      <CalculatorResult empty={'Vyplňte věk, výšku a\u00a0hmotnost.'}>
        <Result input={input} />
      </CalculatorResult>
    </div>
  )
}

function Result({ input }: { input: EnergyInput }) {
  const today = calendarDay(new Date())
  const target = energyTarget(energyFacts(input, today), today)
  if (input.age !== null && input.age < ADULT_AGE) {
    return 'Pro děti a\u00a0dospívající rovnice neplatí, tělo ještě roste. Poradí vám dětský lékař.'
  }
  if (!target) return <span className="text-muted">Vyplňte věk, výšku a{'\u00a0'}hmotnost.</span>
  const { limited_by } = target.reasoning
  const kilojoules = formatNutrient('kilojoules', target.kilojoules)
  const calories = formatNutrient('calories', caloriesFromKilojoules(target.kilojoules))
  return (
    <>
      <MainFigure
        label={`Denně pro ${TARGET_GOAL_LABELS[input.goal].phrase}`}
        figure={<Energy calories={calories} kilojoules={kilojoules} />}
        more={<Energy calories={kilojoules} kilojoules={calories} />}
      />
      {limited_by ? <span className="block">{LIMIT_TEXTS[limited_by]}</span> : null}
      {input.pregnant && input.sex === 'female' && !limited_by ? (
        <span className="block">
          Vyšší potřebu v{'\u00a0'}těhotenství a{'\u00a0'}při kojení výpočet nezná; proberte ji s{'\u00a0'}lékařem.
        </span>
      ) : null}
      {input.age !== null && input.age > EQUATION_AGES.to ? (
        <span className="block">
          Rovnice vychází z&nbsp;měření lidí do {EQUATION_AGES.to}
          {'\u00a0'}let, berte výsledek jen zhruba.
        </span>
      ) : null}
    </>
  )
}
