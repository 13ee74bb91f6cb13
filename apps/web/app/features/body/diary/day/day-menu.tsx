import { BookmarkCheck, Copy, Download, EllipsisVertical, Eraser, Printer } from 'lucide-react'
import { sayFailure } from '#app/kit/form/say-failure.ts'
import { saveFile } from '#app/kit/save-file.ts'
import { MenuItem, Popover } from '#app/kit/ui/popover.tsx'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { useAccount } from '#app/session/account-context.ts'
import { useDiaryBoard } from '../diary-context.ts'

/** What can be done with a whole day, and with the diary. */
export function DayMenu({ isEmpty, clear }: { isEmpty: boolean; clear: () => void }) {
  const { open } = useDiaryBoard()
  const download = useDownload()
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
    </Popover>
  )
}

/** The whole diary as a file. */
function useDownload() {
  const { api } = useAccount()
  return async (format: 'csv' | 'json') => {
    try {
      showSnackbar('Připravuji soubor…')
      const file = await api(format === 'csv' ? 'GET /diary/export/csv' : 'GET /diary/export/json', {})
      saveFile(file, `zivina-denik.${format}`)
    } catch (failure) {
      sayFailure(failure)
    }
  }
}
