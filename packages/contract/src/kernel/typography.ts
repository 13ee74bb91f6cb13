/**
 * Text as Czech typography wants it: a one-letter preposition or conjunction never ends a line.
 * „Polévka s nudlemi“ keeps „s nudlemi“ together.
 */
export function tied(text: string): string {
  return text.replace(/(?<=^|[\s\u00a0(„])([ksvzouaiKSVZOUAI]) /g, '$1\u00a0')
}
