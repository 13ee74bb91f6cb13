export function unknownWords(words: readonly string[]): Promise<string[]>
