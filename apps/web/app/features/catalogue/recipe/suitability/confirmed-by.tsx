import type { RecipeConfirmation } from '@zivina/contract/catalogue/recipes/suitability'
import { IDDSI_TEST_LABELS } from '@zivina/domain/catalogue/diet-rules/iddsi-tests'
import { dayText } from '#app/kit/dates.ts'
import { iddsiWords } from './iddsi-levels.ts'

/** Who confirmed the preparation and when; for dysphagia the level of texture too. */
export function ConfirmedBy({ confirmation }: { confirmation: RecipeConfirmation }) {
  const { confirmed_at, iddsi_level, therapist, texture_test, tested_on } = confirmation
  const isByEditors = byEditors(confirmation)
  return (
    <div className="max-w-text rounded-md bg-sunken px-4 py-3 wrap-anywhere">
      <p>
        {isByEditors ? 'Potvrdila redakce podle postupu' : `Příprava je potvrzená: ${whoConfirmed(confirmation)}`},{' '}
        {dayText(confirmed_at)}.
      </p>
      {iddsi_level === null ? null : (
        <p>
          Úroveň textury {iddsiWords(iddsi_level)}.{' '}
          {therapist !== null && texture_test !== null && tested_on !== null
            ? `Zkoušku (${IDDSI_TEST_LABELS[texture_test]}) provedl terapeut: ${therapist}, ${dayText(tested_on)}. `
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

function whoConfirmed({ confirmed_name, by_admin }: RecipeConfirmation): string {
  return `${confirmed_name ?? 'účet, který už neexistuje'}, ${by_admin ? 'za\u00a0Živinu' : 'autor receptu'}`
}
