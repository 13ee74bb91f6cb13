/**
 * The label of a line in a pasted text. `before`: menus, the name and times above the recipe. `ingredient` and `step`: the recipe itself.
 * `aside`: headings, buttons, advertisements and remarks within it. `after`: comments, links and footers below it.
 */
export const BLOCKS = ['before', 'aside', 'ingredient', 'step', 'after'] as const
export type Block = (typeof BLOCKS)[number]

/** Which blocks may follow one another: nothing of the recipe precedes its beginning or follows its end. */
export const MAY_FOLLOW: Readonly<Record<Block, readonly Block[]>> = {
  before: ['before', 'ingredient', 'step'],
  aside: ['aside', 'ingredient', 'step'],
  ingredient: ['ingredient', 'step', 'aside', 'after'],
  step: ['step', 'ingredient', 'aside', 'after'],
  after: ['after'],
}
