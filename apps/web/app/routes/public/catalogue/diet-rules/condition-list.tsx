import type { Certainty, Condition } from '@zivina/domain/catalogue/diet-rules/conditions'
import { sourceWords } from '#app/features/catalogue/suitability/source-words.ts'
import { conditionWords } from './condition-words.ts'

/** How sure a condition is of its source. Of our own proposals nothing is said: the page says it once. */
const CERTAINTY_WORDS: Record<Certainty, string> = {
  read: 'Uvádí',
  known: 'Ustálené podle',
  judgement: 'Odvodili jsme z',
}

type ConditionListProps = { title: string; conditions: readonly Condition[] }

/** Conditions of one effect: what it is about, why or how much, and what it rests on. */
export function ConditionList({ title, conditions }: ConditionListProps) {
  if (conditions.length === 0) return null
  return (
    <div className="flex flex-col gap-2">
      <h3 className="text-lg">{title}</h3>
      <ul className="flex flex-col divide-y divide-line">
        {conditions.map((condition) => (
          <ConditionLine key={condition.id} condition={condition} />
        ))}
      </ul>
    </div>
  )
}

function ConditionLine({ condition }: { condition: Condition }) {
  const { subject, text } = conditionWords(condition)
  const { source, certainty } = condition
  return (
    <li className="py-2.5 wrap-anywhere">
      <p>
        <strong className="text-heading">{subject}.</strong> {text}
      </p>
      {source === 'own' ? null : (
        <p className="text-sm text-muted">
          {CERTAINTY_WORDS[certainty]}: {sourceWords(source)}
        </p>
      )}
    </li>
  )
}
