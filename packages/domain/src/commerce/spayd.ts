import { isIban } from './iban.ts'

/**
 * The format of the Czech payment QR code („QR Platba“), Short Payment Descriptor 1.0: a header, then `KEY:value` joined by `*`. Only what
 * is used here is written: account, amount, currency, last day, message and variable symbol. Source: qr-platba.cz.
 */

/** A payment that a customer is to make. */
export type PaymentOrder = {
  /** Without spaces. */
  iban: string
  /** Whole haléře, above 0. */
  haler: number
  currency: string
  /** One to ten digits. */
  variable_symbol: string
  /** The last day of payment, `YYYY-MM-DD`. */
  pay_until: string
  /** What the payer reads; shortened to 60 characters, without accents. */
  message: string
}

const HEADER = 'SPD*1.0'
const MESSAGE_MAX = 60
/** Ten characters, two of them decimals. */
const HALER_MAX = 999_999_999

/**
 * Writes a payment as a text for a QR code. Its letters are those that a QR code stores most compactly.
 * @throws RangeError where a part does not fit the format
 */
export function writeSpayd({ iban, haler, currency, variable_symbol, pay_until, message }: PaymentOrder): string {
  if (!isIban(iban)) throw new RangeError(`${iban} is no IBAN`)
  if (!Number.isInteger(haler) || haler < 1 || haler > HALER_MAX)
    throw new RangeError(`${haler} cannot be paid by a QR code`)
  if (!/^[A-Z]{3}$/.test(currency)) throw new RangeError(`${currency} is no currency`)
  if (!/^\d{1,10}$/.test(variable_symbol)) throw new RangeError(`${variable_symbol} is no variable symbol`)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(pay_until)) throw new RangeError(`${pay_until} is no day`)
  const text = plain(message)
  const parts = [
    HEADER,
    `ACC:${iban}`,
    `AM:${Math.trunc(haler / 100)}.${String(haler % 100).padStart(2, '0')}`,
    `CC:${currency}`,
    `DT:${pay_until.replaceAll('-', '')}`,
    ...(text === '' ? [] : [`MSG:${text}`]),
    `X-VS:${variable_symbol}`,
  ]
  return parts.join('*')
}

/** Capitals without accents; what the compact form of a QR code does not have becomes a space. A star would begin another part. */
function plain(message: string): string {
  const capitals = message.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()
  const kept = capitals.replace(/[^A-Z0-9 $%+\-./:]/g, ' ').replace(/%/g, ' ')
  return kept.replace(/ +/g, ' ').trim().slice(0, MESSAGE_MAX).trim()
}
