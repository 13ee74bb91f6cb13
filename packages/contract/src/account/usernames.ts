/** Letters of other alphabets that look like Latin ones; capitals are folded before. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  // Cyrillic
  а: 'a',
  в: 'b',
  е: 'e',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  х: 'x',
  ѕ: 's',
  і: 'i',
  ј: 'j',
  ԁ: 'd',
  ԛ: 'q',
  ԝ: 'w',
  һ: 'h',
  ӏ: 'l',
  ь: 'b',
  // Greek
  α: 'a',
  β: 'b',
  ε: 'e',
  ζ: 'z',
  η: 'n',
  ι: 'i',
  κ: 'k',
  μ: 'm',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  χ: 'x',
  // Latin letters that no decomposition takes apart
  ı: 'i',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ɑ: 'a',
  ɡ: 'g',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
}

/**
 * The form in which usernames are compared: lowercase, without accents, look-alike letters of other alphabets replaced by Latin
 * ones. People could mistake two names with the same form for each other.
 */
export function usernameKey(username: string): string {
  return foldLetters(username.normalize('NFKC').toLowerCase())
}

function foldLetters(lowercase: string): string {
  const bare = lowercase
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cc}\p{Cf}]/gu, '')
    .trim()
  return Array.from(bare, (letter) => LOOK_ALIKES[letter] ?? letter).join('')
}

/**
 * Words that no username may contain. First the product's name with its spoken and misspelt forms, which would
 * impersonate the product.
 */
const BANNED_WORDS = [
  ...['zivina', 'zyvina', 'zivyna', 'ziwina', 'zivyny', 'ziviny'],
  ...['admin', 'pica', 'curak', 'kokot', 'mrdat', 'prcat', 'devka', 'sukat', 'stetka', 'prdel', 'krava', 'kunda'],
  ...['kreten', 'debil', 'dement', 'idiot', 'zmrd', 'cubka'],
]
/** Digits and signs written instead of letters. */
const IN_PLACE_OF_LETTERS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
}

/**
 * Whether a username contains a banned word, even if written with accents, capitals, look-alike letters, digits instead of
 * letters or separators.
 */
export function containsBannedWord(username: string): boolean {
  const folded = usernameKey(username)
  const bare = folded.replace(/[^\p{L}\p{N}]/gu, '')
  const read = Array.from(bare, (sign) => IN_PLACE_OF_LETTERS[sign] ?? sign).join('')
  return BANNED_WORDS.some((word) => bare.includes(word) || read.includes(word))
}
