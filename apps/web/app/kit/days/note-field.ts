/** The field of a note. @param maxLength in characters */
export const noteField = (maxLength: number) =>
  ({ as: 'text', label: 'Poznámka', look: { maxLength, size: 'note' }, className: 'sm:col-span-2' }) as const
