import { walkHtml } from './walk-html.ts'

/** Elements whose end is the end of a line. */
const BLOCKS = new Set(
  'address article aside blockquote br dd div dl dt figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tr ul'.split(
    ' ',
  ),
)
/** Elements whose content no reader sees. */
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

/** The text of a piece of HTML: no tag and no entity is left, blocks become lines. Plain text stays as it is. */
export function plainText(html: string): string {
  let text = ''
  let unseen = 0
  walkHtml(html, {
    onopentag: (name) => {
      if (UNSEEN.has(name)) unseen += 1
      if (BLOCKS.has(name)) text += '\n'
    },
    ontext: (part) => {
      if (unseen === 0) text += part
    },
    onclosetag: (name) => {
      if (UNSEEN.has(name)) unseen -= 1
      if (BLOCKS.has(name)) text += '\n'
    },
  })
  return tidyText(text)
}

/** Text without control and invisible characters, with single spaces and no empty lines. */
export function tidyText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/[^\n\P{Cc}]|[\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/gu, '')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim()
}

/**
 * A value of another place as text: what is neither text nor a number is nothing. Entities may be written twice („&amp;frac12;“),
 * so what comes out is read once more where it still holds some; tags that appear thereby go as well.
 */
export function textOf(value: unknown): string {
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string') return ''
  const once = /[<&]/.test(value) ? plainText(value) : tidyText(value)
  return /&#?\w{1,10};|<\/?[a-z]/i.test(once) ? plainText(once) : once
}

/** The lines of a value. */
export function linesOf(value: unknown): string[] {
  return textOf(value).split('\n').filter(Boolean)
}
