import type { RecipeDetail } from '@zivina/contract/catalogue/recipes/read'
import type { Verdict } from '@zivina/domain/catalogue/diet-rules/verdicts'
import { DIET_TYPE_LABELS } from '@zivina/domain/catalogue/diet-types'
import { useDeferredValue, useMemo, useState } from 'react'
import { useRevalidator } from 'react-router'
import { ConfirmationActions } from '#app/features/catalogue/suitability/confirmation-actions.tsx'
import { DietRow } from '#app/features/catalogue/suitability/diet-row.tsx'
import { dietsThatSuit, orderDiets } from '#app/features/catalogue/suitability/verdict-words.ts'
import { Disclosure } from '#app/kit/ui/disclosure.tsx'
import { useSession } from '#app/session/tokens/use-session.ts'
import type { Draft } from './draft.ts'
import { judgeDraft } from './judge-draft.ts'

type DraftSuitabilityProps = {
  draft: Draft
  /** The saved recipe, where the draft does not differ from it: only that can be confirmed. */
  saved?: RecipeDetail | undefined
}

/** What is open comes first: there the author can do something. */
const GROUPS: readonly (readonly [title: string, verdicts: readonly Verdict[]])[] = [
  ['Otevřené otázky', ['waits', 'unknown']],
  ['Proč ano', ['suitable']],
  ['Podmíněně', ['borderline']],
  ['Proč ne', ['unsuitable']],
]

/** What the draft suits now, what is still open, and why it does not suit the rest. */
export default function DraftSuitability({ draft, saved }: DraftSuitabilityProps) {
  const typed = useDeferredValue(draft)
  const session = useSession()
  const { revalidate } = useRevalidator()
  const [confirmed, setConfirmed] = useState<RecipeDetail | null>(null)
  const recipe = saved ? (confirmed ?? saved) : undefined
  const verdicts = useMemo(() => recipe?.diet_verdicts ?? judgeDraft(typed), [recipe, typed])
  const names = useMemo(() => namesOf(typed), [typed])
  const rows = orderDiets(verdicts)
  const suits = dietsThatSuit(verdicts).map((diet) => DIET_TYPE_LABELS[diet])
  const groups = GROUPS.map(
    ([title, verdicts]) => [title, rows.filter(({ judged }) => verdicts.includes(judged.verdict))] as const,
  )
  return (
    <section aria-labelledby="hodi-se" className="flex flex-col gap-3 rounded-card bg-surface p-5 shadow-card">
      <h2 id="hodi-se" className="text-lg">
        Pro koho se hodí
      </h2>
      <p data-testid="draft-suits">{suits.length > 0 ? suits.join(', ') : 'Zatím pro žádnou z\u00a0diet.'}</p>
      <div className="flex flex-col">
        {groups.map(([title, members]) =>
          members.length > 0 ? (
            <Disclosure key={title} title={`${title} (${members.length})`} className="-mx-4">
              <ul className="divide-y divide-line">
                {members.map(({ diet, judged }) => (
                  <li key={diet}>
                    <DietRow
                      diet={diet}
                      judged={judged}
                      names={names}
                      confirmation={recipe?.confirmations.find(({ diet_type }) => diet_type === diet)}
                    >
                      {recipe && session ? (
                        <ConfirmationActions
                          recipe={recipe}
                          diet={diet}
                          session={session}
                          onJudged={setConfirmed}
                          onOutdated={() => void revalidate()}
                        />
                      ) : null}
                    </DietRow>
                  </li>
                ))}
              </ul>
            </Disclosure>
          ) : null,
        )}
      </div>
      <p className="text-sm text-muted">
        Diety se nevybírají: určujeme je ze surovin a&nbsp;postupu podle stejných pravidel pro všechny recepty. Přípravu
        lze potvrdit u&nbsp;uloženého receptu.
      </p>
    </section>
  )
}

function namesOf({ lines }: Draft): ReadonlyMap<string, string> {
  return new Map(lines.flatMap(({ ingredient }) => (ingredient ? [[ingredient.guid, ingredient.name] as const] : [])))
}
