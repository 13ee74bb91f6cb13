import { readFile } from 'node:fs/promises'
import { bankPayments } from '@zivina/contract/commerce/bank-payments'
import { STATEMENT_ENTRIES_MAX } from '@zivina/contract/commerce/limits'
import type { ErrorBody, ErrorCode } from '@zivina/contract/kernel/errors'
import { readCamt } from '@zivina/integrations/bank/read-camt'
import { type Statement, type StatementRefusal, StatementRefused } from '@zivina/integrations/bank/statement'
import { isApiError } from '#api/kernel/errors/api-error.ts'
import { judgeBody, readJson } from '#api/kernel/http/bodies/judge-body.ts'

export type ReadStatement =
  | { statements: Statement[] }
  | { refused: StatementRefusal }
  | { code: ErrorCode; body: ErrorBody }

/** Reads the statements of a sent file. Runs in the work pool: a malicious one may take all time and memory available. */
export default async function readStatement({ file }: { file: string }): Promise<ReadStatement> {
  try {
    const { content } = judgeBody(bankPayments.importStatement.body, readJson(await readFile(file, 'utf8')))
    return { statements: readCamt(Buffer.from(content, 'base64'), { payments: STATEMENT_ENTRIES_MAX }) }
  } catch (error) {
    if (error instanceof StatementRefused) return { refused: error.because }
    if (isApiError(error)) return { code: error.code, body: error.body }
    throw error
  }
}
