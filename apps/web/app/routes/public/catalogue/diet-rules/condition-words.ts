import { formatNumber } from '@zivina/czech/format-number'
import type { Condition, FoodsCondition, LimitCondition } from '@zivina/domain/catalogue/diet-rules/conditions'
import { RECIPE_CLASSES } from '@zivina/domain/catalogue/diet-rules/recipe-classes'
import { bindSpaces, CLASS_WORDS, FIGURE_WORDS } from '@zivina/domain/catalogue/diet-rules/sentences'
import { FOOD_GROUP_LABELS } from '@zivina/domain/catalogue/foods/food-group-labels'
import { FIGURE_NAMES } from './figure-names.ts'

/** What a condition is about, and why or how much, as a reader sees them on the page of the rules. */
export type ConditionWords = { subject: string; text: string }

/** A condition in Czech. */
export function conditionWords(condition: Condition): ConditionWords {
  switch (condition.kind) {
    case 'foods':
      return foodsWords(condition)
    case 'limit':
      return limitWords(condition)
    case 'allergen':
      return { subject: 'Alergen', text: capital(condition.reason) }
    case 'preparation':
      return { subject: 'Příprava', text: bindSpaces(condition.reason) }
    case 'advice':
      return { subject: 'Vždy', text: capital(condition.reason) }
  }
}

function foodsWords({ groups, over, cooking, reason }: FoodsCondition): ConditionWords {
  const names = groups.map((group) => FOOD_GROUP_LABELS[group]).join(', ')
  const bounds = [
    over === undefined ? null : `nad ${formatNumber(over, 1)} g`,
    cooking === 'Cold' ? 've studené kuchyni' : null,
  ].filter((bound) => bound !== null)
  const subject = bounds.length > 0 ? `${names} (${bounds.join(', ')})` : names
  return { subject: bindSpaces(capital(subject)), text: bindSpaces(capital(reason)) }
}

const PER_WORDS: Record<LimitCondition['per'], string> = {
  portion: 'v porci',
  energy: 'podíl na energii',
  '100_ml': 've 100 ml',
  '1000_kj': 'na 1 000 kJ',
}

function limitWords(condition: LimitCondition): ConditionWords {
  const { figure, per, bound, values, suitable_to, reason } = condition
  const unit = per === 'energy' ? '%' : FIGURE_WORDS[figure].unit
  const limits = RECIPE_CLASSES.flatMap((of) => {
    const value = values[of]
    return value === undefined ? [] : [`${CLASS_WORDS[of]} ${formatNumber(value, 2)} ${unit}`]
  })
  const text = [
    `${bound === 'max' ? 'Nejvýše' : 'Nejméně'}: ${limits.join(', ')}.`,
    suitable_to === undefined ? null : `Vhodné do ${formatNumber(suitable_to, 2)} ${unit}, výš jen podmíněně.`,
    reason,
  ]
  return {
    subject: bindSpaces(`${capital(FIGURE_NAMES[figure])}, ${PER_WORDS[per]}`),
    text: bindSpaces(text.filter((part) => part).join(' ')),
  }
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
