import { DIET_TYPE_LABELS } from '@zivina/domain/catalogue/diet-types'
import type { VerdictChange } from './judge-edit.ts'
import { VERDICT_WORDS } from './verdict-words.ts'

/** „Bezlepková: předtím nevhodný, teď vhodný“ */
export function changeWords({ diet, before, now }: VerdictChange): string {
  return `${DIET_TYPE_LABELS[diet]}: předtím ${VERDICT_WORDS[before]}, teď ${VERDICT_WORDS[now]}`
}

/** All changes as one announcement; without any, that the recipe suits what it did. */
export function changesAnnouncement(changes: readonly VerdictChange[]): string {
  if (changes.length === 0) return 'Recept se zase hodí pro stejné diety jako před úpravami.'
  return `Vašimi úpravami se změnilo, pro koho se recept hodí. ${changes.map(changeWords).join('. ')}.`
}
