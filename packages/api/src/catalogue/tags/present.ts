/** Tags as the contract has them. */
export function presentTags({ tags, ordered }: { tags: string[]; ordered: string[] }) {
  return { tags, ordered_tags: { tags: ordered } }
}
