/** An ingredient of a Cooklang text. */
export type CookIngredient = { kind: 'ingredient'; name: string; quantity: string; note: string; modifiers: string }
/** A piece of a step: words, an ingredient, a pot, a time. */
export type CookPiece =
  | { kind: 'text'; text: string }
  | CookIngredient
  | { kind: 'cookware'; name: string }
  | { kind: 'timer'; name: string; quantity: string }

const MARKS: Readonly<Record<string, 'ingredient' | 'cookware' | 'timer'>> = {
  '@': 'ingredient',
  '#': 'cookware',
  '~': 'timer',
}
/** Letters of a name before its braces, and of what is in them. */
const NAME_MAX = 200
const QUANTITY_MAX = 100

/**
 * The pieces of a step: `@name{250%g}(note)`, `@word`, `#pot{}`, `~{20%min}`, by https://cooklang.org/docs/spec/. A mark that names nothing
 * is a letter like any other.
 */
export function readMarks(text: string): CookPiece[] {
  const pieces: CookPiece[] = []
  let words = ''
  let at = 0
  while (at < text.length) {
    const letter = text[at] ?? ''
    const kind = MARKS[letter]
    if (letter === '\\' && at + 1 < text.length) {
      words += text[at + 1]
      at += 2
      continue
    }
    const found = kind === undefined ? null : readMark(text, at, kind)
    if (found === null) {
      words += letter
      at += 1
      continue
    }
    if (words !== '') pieces.push({ kind: 'text', text: words })
    words = ''
    pieces.push(found.piece)
    at = found.end
  }
  if (words !== '') pieces.push({ kind: 'text', text: words })
  return pieces
}

type Found = { piece: CookPiece; end: number }

function readMark(text: string, at: number, kind: 'ingredient' | 'cookware' | 'timer'): Found | null {
  const rest = text.slice(at + 1, at + 1 + NAME_MAX + QUANTITY_MAX)
  const modifiers = kind === 'timer' ? '' : (/^[&?+-]{1,4}(?:\([^()]{0,20}\))?/u.exec(rest)?.[0] ?? '')
  const named = rest.slice(modifiers.length)
  // Names of several words end with braces; another mark before them ends the search.
  const braced = /^([^@#~{}\n]*)\{([^{}\n]*)\}(?:\(([^()\n]*)\))?/u.exec(named)
  // „jana@priklad“ is an address.
  const single = /[\p{L}\p{N}]/u.test(text[at - 1] ?? '') ? null : /^[\p{L}\p{N}][\p{L}\p{N}\p{M}_-]*/u.exec(named)
  const [whole = '', name = '', quantity = '', note = ''] = braced ?? [single?.[0] ?? '', single?.[0] ?? '']
  if (whole === '' || (kind !== 'timer' && name.trim() === '') || (kind === 'timer' && braced === null)) return null
  const end = at + 1 + modifiers.length + whole.length
  const plain = nameOf(name)
  if (kind === 'cookware') return { piece: { kind, name: plain }, end }
  if (kind === 'timer') return { piece: { kind, name: plain, quantity: quantityOf(quantity) }, end }
  return { piece: { kind, name: plain, quantity: quantityOf(quantity), note: note.trim(), modifiers }, end }
}

/** „./omacky/besamel“ is another recipe, „bílé víno|víno“ has a short name. */
function nameOf(name: string): string {
  const [long = ''] = name.split('|')
  return (/^\.{0,2}\//.test(long.trim()) ? (long.trim().split('/').at(-1) ?? '') : long).trim()
}

/** „250%g“ is „250 g“, „=2%kg“ does not change with the portions. */
function quantityOf(quantity: string): string {
  const [amount = '', unit = ''] = quantity.replace(/^\s*=/u, '').split('%')
  return [amount.trim().replace(/^(\d+)\.(\d+)$/u, '$1,$2'), unit.trim()].filter(Boolean).join(' ')
}
