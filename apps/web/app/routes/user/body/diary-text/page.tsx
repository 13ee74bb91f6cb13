import { useQueryClient } from '@tanstack/react-query'
import { counted } from '@zivina/czech/plural'
import { DIARY_TEXT_PATH } from '#app/features/body/diary-paths.ts'
import { FreeTextEntry } from '#app/features/body/free-text/free-text-entry.tsx'
import { Panel } from '#app/kit/panel.tsx'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { privateMetaOf } from '#app/seo/metadata.ts'

const TITLE = 'Zapsat jídlo větou'

export const meta = privateMetaOf({
  title: TITLE,
  description: 'Napište, co jste jedli, a\u00a0potvrďte, jak jsme to přečetli.',
  keywords: ['deník stravy', 'zápis jídla', 'kalorie z\u00a0textu'],
  path: DIARY_TEXT_PATH,
})

/** Records what was eaten from a sentence. */
export default function DiaryText() {
  const client = useQueryClient()
  return (
    <>
      <h1 className="text-3xl">{TITLE}</h1>
      <Panel title="Co jste jedli">
        <FreeTextEntry
          onWritten={({ count }) => {
            void client.invalidateQueries()
            showSnackbar(`Zapsáno: ${counted(count, 'položka', 'položky', 'položek')}.`, 'success')
          }}
        />
      </Panel>
    </>
  )
}
