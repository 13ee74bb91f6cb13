/** `dead`: the server refused it, or all attempts failed. */
export const MAIL_STATES = ['waiting', 'sending', 'failing', 'dead'] as const
export type MailState = (typeof MAIL_STATES)[number]
export const MAIL_STATE_LABELS: Readonly<Record<MailState, string>> = {
  waiting: 'čeká',
  sending: 'odesílá se',
  failing: 'zatím se nedaří',
  dead: 'neodešel',
}
