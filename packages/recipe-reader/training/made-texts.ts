// Training texts made of the parts of labelled ones, so that the weights see many more combinations than were written.

import type { Block } from '#reader/pasted/block-classes.ts'
import { headingOf, type Section } from '#reader/pasted/headings.ts'
import { cuesOfLines } from '#reader/pasted/line-cues.ts'
import { bare, bareStart, isNumbered, withoutNumber } from '#reader/pasted/marks.ts'
import { remembering } from '#reader/pasted/read-line.ts'
import type { WordWeights } from '#reader/pasted/stated-words.ts'
import { readRecipeLine } from '#reader/recipe-line.ts'
import type { TrainingText } from './training-texts.ts'

/** A line of a labelled text. */
type Piece = { line: string; gold: Block; fixed: Block | null }
type Random = () => number

const BULLETS = ['', '- ', '• ', '* ', '– ', '▢ ']
const NUMBERS: readonly ((at: number) => string)[] = [
  () => '',
  () => '- ',
  (at) => `${at}. `,
  (at) => `${at}) `,
  (at) => `Krok ${at}: `,
]

/** Texts for the weights of the blocks alone: each of `texts` in `copies` other surroundings, of parts of the others. */
export function madeTexts(
  texts: readonly TrainingText[],
  copies: number,
  words: WordWeights,
): Pick<TrainingText, 'cues' | 'fixed' | 'gold'>[] {
  const read = remembering(readRecipeLine)
  return texts.flatMap((text, at) =>
    Array.from({ length: copies }, (_, copy) => {
      const random = randomFrom(at * copies + copy + 1)
      const pieces = remade(text, texts, random)
      return {
        cues: cuesOfLines(
          pieces.map(({ line }) => line),
          read,
          words,
        ),
        fixed: pieces.map(({ fixed }) => fixed),
        gold: pieces.map(({ gold }) => gold),
      }
    }),
  )
}

function remade(text: TrainingText, texts: readonly TrainingText[], random: Random): Piece[] {
  const another = () => piecesOf(texts[Math.floor(random() * texts.length)] ?? text)
  const often = (share: number) => random() < share
  const own = piecesOf(text)
  const only = (pieces: readonly Piece[], block: Block) => pieces.filter(({ gold }) => gold === block)
  let recipe = own.filter(({ gold }) => gold !== 'before' && gold !== 'after')
  if (often(0.3)) recipe = recipe.filter((piece) => sectionOf(piece) !== 'ingredients')
  if (often(0.3)) recipe = recipe.filter((piece) => sectionOf(piece) !== 'steps')
  if (often(0.5)) recipe = withOtherHeadings(recipe, another())
  if (often(0.6)) recipe = withBullets(recipe, one(BULLETS, random))
  if (often(0.6)) recipe = withNumbers(recipe, one(NUMBERS, random))
  if (often(0.2)) recipe = inSentences(recipe)
  if (often(0.4))
    recipe = withAside(
      recipe,
      only(another(), 'aside').filter((piece) => sectionOf(piece) === null),
      random,
    )
  const above = often(0.5) ? only(another(), 'before').filter(() => often(0.6)) : []
  const before = only(own, 'before').filter(() => often(0.9))
  const after = often(0.5) ? only(own, 'after') : []
  const below = often(0.7) ? only(another(), 'after').filter(() => often(0.9)) : []
  return [...above, ...before, ...recipe, ...after, ...below]
}

const piecesOf = ({ lines, gold, fixed }: TrainingText): Piece[] =>
  lines.map((line, at) => ({ line, gold: gold[at] ?? 'aside', fixed: fixed[at] ?? null }))

const sectionOf = ({ line, gold }: Piece): Section | null =>
  gold === 'aside' ? (headingOf(line, null)?.section ?? null) : null

/** The headings of another text instead of its own. */
function withOtherHeadings(recipe: readonly Piece[], other: readonly Piece[]): Piece[] {
  const headings = new Map(other.map((piece) => [sectionOf(piece), piece.line]))
  return recipe.map((piece) => {
    const section = sectionOf(piece)
    const line = section === 'ingredients' || section === 'steps' ? headings.get(section) : undefined
    return line === undefined ? piece : { ...piece, line }
  })
}

const withBullets = (recipe: readonly Piece[], bullet: string): Piece[] =>
  recipe.map((piece) =>
    piece.gold === 'ingredient' && piece.fixed === null && !piece.line.includes('|')
      ? { ...piece, line: `${bullet}${bare(piece.line)}` }
      : piece,
  )

/** Steps whose numbers stand in lines of their own stay as they are. */
function withNumbers(recipe: readonly Piece[], numberOf: (at: number) => string): Piece[] {
  const steps = recipe.filter(({ gold }) => gold === 'step')
  if (steps.some(({ line }) => /^\d{1,2}[.)]?$/.test(bare(line)) || !/\p{Lu}/u.test(line))) return [...recipe]
  let at = 0
  return recipe.map((piece) => {
    if (piece.gold !== 'step' || piece.line.includes('|')) return piece
    at += 1
    return { ...piece, line: `${numberOf(at)}${withoutNumber(bareStart(piece.line))}` }
  })
}

/** Each sentence of a step in its line. */
const inSentences = (recipe: readonly Piece[]): Piece[] =>
  recipe.flatMap((piece) =>
    piece.gold === 'step' && !isNumbered(piece.line)
      ? piece.line.split(/(?<=\p{Ll}{3}[.!]) (?=\p{Lu})/u).map((line) => ({ ...piece, line }))
      : [piece],
  )

/** A remark, an advertisement or a caption of another text among the lines, after an ingredient or a step. */
function withAside(recipe: readonly Piece[], asides: readonly Piece[], random: Random): Piece[] {
  const from = Math.floor(random() * asides.length)
  const some = asides.slice(from, from + 1 + Math.floor(random() * 3))
  const at = 1 + Math.floor(random() * Math.max(1, recipe.length - 1))
  return at >= recipe.length ? [...recipe] : [...recipe.slice(0, at), ...some, ...recipe.slice(at)]
}

const one = <Item>(items: readonly [Item, ...Item[]] | readonly Item[], random: Random): Item =>
  items[Math.floor(random() * items.length)] as Item

/** Numbers from 0 to 1 that are the same for the same seed. */
function randomFrom(seed: number): Random {
  let state = Math.imul(seed, 2_654_435_761) >>> 0
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e3779b9) >>> 0
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32
  }
}
