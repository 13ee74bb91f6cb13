/** Tags in the form of the contract. */
export function presentTags({ tags, ordered }: { tags: string[]; ordered: string[] }) {
  return { tags, ordered_tags: { tags: ordered } }
}
