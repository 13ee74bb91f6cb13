import { formatNumber } from '@zivina/czech/format-number'
import type { Condition, FoodsCondition, LimitCondition } from '@zivina/domain/catalogue/diet-rules/conditions'
import { RECIPE_CLASSES, type RecipeClass } from '@zivina/domain/catalogue/diet-rules/recipe-classes'
import { bindSpaces, CLASS_WORDS, FIGURE_WORDS } from '@zivina/domain/catalogue/diet-rules/sentences'
import type { DietPart } from '@zivina/domain/catalogue/diet-rules/verdicts'
import { FOOD_GROUP_LABELS } from '@zivina/domain/catalogue/foods/food-group-labels'
import { FIGURE_NAMES } from './figure-names.ts'

/** What a condition is about, and why or how much, as a reader sees them on the page of the rules. */
export type ConditionWords = { subject: string; text: string }

/** A condition in Czech. */
export function conditionWords(condition: Condition): ConditionWords {
  const { subject, texts } = partsOf(condition)
  const said = [...texts, condition.only_for === undefined ? undefined : ONLY_FOR[condition.only_for]]
  return { subject: bindSpaces(capital(subject)), text: bindSpaces(said.filter((text) => text).join(' ')) }
}

const ONLY_FOR: Record<DietPart, string> = {
  pregnant: 'Platí jen v\u00a0těhotenství.',
  breastfeeding: 'Platí jen při kojení.',
}

type Parts = { subject: string; texts: (string | undefined)[] }

function partsOf(condition: Condition): Parts {
  switch (condition.kind) {
    case 'foods':
      return foodsParts(condition)
    case 'limit':
      return limitParts(condition)
    case 'allergen':
      return { subject: 'alergen', texts: [capital(condition.reason)] }
    case 'preparation':
      return { subject: 'příprava', texts: [condition.reason] }
    case 'advice':
      return { subject: 'vždy', texts: [condition.reason] }
  }
}

function foodsParts({ groups, over, cooking, is_added_cold, classes, reason, remedy }: FoodsCondition): Parts {
  const bounds = [
    over === undefined ? null : `nad ${formatNumber(over, 1)} g v porci`,
    cooking === 'Cold' ? 've studené kuchyni' : null,
    is_added_cold ? 'přidané až na hotové jídlo' : null,
    classes === undefined ? null : `jen ${classes.map((name) => CLASS_WORDS[name]).join(', ')}`,
  ].filter((bound) => bound !== null)
  const names = groups.map((group) => FOOD_GROUP_LABELS[group]).join(', ')
  return {
    subject: bounds.length > 0 ? `${names} (${bounds.join('; ')})` : names,
    texts: [capital(reason), remedy?.text],
  }
}

const PER_WORDS: Record<LimitCondition['per'], string> = {
  portion: 'v porci',
  energy: 'podíl na energii',
  '100_g': 've 100 g',
  '100_ml': 've 100 ml',
  '10_g_carbohydrates': 'na 10 g sacharidů',
}

function limitParts(condition: LimitCondition): Parts {
  const { figure, per, bound, values, suitable_to, waived_to, dense_from, if_known, reason, remedy } = condition
  const unit = per === 'energy' ? '%' : FIGURE_WORDS[figure].unit
  return {
    subject: `${FIGURE_NAMES[figure]}, ${PER_WORDS[per]}`,
    texts: [
      `${bound === 'max' ? 'Nejvýše' : 'Nejméně'}: ${byClass(values, unit)}.`,
      suitable_to && `Vhodné do: ${byClass(suitable_to, unit)}; výš jen podmíněně.`,
      waived_to === undefined ? undefined : `Do ${formatNumber(waived_to, 2)} g v porci se neposuzuje.`,
      dense_from === undefined ? undefined : `Platí pro jídla od ${formatNumber(dense_from, 0)} kJ ve 100 g.`,
      if_known && 'Neznámý údaj nerozhoduje.',
      reason,
      remedy?.text,
    ],
  }
}

function byClass(values: Partial<Record<RecipeClass, number>>, unit: string): string {
  const shown = RECIPE_CLASSES.flatMap((name) => {
    const value = values[name]
    return value === undefined ? [] : [{ name, value: `${formatNumber(value, 2)} ${unit}` }]
  })
  const [first] = shown
  const isSame = shown.length === RECIPE_CLASSES.length && shown.every(({ value }) => value === first?.value)
  if (isSame && first) return first.value
  return shown.map(({ name, value }) => `${CLASS_WORDS[name]} ${value}`).join(', ')
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
