import type { Condition, RuleSet } from '@zivina/domain/catalogue/diet-rules/conditions'
import { dietSources } from '@zivina/domain/catalogue/diet-rules/diet-sources'
import { bindSpaces } from '@zivina/domain/catalogue/diet-rules/sentences'
import { DIET_TYPE_LABELS } from '@zivina/domain/catalogue/diet-types'
import { dietRulesId } from '#app/features/catalogue/diet-rules-path.ts'
import { facetPath } from '#app/features/catalogue/facet-path.ts'
import { sourceWords } from '#app/features/catalogue/suitability/source-words.ts'
import { ConditionList } from './condition-list.tsx'

/** One diet: what always holds, its conditions by what they do, and its sources. */
export function DietPart({ rules }: { rules: RuleSet }) {
  const { diet, conditions } = rules
  const advice = conditions.flatMap((condition) => (condition.kind === 'advice' ? [condition] : []))
  const of = (effect: string) => conditions.filter((condition) => effectOf(condition) === effect)
  return (
    <section aria-labelledby={dietRulesId(diet)} className="flex flex-col gap-5">
      <h2 id={dietRulesId(diet)} className="scroll-mt-20 text-2xl">
        {DIET_TYPE_LABELS[diet]}
      </h2>
      {advice.length > 0 ? (
        <div className="flex flex-col gap-2 rounded-md border-l-4 border-brand bg-sunken px-4 py-3">
          <p className="font-semibold text-heading">Platí vždy, u&nbsp;každého jídla</p>
          {advice.map(({ id, reason }) => (
            <p key={id}>{bindSpaces(reason)}</p>
          ))}
        </div>
      ) : null}
      <ConditionList title="Kdy jídlo vhodné není" conditions={of('unsuitable')} />
      <ConditionList title="Kdy je vhodné jen podmíněně" conditions={of('borderline')} />
      <ConditionList title="Co musí někdo potvrdit" conditions={of('waits')} />
      <ConditionList title="Na co upozorníme" conditions={of('warning')} />
      <div className="flex flex-col gap-1 text-sm text-muted">
        <h3 className="text-base">O&nbsp;co se dieta opírá</h3>
        <ul className="flex list-disc flex-col gap-1 pl-5">
          {dietSources(rules).map((source) => (
            <li key={source} className="wrap-anywhere">
              {sourceWords(source)}
            </li>
          ))}
        </ul>
      </div>
      <p>
        <a href={facetPath({ diet_types: diet })} className="inline-flex min-h-11 items-center text-brand underline">
          Recepty pro tuto dietu
        </a>
      </p>
    </section>
  )
}

function effectOf(condition: Condition): string {
  if (condition.kind === 'foods' || condition.kind === 'limit') return condition.effect
  return { allergen: 'unsuitable', preparation: 'waits', advice: 'advice' }[condition.kind]
}
