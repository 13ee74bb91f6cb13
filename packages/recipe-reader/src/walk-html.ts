import { Parser } from 'htmlparser2'
import { READ_LIMITS } from './read-limits.ts'

/** Callbacks while HTML is parsed. */
export type HtmlReader = {
  onopentag?: (name: string, attributes: Record<string, string>) => void
  ontext?: (text: string) => void
  onclosetag?: (name: string) => void
  /** Called after each of the others; true ends the parsing. */
  isDone?: () => boolean
}

/**
 * Parses HTML to its end, until its reader is done, or up to the limits of a page: depth, number of pieces, attributes of an
 * element. Elements still open at an early end are not closed.
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
    // One character may end several elements: callbacks after the end are suppressed.
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
