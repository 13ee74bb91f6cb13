import type { RecipeConfirmation } from '@zivina/contract/catalogue/recipes/suitability'
import { dayText } from '#app/kit/dates.ts'
import { iddsiWords } from './iddsi-levels.ts'

/** Who confirmed the preparation and when; for dysphagia the level of texture too. */
export function ConfirmedBy({ confirmation }: { confirmation: RecipeConfirmation }) {
  const { confirmed_at, iddsi_level } = confirmation
  const isByEditors = byEditors(confirmation)
  return (
    <div className="max-w-text rounded-md bg-sunken px-4 py-3 wrap-anywhere">
      <p>
        {whoConfirmed(confirmation)}, {dayText(confirmed_at)}.
      </p>
      {iddsi_level === null ? null : (
        <p>
          Úroveň textury {iddsiWords(iddsi_level)}.{' '}
          {isByEditors
            ? 'Určila ji redakce, ne terapeut: zkoušku vidličkou a\u00a0lžící udělejte s\u00a0každou porcí. '
            : null}
          Co je bezpečné pro konkrétního člověka, určuje logoped nebo jiný terapeut.
        </p>
      )}
    </div>
  )
}

/** Confirmed for Živina without a name: by the editors who read the steps of a starter recipe, or by an admin who is gone. */
function byEditors({ confirmed_name, by_admin }: RecipeConfirmation): boolean {
  return confirmed_name === null && by_admin
}

/** An admin who confirms is an editor, whose word is none of a professional. */
function whoConfirmed({ confirmed_name, by_admin }: RecipeConfirmation): string {
  if (!by_admin) return `Potvrdil autor receptu: ${confirmed_name ?? 'účet, který už neexistuje'}`
  return `Potvrdila redakce podle postupu${confirmed_name === null ? '' : `: ${confirmed_name}`}`
}
