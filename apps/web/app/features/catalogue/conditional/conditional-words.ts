import type { ConditionalRecipe, DietCondition } from '@zivina/contract/catalogue/recipes/read'
import { DIET_TYPE_LABELS } from '@zivina/domain/catalogue/diet-types'

const CONFIRMED_BY = {
  therapist: 'Potvrzuje jmenovaný terapeut, do té doby jídlo nemusí být bezpečné.',
  editor: 'Potvrzuje redakce podle postupu.',
} as const satisfies Record<NonNullable<DietCondition['confirmed_by']>, string>

/** Sentences that are said at once; of more only their number. */
const SAID = 2

/** What is to be done before a recipe suits, a text for each diet; with several diets each is named. */
export function conditionWords({ conditions }: Pick<ConditionalRecipe, 'conditions'>): string[] {
  return conditions.map(({ diet_type, todo, confirmed_by }) => {
    const rest = todo.length - SAID
    return [
      conditions.length > 1 ? `${DIET_TYPE_LABELS[diet_type]}:` : null,
      ...todo.slice(0, SAID),
      rest > 0 ? `Další (${rest}) jsou u\u00a0receptu.` : null,
      confirmed_by === null ? null : CONFIRMED_BY[confirmed_by],
    ]
      .filter((part) => part !== null)
      .join(' ')
  })
}
