import { DIET_TYPE_LABELS } from '#domain/catalogue/diet-types.ts'
import type { Condition, FoodsCondition, LimitCondition, RuleSet } from './conditions.ts'
import { RECIPE_CLASSES } from './recipe-classes.ts'

const PER = {
  portion: 'in a serving',
  energy: '% of energy',
  '100_ml': 'in 100 ml',
  '100_g': 'in 100 g',
  '10_g_carbohydrates': 'for 10 g of carbohydrates',
} as const satisfies Record<LimitCondition['per'], string>

/** The rule sets as Markdown, a table for each diet, for the people who check and sign them. */
export function ruleTables(ruleSets: readonly RuleSet[]): string {
  return ruleSets.map(ruleTable).join('\n')
}

function ruleTable({ diet, conditions }: RuleSet): string {
  const rows = conditions.map(
    (condition) =>
      `| \`${condition.id}\`${condition.only_for === undefined ? '' : ` (only ${condition.only_for})`} | ${effectOf(condition)} | ${whatOf(condition)} | ${condition.source} | ${condition.certainty} |`,
  )
  const title = `### ${diet} (${DIET_TYPE_LABELS[diet].replaceAll('\u00a0', ' ')})`
  return [title, '', '| condition | effect | what | source | how sure |', '|---|---|---|---|---|', ...rows, ''].join(
    '\n',
  )
}

function effectOf(condition: Condition): string {
  if (condition.kind === 'foods' || condition.kind === 'limit') return condition.effect
  return { allergen: 'unsuitable', preparation: 'waits', advice: 'on the page of the diet' }[condition.kind]
}

function whatOf(condition: Condition): string {
  switch (condition.kind) {
    case 'foods':
      return foodsOf(condition)
    case 'limit':
      return limitOf(condition)
    case 'allergen':
      return `allergen: ${condition.allergen}`
    case 'preparation': {
      const { stems, groups, unless_steps, without_aim } = condition
      if (without_aim !== undefined) return 'recipes written for a level of texture; all others are unknown'
      if (stems === undefined && groups === undefined) return 'always'
      const not = unless_steps && `not if steps have ${unless_steps.join(', ')}`
      return [stems && `steps with ${stems.join(', ')}`, groups && `foods: ${groups.join(', ')}`, not]
        .filter(Boolean)
        .join('; ')
    }
    case 'advice':
      return 'always'
  }
}

function foodsOf(condition: FoodsCondition): string {
  const { groups, unless, dishes, classes, cooking, is_added_cold, unless_steps, over, alone, alcohol_over } = condition
  return [
    groups.join(', '),
    dishes && `dishes: ${dishes.join(', ')}`,
    unless && `not ${unless.join(', ')}`,
    over !== undefined && `over ${over} g in a serving`,
    alone && `of ${alone.group} alone over ${alone.over} g`,
    condition.dry_as_cooked && `dry ones × ${condition.dry_as_cooked}`,
    alcohol_over !== undefined && `alcohol over ${alcohol_over} g in 100 g`,
    classes && `only ${classes.join(', ')}`,
    cooking && `only ${cooking.toLowerCase()} kitchen`,
    is_added_cold && 'only put on the finished dish',
    unless_steps && `not if steps have ${unless_steps.join(', ')}`,
  ]
    .filter(Boolean)
    .join('; ')
}

function limitOf(condition: LimitCondition): string {
  const { figure, per, bound, values, suitable_to, relaxed, if_known } = condition
  const byClass = (limits: LimitCondition['values']) =>
    RECIPE_CLASSES.filter((name) => limits[name] !== undefined)
      .map((name) => `${name} ${limits[name]}`)
      .join(', ')
  const { borderline_if, waived_to, dense_from, carbohydrates_from } = condition
  return [
    `${figure} ${PER[per]}, ${bound} ${byClass(values)}`,
    suitable_to && `suitable to ${byClass(suitable_to)}`,
    borderline_if &&
      `between them borderline if ${borderline_if.figure} ≤ ${borderline_if.to} % of energy, else unsuitable`,
    waived_to !== undefined && `waived to ${waived_to} g`,
    dense_from !== undefined && `only from ${dense_from} kJ in 100 g`,
    carbohydrates_from && `only from carbohydrates ${byClass(carbohydrates_from)} g`,
    relaxed && `${relaxed.value} for a drink of ${relaxed.groups.join(', ')}`,
    if_known && 'only if known',
  ]
    .filter(Boolean)
    .join('; ')
}
