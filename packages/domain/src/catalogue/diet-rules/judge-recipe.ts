import type { Condition, RuleSet } from './conditions.ts'
import { type Dish, prepareDish } from './dish.ts'
import { type Finding, finding, tellReason } from './findings.ts'
import { judgeAllergen, judgeFoods, judgeOpaque } from './judge-foods.ts'
import { judgeLimit } from './judge-limit.ts'
import { judgePreparation } from './judge-preparation.ts'
import { RULE_SETS } from './rule-sets.ts'
import { bindSpaces } from './sentences.ts'
import { SERVING_SCALE_MAX } from './serving.ts'
import type { DietPart, DietVerdict, JudgedRecipe, Reason, Verdict, Verdicts } from './verdicts.ts'

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
  const findings = findAll(rules, dish)
  const verdict = decide(findings)
  const reasons = reasonsOf(findings, verdict)
  if (verdict === 'suitable' && excludesFoods(rules)) reasons.unshift(nothingExcluded(rules))
  if (verdict === 'borderline') tellWhatToLeaveOut(reasons, rules, dish)
  const judged: DietVerdict = { verdict, reasons, warnings: verdict === 'unsuitable' ? [] : warningsOf(findings) }
  if (rules.parts !== undefined) judged.parts = judgeParts(rules.parts, findings)
  return judged
}

function findAll(rules: RuleSet, dish: Dish): Finding[] {
  return [
    ...judgeWhole(rules, dish),
    ...rules.conditions.map((condition) => judgeCondition(condition, rules, dish)).filter((found) => found !== null),
  ]
}

/** The verdict for each of the people that the diet is for, by the conditions that hold for them. */
function judgeParts(parts: readonly DietPart[], findings: readonly Finding[]): NonNullable<DietVerdict['parts']> {
  const own = (part: DietPart) =>
    findings.filter(({ condition: { only_for } }) => only_for === undefined || only_for === part)
  return Object.fromEntries(parts.map((part) => [part, decide(own(part))]))
}

/**
 * Where a borderline dish suits without one of its foods, leaving that one out is the thing to do, whatever the condition says. A
 * food is left out only of what is about foods: a dish without its flour is another dish.
 */
function tellWhatToLeaveOut(reasons: readonly Reason[], rules: RuleSet, dish: Dish): void {
  const guids = new Set(reasons.flatMap(({ ingredients }) => ingredients ?? []))
  const [guid] = guids
  if (guid === undefined || guids.size > 1 || reasons.some(({ ingredients }) => ingredients === undefined)) return
  const left = dish.recipe.lines.filter((line) => line.guid !== guid)
  const name = dish.recipe.lines.find((line) => line.guid === guid)?.name ?? ''
  if (left.length === 0 || decide(findAll(rules, prepareDish({ ...dish.recipe, lines: left }))) !== 'suitable') return
  const text = bindSpaces(`Vynechte jednu surovinu: ${name}. Bez ní se jídlo hodí.`)
  for (const reason of reasons) reason.remedy = { action: 'leave_out', text }
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
  if (countsServing(rules) && dish.classes.some((name) => dish.servings.of[name].scale.low > SERVING_SCALE_MAX)) {
    found.push(
      missing(
        'serving',
        'Porce je tak malá, že nevíme, kolik se jí najednou. Upravte počet porcí, aby byla jako u stolu.',
      ),
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

/** Whether the diet counts what is in a serving. */
function countsServing({ conditions }: RuleSet): boolean {
  return conditions.some((condition) => {
    if (condition.kind === 'foods') return condition.over !== undefined && condition.effect !== 'warning'
    return (
      condition.kind === 'limit' &&
      condition.bound === 'max' &&
      condition.per === 'portion' &&
      condition.figure !== 'mass_g'
    )
  })
}

function nothingExcluded({ key }: RuleSet): Reason {
  const text = 'Žádná surovina nepatří k\u00a0těm, které tato dieta vynechává.'
  return { condition: `${key}.data.groups`, text, source: 'own' }
}
