/** The text of a table's row without its number. */
export function stepOfRow(line: string): string {
  return line
    .split('|')
    .filter((cell) => /\p{L}/u.test(cell) && !/^\s*(?:krok|popis|postup)\s*$/i.test(cell))
    .join(' ')
}
