import type { ConditionalRecipe, DietCondition } from '@zivina/contract/catalogue/recipes/read'
import { DIET_TYPE_LABELS } from '@zivina/domain/catalogue/diet-types'

/** Recipes that nearly suit, by what they miss, in the order in which they are shown. */
export const CONDITIONAL_GROUPS = [
  {
    verdict: 'borderline',
    title: 'Podmíněně vhodné',
    note: 'Mezi vhodné se nepočítají. U\u00a0každého stojí jedna věc, kterou je třeba udělat.',
  },
  {
    verdict: 'waits',
    title: 'Čeká na\u00a0potvrzení',
    note: 'Pravidla je nevyloučila, o\u00a0přípravě ale musí nejdřív rozhodnout člověk. Mezi vhodné se nepočítají.',
  },
] as const satisfies readonly { verdict: ConditionalRecipe['verdict']; title: string; note: string }[]

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
