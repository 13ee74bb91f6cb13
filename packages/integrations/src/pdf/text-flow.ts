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
  /** The present page, from 1. */
  page: number
  /** Distance from the top of the page, in points. */
  y: number
  /** Draws a text with its line breaks. */
  write(text: string, style: Style, place?: Place): void
  /** One line at a place, without moving on. */
  put(text: string, style: Style, at: { x: number; y: number }): void
  measure(text: string, style: Style): number
  wrap(text: string, style: Style, width: number): string[]
  space(points: number): void
  /** Goes to the next page where this much does not fit. */
  need(points: number): void
  newPage(): void
}

/** Measures texts. Lengths of words are kept, as a book repeats most of them. */
export type Ruler = (text: string, style: Style) => number

export function createRuler(doc: Doc): Ruler {
  const known = new Map<Face, Map<string, number>>()
  const ofRun = ({ font, text }: Run): number => doc.font(font).fontSize(1000).widthOfString(text) / 1000
  return (text, { face, size }) => {
    let words = known.get(face)
    if (!words) {
      words = new Map()
      known.set(face, words)
    }
    let sum = 0
    for (const word of text.split(/(?<= )/)) {
      let width = words.get(word)
      if (width === undefined) {
        width = face.runs(word).reduce((length, run) => length + ofRun(run), 0)
        words.set(word, width)
      }
      sum += width
    }
    return sum * size
  }
}

type FlowOptions = {
  doc: Doc
  ruler: Ruler
  /** False where the pages are only counted. */
  isDrawn: boolean
  /** Called for every page that begins after the first. */
  onPage: (flow: TextFlow) => void
}

export function createTextFlow({ doc, ruler, isDrawn, onPage }: FlowOptions): TextFlow {
  const flow: TextFlow = {
    page: 1,
    y: PAGE.top,
    measure: ruler,
    wrap: (text, style, width) => wrapText(text, width, (part) => ruler(part, style)),
    put(text, { face, size, colour }, at) {
      if (!isDrawn) return
      doc.fontSize(size).fillColor(colour)
      let { x } = at
      for (const run of face.runs(text)) {
        doc.font(run.font).text(run.text, x, at.y, { lineBreak: false, baseline: 'alphabetic' })
        x += doc.widthOfString(run.text)
      }
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
      if (isDrawn) doc.addPage()
      flow.page += 1
      flow.y = PAGE.top
      onPage(flow)
    },
  }
  return flow
}

/** Breaks a text at its spaces, not at those that do not break; a word that is longer than the line is broken where it ends. */
export function wrapText(text: string, width: number, measure: (part: string) => number): string[] {
  const space = measure(' ')
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = []
    let line = ''
    let length = 0
    for (const word of paragraph.split(/[ \t]+/).filter((part) => part !== '')) {
      const own = measure(word)
      if (line !== '' && length + space + own <= width) {
        line += ` ${word}`
        length += space + own
        continue
      }
      if (line !== '') lines.push(line)
      const pieces = breakWord(word, width, measure)
      lines.push(...pieces.slice(0, -1))
      line = pieces.at(-1) ?? ''
      length = measure(line)
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
