import {
  BookmarkCheck,
  Copy,
  Download,
  EllipsisVertical,
  Eraser,
  FileText,
  MessageSquareText,
  Printer,
  Upload,
} from 'lucide-react'
import { useNavigate } from 'react-router'
import { DIARY_IMPORT_PATH, DIARY_REPORT_PATH, DIARY_TEXT_PATH } from '#app/features/body/diary-paths.ts'
import { saveFile } from '#app/kit/device/save-file.ts'
import { sayFailure } from '#app/kit/form/say-failure.ts'
import { MenuItem, Popover } from '#app/kit/ui/popover.tsx'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { useAccount } from '#app/session/account/account-context.ts'
import { useDiaryBoard } from '../diary-context.ts'
import { useWaitingWrites } from '../use-diary.ts'
import { changesText } from './changes-text.ts'

/** What can be done with a whole day, and with the diary. */
export function DayMenu({ isEmpty, clear }: { isEmpty: boolean; clear: () => void }) {
  const { open } = useDiaryBoard()
  const download = useDownload()
  const navigate = useNavigate()
  return (
    <Popover label="Další možnosti deníku" size="icon" trigger={<EllipsisVertical aria-hidden />} className="w-72">
      {isEmpty ? null : (
        <>
          <MenuItem onClick={() => open({ kind: 'copy', meal: null })}>
            <Copy aria-hidden /> Kopírovat den
          </MenuItem>
          <MenuItem onClick={clear}>
            <Eraser aria-hidden /> Vyprázdnit den
          </MenuItem>
          <MenuItem onClick={() => window.print()}>
            <Printer aria-hidden /> Vytisknout den
          </MenuItem>
        </>
      )}
      <MenuItem onClick={() => open({ kind: 'meals' })}>
        <BookmarkCheck aria-hidden /> Uložená jídla
      </MenuItem>
      <MenuItem onClick={() => void download('csv')}>
        <Download aria-hidden /> Stáhnout deník jako CSV
      </MenuItem>
      <MenuItem onClick={() => void download('json')}>
        <Download aria-hidden /> Stáhnout deník jako JSON
      </MenuItem>
      <MenuItem onClick={() => void navigate(DIARY_TEXT_PATH)}>
        <MessageSquareText aria-hidden /> Zapsat jídlo větou
      </MenuItem>
      <MenuItem onClick={() => void navigate(DIARY_IMPORT_PATH)}>
        <Upload aria-hidden /> Importovat z{'\u00a0'}jiné aplikace
      </MenuItem>
      <MenuItem onClick={() => void navigate(DIARY_REPORT_PATH)}>
        <FileText aria-hidden /> Přehled pro lékaře
      </MenuItem>
    </Popover>
  )
}

/** The whole diary as a file. It is the server's: what waits to be sent is not in it, which is said. */
function useDownload() {
  const { api } = useAccount()
  const { waiting } = useWaitingWrites()
  return async (format: 'csv' | 'json') => {
    try {
      showSnackbar('Připravuji soubor…')
      const file = await api(format === 'csv' ? 'GET /diary/export/csv' : 'GET /diary/export/json', {})
      saveFile(file, `zivina-denik.${format}`)
      const { length } = waiting
      if (length > 0)
        showSnackbar(`V\u00a0souboru není, co ještě není uloženo: ${changesText(length)} na\u00a0uložení.`)
    } catch (failure) {
      sayFailure(failure)
    }
  }
}
