import type PDFDocument from 'pdfkit'
import type { Face, Run } from './faces.ts'

type Doc = InstanceType<typeof PDFDocument>

/** A4 in points, with its margins. */
export const PAGE = { width: 595.28, height: 841.89, side: 62, top: 64, bottom: 78 } as const
export const COLUMN = PAGE.width - 2 * PAGE.side

export type Style = {
  face: Face
  /** Points. */
  size: number
  colour: string
  /** Of the size. */
  leading?: number
}

type Place = { x?: number; width?: number }

/** Text that runs down the page and goes on at the next one. */
export type TextFlow = {
  /** Distance from the top of the page, in points. */
  y: number
  /** Draws a text with its line breaks. */
  write(text: string, style: Style, place?: Place): void
  /** One line at a place, without moving on. @returns its length */
  put(text: string, style: Style, at: { x: number; y: number }): number
  measure(text: string, style: Style): number
  wrap(text: string, style: Style, width: number): string[]
  space(points: number): void
  /** Goes to the next page where this much does not fit. */
  need(points: number): void
  newPage(): void
}

/** @param onPage called for every page that begins */
export function createTextFlow(doc: Doc, onPage: () => void): TextFlow {
  const widths = new Map<string, number>()
  const widthOf = ({ font, text }: Run, size: number): number => {
    const key = `${font} ${text}`
    let width = widths.get(key)
    if (width === undefined) {
      width = doc.font(font).fontSize(100).widthOfString(text) / 100
      widths.set(key, width)
    }
    return width * size
  }
  const measure = (text: string, { face, size }: Style): number =>
    face.runs(text).reduce((sum, run) => sum + widthOf(run, size), 0)
  const flow: TextFlow = {
    y: PAGE.top,
    measure,
    wrap: (text, style, width) => wrapText(text, width, (part) => measure(part, style)),
    put(text, { face, size, colour }, at) {
      let { x } = at
      for (const run of face.runs(text)) {
        doc.font(run.font).fontSize(size).fillColor(colour)
        doc.text(run.text, x, at.y, { lineBreak: false, baseline: 'alphabetic' })
        x += widthOf(run, size)
      }
      return x - at.x
    },
    write(text, style, { x = PAGE.side, width = COLUMN } = {}) {
      const height = style.size * (style.leading ?? 1.45)
      for (const line of flow.wrap(text, style, width)) {
        flow.need(height)
        flow.put(line, style, { x, y: flow.y + style.size })
        flow.y += height
      }
    },
    space(points) {
      flow.y += points
    },
    need(points) {
      if (flow.y + points > PAGE.height - PAGE.bottom) flow.newPage()
    },
    newPage() {
      doc.addPage()
      flow.y = PAGE.top
      onPage()
    },
  }
  return flow
}

/** Breaks a text at its spaces, not at those that do not break; a word that is longer than the line is broken where it ends. */
export function wrapText(text: string, width: number, measure: (part: string) => number): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = []
    let line = ''
    for (const word of paragraph.split(/[ \t]+/).filter((part) => part !== '')) {
      const longer = line === '' ? word : `${line} ${word}`
      if (measure(longer) <= width) {
        line = longer
        continue
      }
      if (line !== '') lines.push(line)
      const pieces = breakWord(word, width, measure)
      lines.push(...pieces.slice(0, -1))
      line = pieces.at(-1) ?? ''
    }
    return line === '' ? lines : [...lines, line]
  })
}

function breakWord(word: string, width: number, measure: (part: string) => number): string[] {
  if (measure(word) <= width) return [word]
  const pieces = ['']
  for (const letter of word) {
    const longer = `${pieces.at(-1)}${letter}`
    if (measure(longer) <= width || pieces.at(-1) === '') pieces[pieces.length - 1] = longer
    else pieces.push(letter)
  }
  return pieces
}
