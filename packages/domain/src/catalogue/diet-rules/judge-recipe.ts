import type { Condition, RuleSet } from './conditions.ts'
import { type Dish, prepareDish } from './dish.ts'
import { type Finding, finding, tellReason } from './findings.ts'
import { judgeAllergen, judgeFoods, judgeOpaque } from './judge-foods.ts'
import { judgeLimit } from './judge-limit.ts'
import { judgePreparation } from './judge-preparation.ts'
import { RULE_SETS } from './rule-sets.ts'
import { bindSpaces } from './sentences.ts'
import type { DietVerdict, JudgedRecipe, Reason, Verdict, Verdicts } from './verdicts.ts'

/**
 * Judges a recipe for every diet that restricts something. What decides, in this order: an excluded food or a limit that is
 * not held (unsuitable); a datum that is missing (unknown); a preparation that is not confirmed (waits); then it is borderline
 * or suitable. A missing figure never counts as zero and an unknown group never as absent. Pure; throws nothing.
 */
export function judgeRecipe(recipe: JudgedRecipe): Verdicts {
  const dish = prepareDish(recipe.portion_size > 0 ? recipe : { ...recipe, portion_size: Number.NaN })
  return Object.fromEntries(RULE_SETS.map((rules) => [rules.diet, judgeDiet(rules, dish)])) as Verdicts
}

function judgeDiet(rules: RuleSet, dish: Dish): DietVerdict {
  const findings = [
    ...judgeWhole(rules, dish),
    ...rules.conditions.map((condition) => judgeCondition(condition, rules, dish)).filter((found) => found !== null),
  ]
  const verdict = decide(findings)
  const reasons = reasonsOf(findings, verdict)
  if (verdict === 'suitable' && excludesFoods(rules)) reasons.unshift(nothingExcluded(rules))
  return { verdict, reasons, warnings: verdict === 'unsuitable' ? [] : warningsOf(findings) }
}

/** What concerns the recipe as a whole and holds for every diet. */
function judgeWhole(rules: RuleSet, dish: Dish): Finding[] {
  const { lines, unmatched, portion_size } = dish.recipe
  const own = (name: string) => ({ id: `${rules.key}.data.${name}`, source: 'own' }) as const
  const missing = (name: string, text: string) => finding(own(name), 'unknown', () => bindSpaces(text))
  const found: Finding[] = []
  if (!(portion_size > 0))
    found.push(missing('portions', 'Chybí počet porcí, proto nelze spočítat, co je v jedné z nich.'))
  if (lines.length === 0)
    found.push(missing('empty', 'Recept zatím nemá žádné suroviny, které by bylo možné posoudit.'))
  else if (!(dish.sums.mass_g.high > 0)) {
    found.push(missing('amounts', 'U žádné suroviny není uvedeno množství, které se sní.'))
  }
  if (unmatched > 0 || !(unmatched >= 0)) {
    found.push(
      missing('unmatched', 'Některé řádky receptu ještě nejsou spojeny s potravinou, proto nevíme, co v nich je.'),
    )
  }
  const opaque = excludesFoods(rules) ? judgeOpaque(own('groups'), dish) : null
  return opaque === null ? found : [...found, opaque]
}

function judgeCondition(condition: Condition, rules: RuleSet, dish: Dish): Finding | null {
  switch (condition.kind) {
    case 'foods':
      return judgeFoods(condition, dish)
    case 'allergen':
      return judgeAllergen(condition, dish)
    case 'limit':
      return judgeLimit(condition, dish)
    case 'preparation':
      return dish.recipe.confirmed.includes(rules.diet) ? null : judgePreparation(condition, dish)
    case 'advice':
      // It holds for every dish: the page of the diet says it once.
      return null
  }
}

function decide(findings: readonly Finding[]): Verdict {
  const has = (verdict: Finding['verdict']) => findings.some((found) => found.verdict === verdict)
  if (has('excluded') || has('unsuitable')) return 'unsuitable'
  if (has('unknown')) return 'unknown'
  if (has('waits')) return 'waits'
  return has('borderline') ? 'borderline' : 'suitable'
}

/** The reasons that led to the verdict; what excludes comes before limits that are not held. */
function reasonsOf(findings: readonly Finding[], verdict: Verdict): Reason[] {
  const of = (wanted: Finding['verdict']) => findings.filter((found) => found.verdict === wanted).map(tellReason)
  return verdict === 'unsuitable' ? [...of('excluded'), ...of('unsuitable')] : of(verdict)
}

function warningsOf(findings: readonly Finding[]): Reason[] {
  return findings.filter((found) => found.verdict === 'warning').map(tellReason)
}

function excludesFoods({ conditions }: RuleSet): boolean {
  return conditions.some((condition) => condition.kind === 'foods' && condition.effect === 'unsuitable')
}

function nothingExcluded({ key }: RuleSet): Reason {
  const text = 'Žádná surovina nepatří k\u00a0těm, které tato dieta vynechává.'
  return { condition: `${key}.data.groups`, text, source: 'own' }
}
