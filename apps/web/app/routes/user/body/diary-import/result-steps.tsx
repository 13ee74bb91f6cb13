import type { ImportPreview } from '@zivina/contract/body/diary-import'
import { DIARY_PATH } from '#app/features/body/user-paths.ts'
import { Notice } from '#app/kit/form/notice.tsx'
import { Panel } from '#app/kit/page/panel.tsx'
import { dateText } from '#app/kit/text/date-text.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { LinkButton } from '#app/kit/ui/link-button.tsx'
import { entriesText, rejectionTexts, rowsText } from './import-words.ts'
import type { Result } from './use-diary-import.ts'

type PreviewStepProps = { preview: ImportPreview; onRun: () => void; onBack: () => void; isBusy: boolean }

/** What the import would add. */
export function PreviewStep({ preview, onRun, onBack, isBusy }: PreviewStepProps) {
  const { row_count, entry_count, from, to, rejected, is_cut } = preview
  return (
    <Panel title="Co se zapíše" intro={'Zatím se nic nezapsalo. Co už v\u00a0deníku je, podruhé nepřidáme.'}>
      <p>
        {`V\u00a0souboru ${row_count === 1 ? 'je' : 'jsou'} ${rowsText(row_count)}, do deníku z\u00a0nich přijde `}
        <strong>{entriesText(entry_count)}</strong>
        {from === null || to === null ? '.' : ` za dny ${dateText(from)}\u00a0– ${dateText(to)}.`}
      </p>
      {is_cut ? (
        <Notice tone="info">Soubor má víc řádků, než přečteme najednou. Zbytek importujte zvlášť.</Notice>
      ) : null}
      <Rejected rejected={rejected} />
      <div className="flex flex-wrap gap-3">
        <Button variant="brand" onClick={onRun} disabled={entry_count === 0} aria-disabled={isBusy || undefined}>
          Importovat do deníku
        </Button>
        <Button variant="quiet" onClick={onBack}>
          Zpět ke sloupcům
        </Button>
      </div>
    </Panel>
  )
}

/** What the import did. */
export function DoneStep({ result, onBack }: { result: Result; onBack: () => void }) {
  const { added_count, present_count, rejected } = result
  return (
    <Panel title="Hotovo">
      <p role="status">
        Zapsáno: <strong>{entriesText(added_count)}</strong>.
        {present_count > 0 ? ` Už tam bylo: ${entriesText(present_count)}.` : ''}
      </p>
      <Rejected rejected={rejected} />
      <div className="flex flex-wrap gap-3">
        <LinkButton href={DIARY_PATH} variant="brand">
          Otevřít deník
        </LinkButton>
        <Button variant="quiet" onClick={onBack}>
          Importovat další soubor
        </Button>
      </div>
    </Panel>
  )
}

function Rejected({ rejected }: Pick<ImportPreview, 'rejected'>) {
  if (rejected.count === 0) return null
  return (
    <div className="flex flex-col gap-2">
      <h3 className="text-lg">Co se nezapíše</h3>
      <ul className="list-disc pl-5">
        {rejectionTexts(rejected).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  )
}
