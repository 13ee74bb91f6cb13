import type { RecipeDetail } from '@zivina/contract/catalogue/recipes/read'
import { DIETARY_PREFERENCE_LABELS } from '@zivina/domain/catalogue/diet-labels'
import { DIET_TYPE_LABELS, type RestrictingDiet } from '@zivina/domain/catalogue/diet-types'
import { DIETARY_PREFERENCES } from '@zivina/nutrition/diets'
import type { ReactNode } from 'react'
import { facetPath } from '#app/features/catalogue/facet-path.ts'
import { LinkChip } from '#app/kit/ui/chip.tsx'
import { changeWords } from './change-words.ts'
import { DietRow } from './diet-row.tsx'
import type { JudgedEdit, VerdictChange } from './judge-edit.ts'
import { RulesNotice } from './rules-notice.tsx'
import { dietsThatSuit, orderDiets } from './verdict-words.ts'

type SuitabilitySectionProps = {
  recipe: Pick<RecipeDetail, 'dietary_preference' | 'rule_version' | 'confirmations'>
  judged: JudgedEdit
  /** Names of the ingredients by guid. */
  names: ReadonlyMap<string, string>
  /** What may be done about a diet, for those who may. */
  actions?: (diet: RestrictingDiet) => ReactNode
}

/** For whom the recipe is suitable, and why each diet is judged as it is. */
export function SuitabilitySection({ recipe, judged, names, actions }: SuitabilitySectionProps) {
  const { verdicts, changes, isEdited, serving } = judged
  const style = DIETARY_PREFERENCES.findLast((preference) => recipe.dietary_preference.includes(preference))
  const rows = orderDiets(verdicts)
  const suits = dietsThatSuit(verdicts)
  // The style was found for the recipe as given.
  const hasStyle = style !== undefined && style !== 'All' && !isEdited
  if (!hasStyle && rows.length === 0) return null
  return (
    <section aria-labelledby="vhodne-pro" className="flex flex-col gap-4" data-testid="suitability">
      <h2 id="vhodne-pro" className="text-2xl print:hidden">
        Pro koho se hodí
      </h2>
      {hasStyle || suits.length > 0 ? (
        <ul className="flex flex-wrap gap-2 print:hidden" aria-label="Recept se hodí pro">
          {hasStyle ? (
            <li>
              <LinkChip href={facetPath({ dietary_preference: style })}>{DIETARY_PREFERENCE_LABELS[style]}</LinkChip>
            </li>
          ) : null}
          {suits.map((diet) => (
            <li key={diet}>
              <LinkChip href={facetPath({ diet_types: diet })} className="max-sm:py-2 max-sm:whitespace-normal">
                {DIET_TYPE_LABELS[diet]}
              </LinkChip>
            </li>
          ))}
        </ul>
      ) : null}
      {rows.length > 0 ? <RulesNotice hasLink {...(isEdited ? {} : { version: recipe.rule_version })} /> : null}
      <Changes changes={changes} />
      {serving !== null && rows.length > 0 ? (
        <p className="max-w-text text-sm text-muted print:hidden" data-testid="serving-note">
          {serving}
        </p>
      ) : null}
      {rows.length > 0 ? (
        <ul className="divide-y divide-line rounded-card bg-surface shadow-card print:hidden" aria-label="Diety">
          {rows.map(({ diet, judged }) => (
            <li key={diet}>
              <DietRow
                diet={diet}
                judged={judged}
                names={names}
                change={changes.find((change) => change.diet === diet)}
                confirmation={isEdited ? undefined : recipe.confirmations.find(({ diet_type }) => diet_type === diet)}
              >
                {actions?.(diet)}
              </DietRow>
            </li>
          ))}
        </ul>
      ) : null}
      {suits.length > 0 ? (
        <p className="hidden print:block">
          <strong>Hodí se pro diety:</strong> {suits.map((diet) => DIET_TYPE_LABELS[diet]).join(', ')}.
        </p>
      ) : null}
    </section>
  )
}

function Changes({ changes }: { changes: readonly VerdictChange[] }) {
  if (changes.length === 0) return null
  return (
    <div className="rounded-md border border-line bg-sunken px-4 py-3 print:hidden" data-testid="suitability-changes">
      <p className="font-semibold text-heading">Vašimi úpravami se změnilo:</p>
      <ul className="mt-1 flex flex-col gap-0.5">
        {changes.map((change) => (
          <li key={change.diet}>{changeWords(change)}</li>
        ))}
      </ul>
    </div>
  )
}
