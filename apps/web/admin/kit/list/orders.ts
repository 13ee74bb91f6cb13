/** The orders of a list by age and name, as a phone chooses them. */
export const AGE_AND_NAME = [
  ['created_at', 'Od nejnovějších'],
  ['-created_at', 'Od nejstarších'],
  ['name', 'Podle názvu'],
  ['-name', 'Podle názvu od konce'],
] as const
