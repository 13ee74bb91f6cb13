/** A payment that came to the account, as the statement says. */
export type StatementPayment = {
  /** What the bank calls it. A bank may use it again for another payment, but not for one that agrees with this one in all that is compared. */
  reference: string
  /** `YYYY-MM-DD` */
  booked_on: string
  /** The smallest parts of the currency, above 0. */
  amount: number
  currency: string
  /** Digits without zeros in front; empty where there is none. */
  variable_symbol: string
  payer_name: string
  /** An IBAN or a Czech account; empty where the bank does not say. */
  payer_account: string
  message: string
}

/** A bank statement: whose it is, its number, what came in, and how many other entries it has. */
export type Statement = { iban: string; number: string; payments: StatementPayment[]; skipped: number }

/** Why a file is not read as a statement. */
export const STATEMENT_REFUSALS = [
  'encoding',
  'malformed',
  'doctype',
  'too_large',
  'not_camt',
  'no_account',
  'missing_field',
  'too_many',
] as const
export type StatementRefusal = (typeof STATEMENT_REFUSALS)[number]

export class StatementRefused extends Error {
  readonly because: StatementRefusal

  constructor(because: StatementRefusal) {
    super(`Statement refused: ${because}`)
    this.because = because
  }
}
