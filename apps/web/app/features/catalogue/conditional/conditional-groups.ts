import type { ConditionalRecipe } from '@zivina/contract/catalogue/recipes/read'

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
