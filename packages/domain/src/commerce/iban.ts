/** Czech account numbers and IBAN (ISO 13616): two letters, two check digits, bank (4), prefix (6), number (10). */

const COUNTRY = 'CZ'
const LENGTHS = { bank: 4, prefix: 6, number: 10 } as const
const MODULUS = 97n

/** Whether a text without spaces is an IBAN with right check digits, of any country. */
export function isIban(text: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{10,30}$/.test(text)) return false
  return BigInt(digitsOf(text.slice(4) + text.slice(0, 4))) % MODULUS === 1n
}

/**
 * The IBAN of a Czech account as people write it: „19-2000145399/0800“ → `CZ6508000000192000145399`.
 * @returns null where the text is no Czech account
 */
export function ibanOfAccount(account: string): string | null {
  const parts = /^(?:(?<prefix>\d{1,6})-)?(?<number>\d{2,10})\/(?<bank>\d{4})$/.exec(account)?.groups
  if (parts === undefined) return null
  const { bank = '', prefix = '', number = '' } = parts
  const own = bank + prefix.padStart(LENGTHS.prefix, '0') + number.padStart(LENGTHS.number, '0')
  const check = MODULUS + 1n - (BigInt(digitsOf(`${own}${COUNTRY}00`)) % MODULUS)
  return `${COUNTRY}${String(check).padStart(2, '0')}${own}`
}

/** A Czech IBAN as people write the account; another one in groups of four. */
export function accountOfIban(iban: string): string {
  const parts = /^CZ\d{2}(?<bank>\d{4})(?<prefix>\d{6})(?<number>\d{10})$/.exec(iban)?.groups
  if (parts === undefined) return iban.replace(/(.{4})(?=.)/g, '$1\u00a0')
  const { bank = '', prefix = '', number = '' } = parts
  const front = Number(prefix) === 0 ? '' : `${Number(prefix)}-`
  return `${front}${Number(number)}/${bank}`
}

/** Letters are counted from 10. */
function digitsOf(text: string): string {
  return [...text].map((one) => Number.parseInt(one, 36)).join('')
}
