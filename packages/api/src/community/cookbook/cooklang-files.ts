import { strToU8, zipSync } from 'fflate'
import type { BookRow, Cookbook, CookbookKind } from './book.ts'
import { toCooklang } from './cooklang.ts'

const FOLDERS: Readonly<Record<CookbookKind, string>> = {
  own: 'Moje recepty',
  modified: 'Upravené recepty',
  favorite: 'Oblíbené recepty',
}

/** The longest name of a file, in letters: file systems allow 255 bytes. */
const NAME_MAX = 60

/** A cookbook as a ZIP of Cooklang files, in folders by why they are in it. */
export function zipCooklang({
  recipes,
  day,
  public_url,
}: Pick<Cookbook, 'recipes' | 'day' | 'public_url'>): Uint8Array {
  const taken = new Set<string>()
  const files = recipes.map((recipe) => [freePath(recipe, taken), strToU8(toCooklang(recipe, public_url))] as const)
  return zipSync(Object.fromEntries(files), { level: 6, mtime: `${day}T12:00:00` })
}

/** Two recipes of one name get numbers; file systems may not tell capitals from small letters. */
function freePath({ kind, name }: BookRow, taken: Set<string>): string {
  const base = `${FOLDERS[kind]}/${fileName(name)}`
  let path = base
  for (let number = 2; taken.has(path.toLowerCase()); number += 1) path = `${base} ${number}`
  taken.add(path.toLowerCase())
  return `${path}.cook`
}

/** Letters, digits, spaces and a few signs that every file system takes; no name of a device. */
function fileName(name: string): string {
  const words = name
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N} ,'–-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const short = Array.from(words).slice(0, NAME_MAX).join('').trim()
  return /\p{L}|\p{N}/u.test(short) ? short.replace(/^(con|prn|aux|nul|com\d|lpt\d)$/i, 'Recept $1') : 'Recept'
}
