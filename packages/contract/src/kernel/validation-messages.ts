import { counted } from '@zivina/czech/plural'

/**
 * Messages for form fields, by code. `{0}` is the limit. The server and the forms use the same codes, so that a refusal reads
 * the same whether it comes from the browser or the server.
 *
 * A message below a field has no full stop at its end. A message from the catalogue of errors is a sentence with a full stop,
 * wherever it is shown.
 */
export const VALIDATION_MESSAGES = {
  required: 'Toto pole je povinné',
  email: 'Zadejte platný e-mail',
  max_length: 'Musíte zadat maximálně {0} znaků',
  min_length: 'Musíte zadat minimálně {0} znaků',
  number: 'Zadejte pouze číslo',
  integer: 'Zadejte celé číslo',
  min: 'Zadejte nejméně {0}',
  max: 'Zadejte nejvýše {0}',
  too_much: 'Zadejte nejvýše 50\u00a0kg nebo 50\u00a0l',
  capital_letters: 'Zadejte pouze velká písmena',
  strict_length: 'Musíte zadat přesně {0} znaků',
  excluded_character: 'Hodnota obsahuje nepovolený znak',
  choose_at_least_one: 'Vyberte alespoň jednu hodnotu',
  invalid_format: 'Hodnota nemá správný formát',
  unique: 'Tuto hodnotu už někdo používá',
  banned_word: 'Toto jméno nelze použít',
  weak_password: 'Toto heslo je příliš běžné. Zvolte prosím jiné',
  similar_password: 'Heslo se příliš podobá vašemu jménu nebo e-mailu',
  date: 'Zadejte platné datum',
  ico: 'IČO má osm číslic a\u00a0správnou kontrolní číslici',
  barcode: 'Kód má 8, 12 nebo 13 číslic a\u00a0správnou kontrolní číslici',
  goal_underweight: 'Tahle hmotnost by k\u00a0vaší výšce byla podváha. Zvolte prosím nejméně {0}\u00a0kg',
  least_above_most: 'Nejméně musí být menší než nejvíce',
  below_floor: 'Pod {0}\u00a0kJ denně bez dohledu odborníka nenavrhujeme',
  long_period: 'Za toto období je dokladů víc, než se vejde do jednoho souboru. Zvolte prosím kratší',
  accept: 'Bez tohoto souhlasu nelze pokračovat',
} as const

export type ValidationCode = keyof typeof VALIDATION_MESSAGES

/** „1 znak“, „3 znaky“, „8 znaků“. */
function letters(limit: number | undefined): string {
  return limit === undefined ? 'znaků' : counted(limit, 'znak', 'znaky', 'znaků').replace('\u00a0', ' ')
}

const UNSEEN: Readonly<Record<string, string>> = {
  ' ': 'mezeru',
  '\u00a0': 'mezeru',
  '\n': 'konec řádku',
  '\r': 'konec řádku',
  '\t': 'tabulátor',
}

/** Says which character a text must not contain; one that cannot be seen by its number. */
function characterMessage(character: string): string {
  const unseen = UNSEEN[character]
  if (unseen !== undefined) return `Hodnota nesmí obsahovat ${unseen}`
  if (!/[\p{C}\p{Z}]/u.test(character)) return `Hodnota nesmí obsahovat znak „${character}“`
  const number = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
  return `Hodnota obsahuje neviditelný znak U+${number}, smažte ho prosím`
}

/** The first character of a text that a pattern for whole texts refuses by itself; undefined where every one is right. */
export function refusedCharacter(text: string, pattern: RegExp): string | undefined {
  return Array.from(text).find((character) => !pattern.test(character))
}

/**
 * The message for a code.
 * @param detail the limit, or of `excluded_character` the character
 */
export function validationMessage(code: ValidationCode, detail?: number | string): string {
  if (code === 'excluded_character' && typeof detail === 'string') return characterMessage(detail)
  const limit = typeof detail === 'number' ? detail : undefined
  const message: string = VALIDATION_MESSAGES[code]
  return message.replace('{0} znaků', letters(limit)).replace('{0}', String(limit ?? '').replace('.', ','))
}
