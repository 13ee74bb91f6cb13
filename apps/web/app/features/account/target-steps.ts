import { formatNumber } from '@zivina/czech/format-number'
import { caloriesFromKilojoules } from '@zivina/nutrition/energy'
import { KILOJOULES_PER_KILOGRAM, type PaceFacts } from '@zivina/nutrition/goal-pace'
import { ageOn, GOAL_ADJUSTMENTS, type TargetFacts, type TargetReasoning } from '@zivina/nutrition/targets'
import { ACTIVITY_LABELS, LIMIT_TEXTS, TARGET_GOAL_LABELS } from './target-labels.ts'

/** One step of the computation of a target: name, formula and result in kJ a day, unrounded. */
export type TargetStep = { title: string; how: string; kilojoules: number }

/**
 * The reasoning behind a target in words and figures, in its order.
 * @param facts complete, as the target was computed from them
 * @param kilojoules the target
 * @param day for which the target was computed
 */
export function targetSteps(
  facts: TargetFacts & Partial<PaceFacts>,
  reasoning: TargetReasoning,
  kilojoules: number,
  day: string,
): TargetStep[] {
  const { basal_kilojoules, activity_factor, maintenance_kilojoules, goal_kilojoules, limited_by } = reasoning
  const steps = [
    { title: 'Energie v\u00a0naprostém klidu', how: basalFormula(facts, day), kilojoules: basal_kilojoules },
    {
      title: 'Energie, která drží hmotnost',
      how: reasoning.is_measured
        ? 'podle vašeho vážení a\u00a0deníku, místo odhadu podle pohybu'
        : `× ${formatNumber(activity_factor, 3)} za pohyb (${facts.activity ? ACTIVITY_LABELS[facts.activity].label.toLocaleLowerCase('cs') : ''})`,
      kilojoules: maintenance_kilojoules,
    },
    { title: 'Po započtení cíle', how: goalWords(facts), kilojoules: goal_kilojoules },
  ]
  if (!limited_by) return steps
  return [...steps, { title: 'Bezpečná mez', how: LIMIT_TEXTS[limited_by], kilojoules }]
}

const KILOGRAM = formatNumber(KILOJOULES_PER_KILOGRAM, 0)

/** Mifflin–St Jeor with the user's own figures. */
function basalFormula({ weight, height, sex, birth_date }: TargetFacts, day: string): string {
  const age = birth_date === null ? 0 : ageOn(birth_date, day)
  const constant = sex === 'male' ? '+ 5' : '− 161'
  const [kilograms, centimetres] = [formatNumber(weight ?? 0, 1), formatNumber(height ?? 0, 1)]
  return `10 × ${kilograms}\u00a0kg + 6,25 × ${centimetres}\u00a0cm − 5 × ${formatNumber(age, 0)}\u00a0let ${constant}\u00a0kcal`
}

function goalWords({ target_goal, goal_pace }: TargetFacts & Partial<PaceFacts>): string {
  if (!target_goal) return ''
  const share = GOAL_ADJUSTMENTS[target_goal]
  const { phrase } = TARGET_GOAL_LABELS[target_goal]
  if (share === 0) return `beze změny: ${phrase}`
  const sign = share > 0 ? '+' : '−'
  if (goal_pace) return `${sign}\u00a0${formatNumber(goal_pace, 2)}\u00a0kg týdně (na kilogram ${KILOGRAM} kJ)`
  return `${sign}\u00a0${formatNumber(Math.abs(share) * 100, 0)}\u00a0% na ${phrase}`
}

/** The lowest recommended energy, in words; kilocalories rounded to hundreds. */
export function floorWords(kilojoules: number): string {
  const hundreds = Math.round(caloriesFromKilojoules(kilojoules) / 100) * 100
  return `${formatNumber(kilojoules, 0)}\u00a0kJ (asi ${formatNumber(hundreds, 0)}\u00a0kcal)`
}
