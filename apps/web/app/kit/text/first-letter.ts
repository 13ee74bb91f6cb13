/** Shown instead of a missing portrait. */
export function firstLetter(name: string): string {
  return Array.from(name.trim())[0]?.toLocaleUpperCase('cs') ?? ''
}
