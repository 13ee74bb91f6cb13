/** The use of a folder, and its owner. */
type FolderUse =
  | { kind: 'person'; guid: string }
  | { kind: 'recipe'; guid: string }
  | { kind: 'ingredient'; slug: string }
  | { kind: 'creator'; slug: string }
  | { kind: 'text'; slug: string }
  | { kind: 'contact' }

const GUID = '([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})'
const SLUG = '([a-z0-9]+(?:-[a-z0-9]+)*)'
const USES: readonly (readonly [RegExp, (match: string) => FolderUse])[] = [
  [new RegExp(`^(?:users|submissions)/${GUID}$`), (guid) => ({ kind: 'person', guid })],
  [new RegExp(`^recipes/${GUID}/${SLUG}$`), (guid) => ({ kind: 'recipe', guid })],
  [new RegExp(`^ingredients/${SLUG}$`), (slug) => ({ kind: 'ingredient', slug })],
  [new RegExp(`^creators/${SLUG}$`), (slug) => ({ kind: 'creator', slug })],
  [new RegExp(`^texts/(?:article|guide)/${SLUG}$`), (slug) => ({ kind: 'text', slug })],
  [/^(contact)$/, () => ({ kind: 'contact' })],
]

/**
 * The use of a folder below the configured one; null where pages may not upload anything.
 * @param folder without slashes at its ends
 */
export function folderUse(folder: string): FolderUse | null {
  for (const [pattern, use] of USES) {
    const match = pattern.exec(folder)?.[1]
    if (match !== undefined) return use(match)
  }
  return null
}
