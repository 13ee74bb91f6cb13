import { saveFile } from '#app/kit/device/save-file.ts'
import { ActionButton } from '#app/kit/ui/action-button.tsx'
import { useAccount } from '#app/session/account/account-context.ts'

/** Downloads what was agreed in a consultation that took place, with the plans that were made for it. */
export function SummaryButton({ consultation }: { consultation: string }) {
  const { api } = useAccount()
  const save = async () => {
    const params = { guid: consultation }
    saveFile(await api('GET /consultation/{guid}/summary', { params }), 'shrnuti-konzultace.pdf')
  }
  return (
    <ActionButton run={save} pendingLabel="Připravuji…">
      Shrnutí v{'\u00a0'}PDF
    </ActionButton>
  )
}
