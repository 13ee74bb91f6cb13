export const CHARACTERS: readonly string[]
export function makeFonts(): Promise<{ name: string; content: string | Uint8Array }[]>
