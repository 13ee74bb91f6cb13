import type { BankList, BankPayment, StatementResult, TransferRefund } from '@zivina/contract/commerce/bank-payments'
import { BANK_PAYMENTS_OPEN_MAX, STATEMENT_ENTRIES_MAX } from '@zivina/contract/commerce/limits'
import { BANK_ACCOUNT } from '@zivina/contract/kernel/brand'
import type { Db } from '@zivina/db/database'
import type { Statement, StatementRefusal } from '@zivina/integrations/bank/statement'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import { doWork } from '#api/kernel/http/do-work.ts'
import type { ReceivedBody, UserCtx } from '#api/kernel/http/scope.ts'
import { type Listed, paged, pageOf } from '#api/kernel/lists/page.ts'
import { type BankCtx, judgeNew } from './judge.ts'
import { presentPayment, presentRefund } from './present.ts'
import { haveOpen, insertNew, selectOfOrder, selectPayments, selectRefundsToSend } from './queries.ts'
import { READ_STATEMENT } from './tasks.ts'

export { decideOnPayment } from './decide.ts'
export { judgeNew } from './judge.ts'

type ImportingCtx = BankCtx & UserCtx<'db' | 'work' | 'signal'>

/** Why a file is not read, as the administrator reads it. */
const REFUSALS: Readonly<Record<StatementRefusal | 'other_account', string>> = {
  encoding: 'Soubor není v\u00a0kódování, které uvádí. Stáhněte ho prosím z\u00a0banky znovu.',
  malformed: 'Soubor není celé XML: možná se stáhl jen zčásti. Stáhněte ho prosím z\u00a0banky znovu.',
  doctype: 'Soubor obsahuje vlastní definice, které výpis z\u00a0banky nemívá. Takový nečteme.',
  too_large: 'Soubor má hlubší nebo větší strukturu, než jakou výpis mívá. Takový nečteme.',
  not_camt: 'Soubor není výpis ve formátu CAMT.053. V\u00a0bance vyberte výpis ve formátu XML (CAMT.053).',
  no_account: 'Ve výpisu chybí IBAN účtu. Stáhněte ho prosím z\u00a0banky znovu.',
  missing_field: 'Některé položce výpisu chybí částka, měna, směr, datum nebo číslo výpisu. Nic jsme nenahráli.',
  too_many: `Výpis má víc než ${STATEMENT_ENTRIES_MAX} příchozích plateb. Stáhněte ho prosím za kratší dobu.`,
  other_account: `Výpis je z\u00a0jiného účtu, než na který se platí (${BANK_ACCOUNT.account}).`,
}

/**
 * Reads in a bank statement. What it brought is stored at once; then each payment is compared with orders.
 * @throws ApiError STATEMENT_UNREADABLE, SOMETHING_MISSING, LIMIT_REACHED, SERVICE_UNAVAILABLE
 */
export async function importStatement(ctx: ImportingCtx, { file }: ReceivedBody): Promise<StatementResult> {
  const statements = await readSent(ctx, file)
  if (statements.some(({ iban }) => iban !== BANK_ACCOUNT.iban)) throw unreadable('other_account')
  if (await haveOpen(ctx.db, BANK_PAYMENTS_OPEN_MAX)) throw new ApiError('LIMIT_REACHED')
  let added = 0
  const created_at = new Date()
  for (const { number, payments } of statements) {
    added += await insertNew(ctx.db, { statement: number, created_at }, payments)
  }
  const payments = statements.reduce((sum, one) => sum + one.payments.length, 0)
  const skipped = statements.reduce((sum, one) => sum + one.skipped, 0)
  const statement = statements
    .map(({ number }) => number)
    .join(', ')
    .slice(0, 200)
  return { statement, payments, present: payments - added, ...(await judgeNew(ctx)), skipped }
}

async function readSent({ work, actor, signal }: ImportingCtx, file: string): Promise<Statement[]> {
  const limits = { who: actor.guid, signal, too_much: 'STATEMENT_UNREADABLE' } as const
  const read = await doWork(work, READ_STATEMENT, { file }, limits)
  if ('refused' in read) throw unreadable(read.refused)
  if ('code' in read) throw new ApiError(read.code, { body: read.body })
  return read.statements
}

function unreadable(because: keyof typeof REFUSALS): ApiError {
  const code = 'STATEMENT_UNREADABLE'
  return new ApiError(code, { body: { content: [{ code, message: REFUSALS[because] }] } })
}

/** The payments of one list, the newest first. */
export async function listPayments(
  db: Db,
  { page, state }: { page: number; state: BankList },
): Promise<Listed<BankPayment>> {
  return paged(await selectPayments(db, state, pageOf(page)), presentPayment)
}

/** Refunds of orders paid by transfer that an admin is to send, the oldest first. */
export async function listRefunds(db: Db, { page }: { page: number }): Promise<Listed<TransferRefund>> {
  return paged(await selectRefundsToSend(db, pageOf(page)), presentRefund)
}

/** What came to our account for an order, the oldest first. */
export async function bankPaymentsOf(db: Db, order: string): Promise<BankPayment[]> {
  return (await selectOfOrder(db, order)).map(presentPayment)
}
