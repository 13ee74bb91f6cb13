import type { RecipeConfirmation } from '@zivina/contract/catalogue/recipes/suitability'
import { dayText } from '#app/kit/dates.ts'
import { iddsiWords } from './iddsi-levels.ts'

/** Who confirmed the preparation and when; for dysphagia the level of texture too. */
export function ConfirmedBy({ confirmation }: { confirmation: RecipeConfirmation }) {
  const { confirmed_name, by_admin, confirmed_at, iddsi_level } = confirmation
  const who = `${confirmed_name ?? 'účet, který už neexistuje'}, ${by_admin ? 'za\u00a0Živinu' : 'autor receptu'}`
  return (
    <div className="max-w-text rounded-md bg-sunken px-4 py-3 wrap-anywhere">
      <p>
        Příprava je potvrzená: {who}, {dayText(confirmed_at)}.
      </p>
      {iddsi_level === null ? null : (
        <p>
          Úroveň textury {iddsiWords(iddsi_level)}. Co je bezpečné pro konkrétního člověka, určuje logoped nebo jiný
          terapeut.
        </p>
      )}
    </div>
  )
}
