import { Parser } from 'htmlparser2'
import { READ_LIMITS } from './read-limits.ts'

/** What is told while HTML is walked through. */
export type HtmlReader = {
  onopentag?: (name: string, attributes: Record<string, string>) => void
  ontext?: (text: string) => void
  onclosetag?: (name: string) => void
  /** Asked after each of the others; true ends the walk. */
  isDone?: () => boolean
}

/**
 * Walks through HTML from its beginning to its end, to where its reader is done, or to where it is larger than any page: nested
 * deeper, of more pieces, or with an element of more attributes. Elements that are open where the walk ends early are not closed.
 */
export function walkHtml(html: string, reader: HtmlReader): void {
  let [depth, pieces, attributes] = [0, 0, 0]
  let ended = false
  const end = () => {
    ended = true
    parser.pause()
  }
  const count = () => {
    pieces += 1
    if (depth > READ_LIMITS.html_depth || pieces > READ_LIMITS.html_pieces) end()
  }
  const tell = (piece: () => void) => {
    count()
    // One sign of the text may end several elements: what comes after the end is not passed on.
    if (ended) return
    piece()
    if (reader.isDone?.()) end()
  }
  const parser = new Parser({
    onopentagname: () => {
      attributes = 0
    },
    onattribute: () => {
      count()
      attributes += 1
      if (attributes > READ_LIMITS.html_attributes) end()
    },
    onopentag: (name, given) => {
      depth += 1
      tell(() => reader.onopentag?.(name, given))
    },
    ontext: (text) => tell(() => reader.ontext?.(text)),
    onclosetag: (name) => {
      depth -= 1
      tell(() => reader.onclosetag?.(name))
    },
  })
  parser.end(html)
}
