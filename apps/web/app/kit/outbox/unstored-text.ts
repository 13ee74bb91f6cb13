/** Said where something waits that the browser would not store: it is private, or full. */
export const UNSTORED_TEXT =
  'Tento prohlížeč nám nic uložit nedovolil: než se to odešle, nechte prosím stránku otevřenou.'
