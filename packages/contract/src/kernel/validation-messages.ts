/**
 * Sentences for a form's field, by the code that both sides of the wire report. `{0}` is the limit. The server and the
 * forms use the same codes, so what the browser refuses and what the server refuses reads the same.
 *
 * What stands below a field has no full stop at its end, here and where a form has words of its own. What the catalogue of
 * errors says is a sentence with its full stop, wherever it stands.
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
  ico: 'IČO má osm číslic a správnou kontrolní číslici',
  barcode: 'Kód má 8, 12 nebo 13 číslic a\u00a0správnou kontrolní číslici',
  accept: 'Bez tohoto souhlasu nelze pokračovat',
} as const

export type ValidationCode = keyof typeof VALIDATION_MESSAGES

/** The sentence for a code, with its limit put in. */
export function validationMessage(code: ValidationCode, limit?: number): string {
  return VALIDATION_MESSAGES[code].replace('{0}', String(limit ?? '').replace('.', ','))
}
