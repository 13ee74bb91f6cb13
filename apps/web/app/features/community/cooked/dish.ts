/** What was cooked. A modified recipe is its original here: it is the same dish. */
export type Dish = {
  /** Of the recipe, or of the original of a modified one. */
  guid: string
  slug: string
  /** Address of the page that it is cooked from. */
  path: string
  /** Guid of its creator, who may not review it. */
  creator: string
  /** Whether it is a public recipe in its own form, which alone takes reviews and photos. */
  takes_reviews: boolean
}

/** The name under which what is typed after cooking is stored until it is sent. */
export const cookedForm = ({ guid }: Pick<Dish, 'guid'>): string => `cooked-${guid}`
