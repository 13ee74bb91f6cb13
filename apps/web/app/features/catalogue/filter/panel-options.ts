/** The options of the filter besides the closed lists. */
export type PanelOptions = {
  tags: readonly string[]
  creators: readonly { slug: string; name: string }[]
}
