import { RULE_VERSION } from '@zivina/domain/catalogue/diet-rules/verdicts'
import { dateText } from '#app/kit/date-text.ts'

/** Which rules judged, what they are worth, and what they do not replace. */
export function RuleNotes({ rule_version, isEdited }: { rule_version: string; isEdited: boolean }) {
  const day = /^\d{4}-\d{2}-\d{2}/.exec(isEdited ? RULE_VERSION : rule_version)?.[0]
  return (
    <div className="flex max-w-text flex-col gap-2 text-sm text-muted print:hidden">
      <p>
        {day === undefined ? null : <>Posoudila to pravidla z&nbsp;{dateText(day)}. </>}
        Číselné hranice pro jednu porci jsou náš návrh, dokud je nepodepíše nutriční terapeut. Radu lékaře ani
        nutričního terapeuta to nenahrazuje.
      </p>
      <p>
        Nezaručujeme nepřítomnost alergenů: při alergii nebo celiakii si vždy ověřte etikety výrobků, které používáte.
      </p>
    </div>
  )
}
