import { TEXT_STATE_LABELS, TEXT_VERSION_STATE_LABELS } from '@zivina/contract/content/content-kinds'
import type { ManagedText, TextVersion } from '@zivina/contract/content/edited-texts'
import { momentText } from '#app/kit/text/dates.ts'

/** What waits of a text: „rozepsaná verze“, „naplánovaná na 1. 12. 8:00“; empty where nothing does. */
export function openWords(open: ManagedText['open']): string {
  if (open === null) return ''
  return open.published_at === null ? 'rozepsaná verze' : `naplánovaná verze na ${momentText(open.published_at)}`
}

/** What public pages show of a text, and what waits. */
export function stateWords({ state, open }: ManagedText): string {
  const waits = openWords(open)
  const shown = state === 'unpublished' ? 'Text není na webu' : `Na webu je text ${TEXT_STATE_LABELS[state]}`
  return waits === '' ? `${shown}.` : `${shown}, čeká ${waits}.`
}

/** What became of a version: „na webu“, „rozepsaná“. */
export function versionWords({ state, is_shown, is_withdrawn }: TextVersion): string {
  if (is_withdrawn) return 'stažení z\u00a0webu'
  return is_shown ? 'na webu' : TEXT_VERSION_STATE_LABELS[state]
}
