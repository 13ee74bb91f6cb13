/** The fields of a text that finding it needs. */
type Named = { slug: string; former_slugs: readonly string[] }

/** Index of the text with a slug or a former slug; -1 where there is none. A present slug takes precedence. */
export function placeOfText(texts: readonly Named[], slug: string): number {
  const present = texts.findIndex((text) => text.slug === slug)
  return present === -1 ? texts.findIndex((text) => text.former_slugs.includes(slug)) : present
}

/** The text with a slug or a former slug. */
export function findText<T extends Named>(texts: readonly T[], slug: string): T | undefined {
  return texts[placeOfText(texts, slug)]
}
