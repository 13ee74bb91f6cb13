import { type Handler, Parser } from 'htmlparser2'

/** Deeper than any page; the parser's own cost grows with the square of the depth. */
const DEPTH_MAX = 400

class TooDeep extends Error {}

/** Walks through HTML from its beginning to its end, or to where it is nested deeper than any page. */
export function walkHtml(html: string, handler: Partial<Pick<Handler, 'onopentag' | 'ontext' | 'onclosetag'>>): void {
  let depth = 0
  const parser = new Parser({
    ...handler,
    onopentag: (name, attributes, implied) => {
      depth += 1
      if (depth > DEPTH_MAX) throw new TooDeep()
      handler.onopentag?.(name, attributes, implied)
    },
    onclosetag: (name, implied) => {
      depth -= 1
      handler.onclosetag?.(name, implied)
    },
  })
  try {
    parser.end(html)
  } catch (error) {
    if (!(error instanceof TooDeep)) throw error
  }
}
