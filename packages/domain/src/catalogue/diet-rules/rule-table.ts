import { DIET_TYPE_LABELS } from '#domain/catalogue/diet-types.ts'
import type { Condition, FoodsCondition, LimitCondition, RuleSet } from './conditions.ts'
import { RECIPE_CLASSES } from './recipe-classes.ts'

const PER = {
  portion: 'in a portion',
  energy: '% of energy',
  '100_ml': 'in 100 ml',
  '1000_kj': 'in 1000 kJ',
} as const satisfies Record<LimitCondition['per'], string>

/** The rule sets as Markdown, a table for each diet, for the people who check and sign them. */
export function ruleTables(ruleSets: readonly RuleSet[]): string {
  return ruleSets.map(ruleTable).join('\n')
}

function ruleTable({ diet, conditions }: RuleSet): string {
  const rows = conditions.map(
    (condition) =>
      `| \`${condition.id}\` | ${effectOf(condition)} | ${whatOf(condition)} | ${condition.source} | ${condition.certainty} |`,
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
      const { stems, groups } = condition
      if (stems === undefined && groups === undefined) return 'always'
      return [stems && `steps with ${stems.join(', ')}`, groups && `foods: ${groups.join(', ')}`]
        .filter(Boolean)
        .join('; ')
    }
    case 'advice':
      return 'always'
  }
}

function foodsOf({ groups, unless, classes, cooking, over, alcohol_over }: FoodsCondition): string {
  return [
    groups.join(', '),
    unless && `not ${unless.join(', ')}`,
    over !== undefined && `over ${over} g in a portion`,
    alcohol_over !== undefined && `alcohol over ${alcohol_over} g in 100 g`,
    classes && `only ${classes.join(', ')}`,
    cooking && `only ${cooking.toLowerCase()} kitchen`,
  ]
    .filter(Boolean)
    .join('; ')
}

function limitOf({ figure, per, bound, values, suitable_to, relaxed, if_known }: LimitCondition): string {
  const limits = RECIPE_CLASSES.filter((name) => values[name] !== undefined).map((name) => `${name} ${values[name]}`)
  return [
    `${figure} ${PER[per]}, ${bound} ${limits.join(', ')}`,
    suitable_to !== undefined && `suitable to ${suitable_to}`,
    relaxed && `${relaxed.value} for a drink of ${relaxed.groups.join(', ')}`,
    if_known && 'only if known',
  ]
    .filter(Boolean)
    .join('; ')
}
