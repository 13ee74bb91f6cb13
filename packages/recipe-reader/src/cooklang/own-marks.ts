/** Wide letters that our own files write for marks of Cooklang, and what they stand for. */
const PLAIN: Readonly<Record<string, string>> = {
  '＠': '@',
  '＃': '#',
  '～': '~',
  '｛': '{',
  '｝': '}',
  '％': '%',
  '｜': '|',
  '（': '(',
  '）': ')',
  '＼': '\\',
  '＞': '>',
  '＝': '=',
}

/**
 * What our own files tell in comments, which other programs leave out: „Pečení[- titulek -]: Pečte …“ has a title, and
 * „~{20%min}[- = 20 minut -]“ the words of a time.
 */
export const TITLE_MARK = /^(.{1,200}?)\[- titulek -\]:\s*([\s\S]*)$/u
const TOLD_TIME = /[^\s[\]]+(?: [^\s[\]]+)?\[- = ([^[\]]{1,100}) -\]/gu

/** A text with the letters and the times that it had before it was written as Cooklang. */
export function withoutWideMarks(text: string): string {
  return text
    .replace(TOLD_TIME, '$1')
    .replace(/[＠＃～｛｝％｜（）＼＞＝]/gu, (letter) => PLAIN[letter] ?? letter)
    .replace(/\s+/gu, ' ')
    .trim()
}
