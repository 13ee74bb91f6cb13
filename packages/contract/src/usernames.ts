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
 * The form in which usernames are compared: lowercase, without accents, letters of other alphabets that look like Latin
 * ones replaced by those. Two names of the same form would be taken for one another.
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
