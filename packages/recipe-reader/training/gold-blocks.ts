import { BLOCKS, type Block } from '#reader/pasted/block-classes.ts'
import type { CutLine } from '#reader/pasted/cut-lines.ts'
import { headingOf } from '#reader/pasted/headings.ts'
import { bare, bareStart, withoutNumber } from '#reader/pasted/marks.ts'
import { tidyName } from '#reader/pasted/recipe-name.ts'
import type { MeantRecipe } from '../bench/pasted/corpus.ts'
import { flat } from '../bench/pasted/judge-pasted.ts'

/** Shorter texts are in others by chance. */
const CHANCE = 12

/** The block of each line as the meant recipe has it. */
export function goldBlocks(lines: readonly CutLine[], meant: MeantRecipe): Block[] {
  const ingredients = meant.lines.map((line) => ('line' in line ? [line.line] : line.cells).map(flat))
  const steps = meant.steps.map(flat)
  const all = steps.join(' ')
  const rough = lines.map(({ line, block }): Block | null => {
    if (block !== null) return block
    const text = flat(bare(line))
    const step = flat(withoutNumber(bareStart(line)))
    const isPart = (cells: readonly string[]) =>
      cells.join(' ') === text ||
      cells.includes(text) ||
      (cells.every((cell) => text.includes(cell)) &&
        (text.length < 1.6 * cells.join(' ').length + 4 ||
          ingredients.filter(([cell = '']) => text.includes(cell)).length > 1) &&
        cells.join('').length > 3 &&
        !all.includes(text))
    if (text === '') return null
    if (/^(?:\d{1,2}[.)]?|(?:krok )?\d{1,2}\.?(?: krok)?)$/u.test(text)) return 'step'
    if (steps.some((one) => one === step || (step.includes(one) && one.length > CHANCE))) return 'step'
    if (ingredients.some((cells) => isPart(cells) || flat(withoutNumber(bare(line))) === cells.join(' ')))
      return 'ingredient'
    if (headingOf(line, null)?.section === 'ingredients') return null
    if (step.length > CHANCE && all.includes(step)) return 'step'
    if (step.length > 3 && steps.some((one) => one.startsWith(`${step.replace(/:$/, '')}:`))) return 'step'
    return null
  })
  const numbers = (at: number) => /^\d{1,2}$/.test(flat(bare(lines[at]?.line ?? '')))
  for (const at of rough.keys()) {
    const alone = !rough.slice(0, at).some(Boolean) || !rough.slice(at + 1).some(Boolean)
    if (alone && numbers(at)) rough[at] = null
  }
  const first = rough.findIndex((block) => block !== null)
  const last = rough.findLastIndex((block) => block !== null)
  return rough.map(
    (block, at): Block => block ?? (at < first || first === -1 ? 'before' : at > last ? 'after' : 'aside'),
  )
}

/** The lines that are the name, by the places before the first ingredient or step. */
export function goldNames(lines: readonly CutLine[], blocks: readonly Block[], meant: MeantRecipe): number[] {
  const names = [meant.name, ...(meant.names ?? [])].map(flat)
  return lines.flatMap(({ line }, at) =>
    blocks[at] === 'before' && names.includes(flat(tidyName(bare(line)))) ? [at] : [],
  )
}

export const indexOf = (block: Block) => BLOCKS.indexOf(block)
