/** What stands for somebody without a picture, everywhere. */
export function firstLetter(name: string): string {
  return Array.from(name.trim())[0]?.toLocaleUpperCase('cs') ?? ''
}
