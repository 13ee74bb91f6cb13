import type { RecipeConfirmation } from '@zivina/contract/catalogue/recipes/suitability'
import { iddsiWords } from '@zivina/domain/catalogue/diet-rules/iddsi-levels'
import { IDDSI_TEST_LABELS } from '@zivina/domain/catalogue/diet-rules/iddsi-tests'
import { dayText } from '#app/kit/text/dates.ts'

/** Who confirmed the preparation and when; for dysphagia the level of texture too. */
export function ConfirmedBy({ confirmation }: { confirmation: RecipeConfirmation }) {
  const { confirmed_at, iddsi_level, therapist, texture_test, tested_on } = confirmation
  return (
    <div className="max-w-text rounded-md bg-sunken px-4 py-3 wrap-anywhere">
      <p>
        {whoConfirmed(confirmation)}, {dayText(confirmed_at)}.
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

/** An admin who confirms is an editor, whose word is none of a professional; of a therapist's test an editor keeps the record. */
function whoConfirmed({ confirmed_name, by_admin, therapist }: RecipeConfirmation): string {
  if (!by_admin) return `Potvrdil autor receptu: ${confirmed_name ?? 'účet, který už neexistuje'}`
  const said = therapist === null ? 'Potvrdila redakce podle postupu' : 'Zkoušku terapeuta zapsala redakce'
  return confirmed_name === null ? said : `${said}: ${confirmed_name}`
}
