import { ApiFailure } from '@zivina/contract/client'
import type { StatementResult } from '@zivina/contract/commerce/bank-payments'
import { STATEMENT_MAX_BYTES } from '@zivina/contract/commerce/limits'
import { counted } from '@zivina/czech/plural'
import { useId, useState } from 'react'
import { describeFailure } from '#app/kit/form/form-failure.ts'
import { Notice, NoticeRegion } from '#app/kit/form/notice.tsx'
import { ActionButton } from '#app/kit/ui/action-button.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { Dialog } from '#app/kit/ui/dialog.tsx'
import { sessionApi } from '#app/session/api/session-api.ts'

const TOO_LARGE = `Soubor je větší než ${STATEMENT_MAX_BYTES / 1024 / 1024}\u00a0MB. Stáhněte z\u00a0banky výpis za kratší dobu.`

/** Reads in a bank statement, and says what it brought. */
export function StatementDialog({ onRead, onClose }: { onRead: () => void; onClose: () => void }) {
  const id = useId()
  const [file, setFile] = useState<File | null>(null)
  const [result, setResult] = useState<StatementResult | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const choose = (picked: File | undefined) => {
    setResult(null)
    setFile(picked ?? null)
    setFailure(picked !== undefined && picked.size > STATEMENT_MAX_BYTES ? TOO_LARGE : null)
  }
  const send = async (picked: File) => {
    setFailure(null)
    const body = { content: await base64Of(picked) }
    setResult(await sessionApi('POST /admin/bank_statement', { body }))
    onRead()
  }
  const isReady = file !== null && file.size > 0 && file.size <= STATEMENT_MAX_BYTES && result === null
  const footer = (
    <div className="flex flex-wrap items-center justify-end gap-3">
      <Button variant="quiet" onClick={onClose}>
        {result === null ? 'Zrušit' : 'Zavřít'}
      </Button>
      {isReady ? (
        <ActionButton
          variant="accent"
          pendingLabel="Nahrávám…"
          run={() => send(file)}
          onFailure={(thrown) => setFailure(failureText(thrown))}
        >
          Nahrát
        </ActionButton>
      ) : null}
    </div>
  )
  return (
    <Dialog open onClose={onClose} title="Nahrát výpis z&nbsp;účtu" footer={footer}>
      <div className="flex flex-col gap-4 p-5">
        <p className="max-w-text text-muted">
          Výpis ve formátu XML (CAMT.053) z{'\u00a0'}internetového bankovnictví. Platby se správným variabilním symbolem
          a{'\u00a0'}částkou zaplatí svou objednávku, ostatní počkají na vás. Nahrát týž výpis dvakrát nevadí.
        </p>
        <div className="flex flex-col gap-1.5">
          <label htmlFor={id} className="font-medium">
            Soubor s{'\u00a0'}výpisem
          </label>
          <input
            id={id}
            type="file"
            accept=".xml,text/xml,application/xml"
            className="min-h-11 w-full min-w-0"
            onChange={({ target }) => choose(target.files?.[0])}
          />
        </div>
        <NoticeRegion>
          {failure === null ? null : <Notice tone="error">{failure}</Notice>}
          {result === null ? null : <Notice tone="success">{resultText(result)}</Notice>}
        </NoticeRegion>
      </div>
    </Dialog>
  )
}

/** The server says it at the field. */
function failureText(thrown: unknown): string {
  const atField = thrown instanceof ApiFailure ? thrown.fields.content?.[0] : undefined
  return atField?.message ?? describeFailure(thrown).message
}

function resultText({ payments, present, matched, open, skipped }: StatementResult): string {
  if (payments === 0) return 'Ve výpisu není žádná příchozí platba.'
  const parts = [
    `Příchozích plateb ve výpisu: ${payments}.`,
    present === 0 ? '' : `Dřív už nahraných: ${present}.`,
    matched === 0
      ? ''
      : `${counted(matched, 'objednávka je zaplacená', 'objednávky jsou zaplacené', 'objednávek je zaplacených')}.`,
    open === 0 ? '' : `${counted(open, 'platba čeká', 'platby čekají', 'plateb čeká')} na vaše rozhodnutí.`,
    skipped === 0 ? '' : `Ostatních položek, které se nečtou: ${skipped}.`,
  ]
  return parts.filter(Boolean).join(' ')
}

async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let text = ''
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return btoa(text)
}
