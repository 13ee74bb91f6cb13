import { BRAND } from '@zivina/contract/kernel/brand'
import { BRAND_COLOURS } from '@zivina/contract/kernel/brand-colours'
import type { Layout } from './layout.ts'
import type { SocialCard } from './port.ts'
import type { Typeface, Typefaces } from './typeface.ts'
import { wrapTitle } from './wrap-title.ts'

const { ground: GROUND, brand: GREEN, 'color-green-900': DARK, 'color-green-100': SOFT } = BRAND_COLOURS

const LEAF =
  'M55.5 7.5C58 34 46.5 54 24 54c-3.6 0-6.7-.7-9.4-2L9.3 57.3a2.6 2.6 0 0 1-3.7-3.7L11 48.2C8.9 44.9 8 41.2 8 37.4 8 17.5 29 5.5 55.5 7.5Z'
const SPOON =
  'M29.3 31.1c-2.5-5.7-.3-11.9 4.7-15.2 4.8-3.2 10.6-3 13.5-.1 2.9 2.9 3.1 8.7-.1 13.5-3.3 5-9.5 7.2-15.2 4.7L17.3 48.9a2 2 0 0 1-2.9-2.9Z'
/** Side of the square that the mark is drawn in. */
const MARK_BOX = 64
const MARK = 60
const BRAND_SIZE = 46
const SMALL = 34
const SMALL_LINE = 46
const TITLE_LINE = 1.08
/** Height of a capital letter as a share of the size. */
const CAPITAL = 0.7

/**
 * Everything of a card except its photo, as an SVG without text elements: letters are outlines, so that neither the machine's
 * fonts nor the characters of a name can change the result.
 */
export function drawCard(card: SocialCard, layout: Layout, faces: Typefaces, hasPhoto: boolean): string {
  const { width, height } = layout
  const parts = [hasPhoto ? '' : placeholder(layout), ...(layout.beside ? beside : below)(card, layout, faces)]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${parts.join('')}</svg>`
}

/** Kicker, title, and in the last line the facts with the brand at its right end. */
function below(card: SocialCard, { text, title_sizes }: Layout, faces: Typefaces): string[] {
  const bottom = text.top + text.height
  const facts = shortened(card.facts, text.width - brandLength(faces) - 40, faces.text)
  const brand_left = text.left + text.width - brandLength(faces)
  return [
    line(faces.text, card.kicker, { x: text.left, y: text.top + SMALL * CAPITAL }, SMALL, GREEN),
    ...title(card, { ...text, top: text.top + 70, height: text.height - 70 - 90 }, title_sizes, faces),
    line(faces.text, facts, { x: text.left, y: bottom - 14 }, SMALL, DARK),
    brand({ x: brand_left, y: bottom - MARK }, faces),
  ]
}

/** The brand on top, the facts at the bottom one per line, kicker and title between them. */
function beside(card: SocialCard, { text, title_sizes }: Layout, faces: Typefaces): string[] {
  const bottom = text.top + text.height
  const first_fact = bottom - (card.facts.length - 1) * SMALL_LINE - 8
  const kicker = text.top + MARK + 84
  const room = { ...text, top: kicker + 36, height: first_fact - SMALL - 24 - (kicker + 36) }
  return [
    brand({ x: text.left, y: text.top }, faces),
    line(faces.text, card.kicker, { x: text.left, y: kicker }, SMALL, GREEN),
    ...title(card, room, title_sizes, faces),
    ...card.facts.map((fact, index) =>
      line(faces.text, fact, { x: text.left, y: first_fact + index * SMALL_LINE }, SMALL, DARK),
    ),
  ]
}

function title(card: SocialCard, room: Layout['text'], sizes: readonly number[], { heading }: Typefaces): string[] {
  const wrapped = wrapTitle(card.title, room.width, sizes, heading.measure)
  const { size, lines } = wrapped
  return lines.map((text, index) =>
    line(heading, text, { x: room.left, y: room.top + size * (CAPITAL + index * TITLE_LINE) }, size, DARK),
  )
}

/** As many facts as fit on one line. */
function shortened(facts: readonly string[], width: number, face: Typeface): string {
  const kept = [...facts]
  while (kept.length > 1 && face.measure(kept.join('  ·  '), SMALL) > width) kept.pop()
  return kept.join('  ·  ')
}

function brand({ x, y }: { x: number; y: number }, { heading }: Typefaces): string {
  const name = { x: x + MARK + 14, y: y + MARK / 2 + (BRAND_SIZE * CAPITAL) / 2 }
  return mark({ x, y }, MARK, GROUND) + line(heading, BRAND.name, name, BRAND_SIZE, DARK)
}

function brandLength({ heading }: Typefaces): number {
  return MARK + 14 + heading.measure(BRAND.name, BRAND_SIZE)
}

/** Drawn instead of a photo: the logo on a soft background. */
function placeholder({ photo }: Layout): string {
  const side = Math.min(photo.width, photo.height) / 2
  const at = { x: photo.left + (photo.width - side) / 2, y: photo.top + (photo.height - side) / 2 }
  const { left, top, width, height } = photo
  const ground = `<rect x="${left}" y="${top}" width="${width}" height="${height}" fill="${SOFT}"/>`
  return ground + mark(at, side, SOFT)
}

function mark({ x, y }: { x: number; y: number }, side: number, ground: string): string {
  const place = `translate(${x} ${y}) scale(${side / MARK_BOX})`
  return `<g transform="${place}"><path fill="${GREEN}" d="${LEAF}"/><path fill="${ground}" d="${SPOON}"/></g>`
}

function line(face: Typeface, text: string, at: { x: number; y: number }, size: number, fill: string): string {
  return `<path fill="${fill}" d="${face.outline(text, at, size)}"/>`
}
