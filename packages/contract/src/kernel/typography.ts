/**
 * Joins one-letter prepositions and conjunctions to the next word, as Czech typography requires: they never end a line.
 * „Polévka s nudlemi“ keeps „s nudlemi“ together.
 */
export function tied(text: string): string {
  return text.replace(/(?<=^|[\s\u00a0(„])([ksvzouaiKSVZOUAI]) /g, '$1\u00a0')
}
