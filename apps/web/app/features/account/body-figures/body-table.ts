import { BODY_RANGES } from '@zivina/contract/account/limits'
import type { User, UserPatch } from '@zivina/contract/account/users'
import { ACTIVITIES, SEXES, TARGET_GOALS, type TargetFacts } from '@zivina/nutrition/targets'
import { ACTIVITY_LABELS, SEX_LABELS, TARGET_GOAL_LABELS } from '#app/features/account/target-labels.ts'
import { choicesOf, type FieldTable, sentFrom } from '#app/kit/form/field-table.ts'
import type { TypedValues } from '#app/kit/form/form-values.ts'
import type { Rule } from '#app/kit/form/rules.ts'

export type Body = Pick<User, keyof TargetFacts>

const NONE = 'Nevybráno'
/** The oldest day of birth that the calendar offers. */
const EARLIEST_BIRTH = '1900-01-01'

/** What the target is computed from. Every field may stay empty: then there is no target yet. */
export function bodyTable(today: string): FieldTable<Body> {
  return {
    sex: {
      as: 'choice',
      label: 'Pohlaví',
      hint: 'Rovnice ho potřebuje, jinak ho nepoužíváme.',
      choices: choicesOf(SEXES, SEX_LABELS),
      none: NONE,
    },
    birth_date: {
      label: 'Datum narození',
      hint: 'S\u00a0věkem se mění denní potřeba.',
      look: { type: 'date', autoComplete: 'bday', min: EARLIEST_BIRTH, max: today },
      rules: [birthDate(today)],
    },
    height: { as: 'figure', label: 'Výška (cm)', range: BODY_RANGES.height },
    weight: { as: 'figure', label: 'Hmotnost (kg)', range: BODY_RANGES.weight },
    activity: {
      as: 'choice',
      label: 'Jak se hýbete',
      hint: ({ activity }) => (activity ? ACTIVITY_LABELS[activity].text : 'Práce i\u00a0volný čas dohromady'),
      choices: ACTIVITIES.map((each) => [each, ACTIVITY_LABELS[each].label]),
      none: NONE,
    },
    target_goal: {
      as: 'choice',
      label: 'Čeho chcete dosáhnout',
      hint: 'Podle cíle upravíme denní energii.',
      choices: TARGET_GOALS.map((each) => [each, TARGET_GOAL_LABELS[each].label]),
      none: NONE,
    },
    pregnant_or_breastfeeding: {
      as: 'tick',
      label: 'Jsem těhotná nebo kojím',
      isShown: ({ sex }) => sex !== 'male',
      className: 'sm:col-span-2',
    },
  }
}

function birthDate(today: string): Rule {
  const holds = (text: string) =>
    text === '' || (/^\d{4}-\d{2}-\d{2}$/.test(text) && text >= EARLIEST_BIRTH && text <= today)
  return { code: 'date', holds }
}

/** What has been typed so far, as facts: what cannot be understood yet, or cannot be, is unknown. */
export function bodyFacts(values: TypedValues<Body>, today: string): TargetFacts & UserPatch {
  const facts = sentFrom(bodyTable(today), values)
  const { sex, birth_date, pregnant_or_breastfeeding } = facts
  return {
    ...facts,
    birth_date: birth_date && birthDate(today).holds(birth_date) ? birth_date : null,
    pregnant_or_breastfeeding: sex !== 'male' && pregnant_or_breastfeeding,
  }
}
