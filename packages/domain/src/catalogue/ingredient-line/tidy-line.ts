/** How many characters of a line are read; the rest is ignored. */
export const LINE_MAX = 300
/** The limit before normalization: some letters consist of several characters, and repeated spaces become one. */
const TEXT_MAX = 4 * LINE_MAX

/** The text of a line as it is kept: cut, with single spaces. */
export function boundLine(line: string): string {
  return line
    .slice(0, TEXT_MAX)
    .normalize('NFC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/(?![\u200d\ufe0f])\p{Cf}/gu, '')
    .trim()
    .slice(0, LINE_MAX)
}

/**
 * A line without bullets, pictures and typing errors in numbers, and with its amount written in one way: „🥚 l vejce“ is
 * „1 vejce“, „cukr /100 g/“ is „cukr (100 g)“, „rýže.....2 hrnky“ is „rýže – 2 hrnky“.
 */
export function tidyLine(text: string): string {
  return text
    .replace(/^\s*[\d#*]\ufe0f?\u20e3/u, ' ')
    .replace(/(?:\p{Extended_Pictographic}|[\u{1f1e6}-\u{1f1ff}\u{1f3fb}-\u{1f3ff}]|\u200d|\ufe0f|\u20e3)+/gu, ' ')
    .replace(/^[^\p{L}\p{N}([„"/]+/u, '')
    .replace(/^\d{1,2}[.)]\s+(?=\p{L}|\d)/u, (numbering, place: number, whole: string) =>
      /^\d[.)]\s+\d+\s*$/.test(whole.slice(place)) ? numbering : '',
    )
    .replace(/^[lI|](?=\s|\/\d)/, '1')
    .replace(/^[oO](?=[.,]\d)/, '0')
    .replace(/(?<!\p{L})[Ii1](?=ž[ií][cč])/giu, 'l')
    .replace(/^(\d) 1 (?=\p{L}{3})/u, '$1 l ')
    .replace(/(?<![\p{L}\d])[lI](?=[\dO])/gu, '1')
    .replace(/(?<=\d)[oO]{1,3}(?=\d|\s|$|(?:g|gr|kg|ml|l|dl|dkg|dag|ks)(?!\p{L}))/gu, (zeros) =>
      '0'.repeat(zeros.length),
    )
    .replace(/(?<=\s|^)\/([^/]{1,30})\/(?=\s|$)/g, '($1)')
    .replace(/\s?(?:\.{2,}|…|_{2,})[\s.…_]{0,40}/g, ' – ')
    .replace(/(\d\s?(?:g|gr|kg|ml|l|dl|cl|dkg|dag|ks|lž|čl|pl|kl))[.](?=\p{L})/giu, '$1 ')
    .replace(
      /((?:^|\s|\d)(?:lžíce|lžičky|lžičku|lžička|lžiček|hrnku|hrnky|stroužky|stroužků|kelímky|kelímek|špetky|špetka))(?=\p{L}{3})/giu,
      '$1 ',
    )
    .replace(/(^|[\s\d])(?:č|k|čaj|káv|kav)\.\s?(?=l[žz])/giu, '$1 čajová ')
    .replace(/(^|[\s\d])(?:p|pol|polév)\.\s?(?=l[žz])/giu, '$1 polévková ')
    .replace(/(^|[\s\d])(Č|P)\.\s?L(?:\.|(?=\s))/giu, '$1 $2L')
    .replace(/(\d)\s?[÷~]\s?(?=\d)/g, '$1–')
    .replace(/\s+/g, ' ')
    .trim()
}
