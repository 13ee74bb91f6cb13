import {
  ageOn,
  EQUATION_AGES,
  energyTarget,
  type GoalFacts,
  missingForTarget,
  type TargetFacts,
} from '@zivina/nutrition/targets'
import { energyText } from '#app/features/account/energy-text.ts'
import { Figures } from '#app/features/account/figures.tsx'
import { SafeLimits, TargetSources } from '#app/features/account/target-explanations.tsx'
import { TARGET_FIELD_NAMES } from '#app/features/account/target-labels.ts'
import { targetSteps } from '#app/features/account/target-steps.ts'

type TargetPreviewProps = { facts: TargetFacts & Partial<GoalFacts>; today: string; kilojoulesFirst: boolean }

/** The daily target computed from the typed facts, and its steps. Recomputed with every key. */
export function TargetPreview({ facts, today, kilojoulesFirst }: TargetPreviewProps) {
  const target = energyTarget(facts, today)
  if (!target) return <Missing facts={facts} />
  const [first, second] = energyText(target.kilojoules, kilojoulesFirst)
  return (
    <Figures words="Denní cíl je spočítaný. Čísla jsou skrytá, jak jste si zvolili.">
      <div id="cil" className="flex scroll-mt-24 flex-col gap-4 rounded-card bg-sunken p-4 sm:p-5">
        <div>
          <h3 className="text-lg">Váš denní cíl</h3>
          <output className="figures flex flex-wrap items-baseline gap-x-3" aria-live="polite">
            <strong className="font-heading text-3xl font-semibold text-heading">{first}</strong>
            <span className="text-lg text-muted">{second}</span>
          </output>
        </div>
        <ol className="flex flex-col divide-y divide-line">
          {targetSteps(facts, target.reasoning, target.kilojoules, today).map(({ title, how, kilojoules }) => (
            <li key={title} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2.5">
              <span className="min-w-0 flex-1 basis-64">
                <span className="block font-medium">{title}</span>
                <span className="figures block text-sm text-muted">{how}</span>
              </span>
              <span className="figures font-semibold">{energyText(kilojoules, kilojoulesFirst)[0]}</span>
            </li>
          ))}
        </ol>
        <AgeNote facts={facts} today={today} />
        <p className="text-sm text-muted">
          Je to doporučení pro zdravé lidi, ne lékařská rada. Při nemoci, v&nbsp;těhotenství a&nbsp;při kojení se
          poraďte s&nbsp;lékařem nebo nutričním terapeutem.
        </p>
        <SafeLimits />
        <TargetSources />
      </div>
    </Figures>
  )
}

function Missing({ facts }: { facts: TargetFacts }) {
  const missing = missingForTarget(facts).map((field) => TARGET_FIELD_NAMES[field])
  return (
    <div id="cil" className="scroll-mt-24 rounded-card bg-sunken p-4 sm:p-5">
      <h3 className="text-lg">Váš denní cíl</h3>
      <p className="text-muted">Ukáže se tu, jakmile bude vyplněno: {missing.join(', ')}.</p>
    </div>
  )
}

/** Warns that the equation was measured on adults of a certain age. */
function AgeNote({ facts: { birth_date }, today }: { facts: TargetFacts; today: string }) {
  const age = birth_date === null ? null : ageOn(birth_date, today)
  if (age === null || (age >= EQUATION_AGES.from && age <= EQUATION_AGES.to)) return null
  return (
    <p className="text-sm">
      Rovnice vychází z&nbsp;měření lidí od {EQUATION_AGES.from} do {EQUATION_AGES.to}&nbsp;let. Pro váš věk je výsledek
      jen hrubý odhad.
    </p>
  )
}
