import { ACTIVITIES, type Activity, SEXES, type Sex, TARGET_GOALS, type TargetGoal } from '@zivina/nutrition/targets'
import { ACTIVITY_LABELS, SEX_LABELS, TARGET_GOAL_LABELS } from '#app/features/account/target-labels.ts'
import { SelectField } from '#app/kit/form/select-field.tsx'
import { TextField } from '#app/kit/form/text-field.tsx'
import type { Form } from '#app/kit/form/use-form.ts'
import { Checkbox } from '#app/kit/ui/checkbox.tsx'
import { type BodyValues, EARLIEST_BIRTH } from './body-values.ts'

type BodyFieldsProps = { form: Form<BodyValues>; today: string }

/** The facts from which the target is computed. */
export function BodyFields({ form, today }: BodyFieldsProps) {
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <SexField form={form} />
      <TextField
        label="Datum narození"
        hint="S&nbsp;věkem se mění denní potřeba."
        type="date"
        autoComplete="bday"
        min={EARLIEST_BIRTH}
        max={today}
        value={form.values.birth_date}
        error={form.problems.birth_date}
        onChange={(event) => form.set('birth_date', event.target.value)}
      />
      <FigureField form={form} name="height" label="Výška (cm)" />
      <FigureField form={form} name="weight" label="Hmotnost (kg)" />
      <ActivityField form={form} />
      <GoalField form={form} />
      {form.values.sex === 'male' ? null : (
        <Checkbox
          className="sm:col-span-2"
          checked={form.values.pregnant_or_breastfeeding}
          onChange={(event) => form.set('pregnant_or_breastfeeding', event.target.checked)}
        >
          Jsem těhotná nebo kojím
        </Checkbox>
      )}
    </div>
  )
}

type FormProps = { form: Form<BodyValues> }

function SexField({ form }: FormProps) {
  return (
    <SelectField
      label="Pohlaví"
      hint="Rovnice ho potřebuje, jinak ho nepoužíváme."
      value={form.values.sex}
      error={form.problems.sex}
      onChange={(event) => form.set('sex', event.target.value as Sex | '')}
    >
      <option value="">Nevybráno</option>
      {SEXES.map((sex) => (
        <option key={sex} value={sex}>
          {SEX_LABELS[sex]}
        </option>
      ))}
    </SelectField>
  )
}

function FigureField({ form, name, label }: FormProps & { name: 'height' | 'weight'; label: string }) {
  return (
    <TextField
      label={label}
      inputMode="decimal"
      autoComplete="off"
      value={form.values[name]}
      error={form.problems[name]}
      onChange={(event) => form.set(name, event.target.value)}
    />
  )
}

function ActivityField({ form }: FormProps) {
  const { activity } = form.values
  return (
    <SelectField
      label="Jak se hýbete"
      hint={activity ? ACTIVITY_LABELS[activity].text : 'Práce i\u00a0volný čas dohromady'}
      value={activity}
      error={form.problems.activity}
      onChange={(event) => form.set('activity', event.target.value as Activity | '')}
    >
      <option value="">Nevybráno</option>
      {ACTIVITIES.map((value) => (
        <option key={value} value={value}>
          {ACTIVITY_LABELS[value].label}
        </option>
      ))}
    </SelectField>
  )
}

function GoalField({ form }: FormProps) {
  return (
    <SelectField
      label="Čeho chcete dosáhnout"
      hint="Podle cíle upravíme denní energii."
      value={form.values.target_goal}
      error={form.problems.target_goal}
      onChange={(event) => form.set('target_goal', event.target.value as TargetGoal | '')}
    >
      <option value="">Nevybráno</option>
      {TARGET_GOALS.map((goal) => (
        <option key={goal} value={goal}>
          {TARGET_GOAL_LABELS[goal].label}
        </option>
      ))}
    </SelectField>
  )
}
