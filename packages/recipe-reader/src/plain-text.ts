import { READ_LIMITS } from './read-limits.ts'
import { walkHtml } from './walk-html.ts'

/** Elements that end a line. */
const BLOCKS = new Set(
  'address article aside blockquote br dd div dl dt figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tr ul'.split(
    ' ',
  ),
)
/** Elements whose content is not displayed. */
const UNSEEN = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'head',
  'iframe',
  'object',
  'svg',
  'math',
  'textarea',
])

/**
 * The text of a piece of HTML, without tags and entities; blocks become lines. Plain text stays as it is. Text beyond the limit
 * is cut.
 */
export function plainText(html: string): string {
  let text = ''
  let unseen = 0
  let atLineStart = true
  const endLine = () => {
    if (!atLineStart) text += '\n'
    atLineStart = true
  }
  walkHtml(html, {
    onopentag: (name) => {
      if (UNSEEN.has(name)) unseen += 1
      if (BLOCKS.has(name)) endLine()
    },
    ontext: (part) => {
      if (unseen > 0) return
      text += part
      atLineStart = false
    },
    onclosetag: (name) => {
      if (UNSEEN.has(name)) unseen -= 1
      if (BLOCKS.has(name)) endLine()
    },
    isDone: () => text.length >= READ_LIMITS.text,
  })
  return tidyText(text)
}

/** Text without control and invisible characters, with single spaces and no empty lines. Text beyond the limit is cut. */
export function tidyText(text: string): string {
  return (
    text
      .slice(0, READ_LIMITS.text)
      .replace(/\r\n?/g, '\n')
      // Before repeated spaces become one, so that no adjacent spaces remain: later patterns rely on it.
      .replace(/(?!\s)\p{Cc}|[\u200b-\u200f\u202a-\u202e\u2060-\u2064]/gu, '')
      .replace(/[^\S\n]+/gu, ' ')
      .replace(/ ?\n[ \n]*/g, '\n')
      .trim()
  )
}

/**
 * Converts a text of any length to plain text, up to the limit. Entities may be encoded twice („&amp;frac12;“), so a result
 * that still contains some is converted once more, which also removes tags that appear.
 */
function plainOf(text: string): string {
  const once = /[<&]/.test(text) ? plainText(text) : tidyText(text)
  return /&#?\w{1,10};|<\/?[a-z]/i.test(once) ? plainText(once) : once
}

/** A foreign value as text; empty for anything but a text or a number. */
export function textOf(value: unknown): string {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' ? plainOf(value.slice(0, READ_LIMITS.text)) : ''
}

/** The first lines of a value. */
export function linesOf(value: unknown): string[] {
  return textOf(value).split('\n', READ_LIMITS.lines).filter(Boolean)
}

/** The first lines of a whole file or page, whose markup may be longer than its text. */
export function linesOfSource(text: string): string[] {
  return plainOf(text).split('\n', READ_LIMITS.lines).filter(Boolean)
}
