/** As much of a text as finding it needs. */
type Named = { slug: string; former_slugs: readonly string[] }

/** Place of the text of a slug, or of one it once had, among others of its kind; -1 where there is none. A slug in use wins. */
export function placeOfText(texts: readonly Named[], slug: string): number {
  const present = texts.findIndex((text) => text.slug === slug)
  return present === -1 ? texts.findIndex((text) => text.former_slugs.includes(slug)) : present
}

/** The text of a slug, or of one it once had. */
export function findText<T extends Named>(texts: readonly T[], slug: string): T | undefined {
  return texts[placeOfText(texts, slug)]
}
