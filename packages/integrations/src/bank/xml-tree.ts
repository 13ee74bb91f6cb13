import { Parser } from 'htmlparser2'

/** An element of XML: its name without the prefix, its own text, and what is in it. */
export type Element = { name: string; attributes: Record<string, string>; text: string; children: Element[] }

/** Why a text is not read: it is no whole XML, it declares entities, or it is larger than anything that is read. */
export class XmlRefused extends Error {
  readonly because: 'malformed' | 'doctype' | 'too_large'

  constructor(because: XmlRefused['because']) {
    super(`XML refused: ${because}`)
    this.because = because
  }
}

const DEPTH_MAX = 40
const ELEMENTS_MAX = 400_000
const TEXT_MAX = 4000
/** Files are read a piece at a time, so that a refusal comes before the rest is looked at. */
const PIECE = 65_536

/**
 * Reads a text of XML. Entities of its own are refused together with any document type, so none is ever expanded.
 * @throws XmlRefused
 */
export function readXml(text: string): Element {
  const root: Element = { name: '', attributes: {}, text: '', children: [] }
  const path = [root]
  let count = 0
  const parser = new Parser(
    {
      onprocessinginstruction: (name) => {
        if (name.toLowerCase() === '!doctype') throw new XmlRefused('doctype')
      },
      onopentag: (name, attributes) => {
        count += 1
        if (count > ELEMENTS_MAX || path.length > DEPTH_MAX) throw new XmlRefused('too_large')
        const element = { name: localName(name), attributes, text: '', children: [] }
        path.at(-1)?.children.push(element)
        path.push(element)
      },
      ontext: (piece) => {
        const element = path.at(-1)
        if (element !== undefined && element.text.length < TEXT_MAX) element.text += piece.slice(0, TEXT_MAX)
      },
      onclosetag: (_, isImplied) => {
        // A tag that closes itself ends with a slash; any other one has to be closed.
        if (isImplied && text.slice(parser.endIndex - 1, parser.endIndex + 1) !== '/>')
          throw new XmlRefused('malformed')
        path.pop()
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  for (let at = 0; at < text.length; at += PIECE) parser.write(text.slice(at, at + PIECE))
  parser.end()
  const [first, ...others] = root.children
  if (first === undefined || others.length > 0 || root.text.trim() !== '') throw new XmlRefused('malformed')
  return first
}

/** The elements at a path of names below an element, in their order. */
export function allAt(element: Element, ...path: readonly string[]): Element[] {
  return path.reduce<Element[]>(
    (found, name) => found.flatMap(({ children }) => children.filter((child) => child.name === name)),
    [element],
  )
}

/** The text of the first element at a path; empty where there is none. */
export function textAt(element: Element, ...path: readonly string[]): string {
  return allAt(element, ...path)[0]?.text.trim() ?? ''
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)
