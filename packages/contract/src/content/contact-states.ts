/** What became of a message to the support. */
export const CONTACT_STATES = ['new', 'answered', 'closed'] as const
export type ContactState = (typeof CONTACT_STATES)[number]
export const CONTACT_STATE_LABELS: Readonly<Record<ContactState, string>> = {
  new: 'nová',
  answered: 'zodpovězená',
  closed: 'uzavřená',
}
