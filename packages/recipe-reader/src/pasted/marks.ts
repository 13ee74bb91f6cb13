// Bullets, numbers, pictures and marks of Markdown around the words of a pasted line.

const PICTURE = '\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\p{Regional_Indicator}\\ufe0f\\u20e3'
const MARK = '•*·▪▫◦‣✓☐□▢○●■◆◇★☆▶►➤➢→»❖+>#|_~=\\-–—'
const BEFORE = new RegExp(`^(?:\\[[ xX]?\\]|[\\s${MARK}${PICTURE}])+`, 'u')
/** The pattern does not backtrack over marks within the line. */
const AFTER = new RegExp(`(?<![\\s*_|#>${PICTURE}])[\\s*_|#>${PICTURE}]+$`, 'u')
const PICTURES = new RegExp(`[${PICTURE}]`, 'u')
const NUMBERING =
  /^(?:\d{1,2}\.\s?krok(?!\p{L})\s*[.:)–-]?\s*|\(?\d{1,2}[.)/](?!\d)\s*|krok\s*(?:č\.\s*)?\d{1,2}(?:\s?(?:\/|z)\s?\d{1,2})?\s*[.:)–-]?\s*|\d\ufe0f?\u20e3\s*)/iu

/** A mark of a list before a line. */
export const BULLET = /^\s*(?:[•*·▪✓☐□‣▢–-]|\[[ x]?\])\s/u

/** Pictures and links of Markdown. */
const LINK = /!?\[([^[\]]{0,120})\]\(([^()\s]{0,500})\)/g

/** A line without the marks around it. */
export function bare(line: string): string {
  return plain(line).replace(BEFORE, '').replace(AFTER, '')
}

/** A line without marks before it; pictures at its end belong to it. */
export function bareStart(line: string): string {
  return plain(line).replace(BEFORE, '').trim()
}

export const isNumbered = (line: string): boolean => NUMBERING.test(line.replace(/^[\s*_#>-]+/, ''))

/** A line without the number of its step. */
export const withoutNumber = (line: string): string => line.replace(NUMBERING, '')

/** A line up to its first picture. */
export const beforePicture = (line: string): string => line.split(PICTURES, 1)[0] ?? ''

/** The pieces of a line between bullets or pictures. */
export const betweenMarks = (line: string, count: number): string[] =>
  line.split(new RegExp(`[•·▪${PICTURE}]|(?<= )[*](?= )`, 'u'), count)

/** Whether a line is a heading of the first level in Markdown, as titles are. */
export const isTitle = (line: string): boolean => /^#\s/.test(line)

/** Tags of social networks after a text do not belong to it. */
function withoutTags(line: string): string {
  if (!line.includes(' #')) return line
  const words = line.split(' ')
  while (/^#\p{L}/u.test(words.at(-1) ?? '')) words.pop()
  return words.join(' ')
}

/** A line without what is not shown: marks of emphasis, pictures, addresses of links, tags. */
function plain(line: string): string {
  const text = line.replaceAll('**', '').replaceAll('__', '')
  return withoutTags(
    text.includes('](') ? text.replace(LINK, (all, words: string) => (all.startsWith('!') ? '' : words)) : text,
  )
}
