import { counted } from '@zivina/czech/plural'
import { UnsavedNotice } from '#app/features/body/diary/day/unsaved-notice.tsx'
import { useWaitingWrites } from '#app/features/body/diary/use-diary.ts'
import { DIARY_TEXT_PATH } from '#app/features/body/diary-paths.ts'
import { FreeTextEntry } from '#app/features/body/free-text/free-text-entry.tsx'
import { Panel } from '#app/kit/page/panel.tsx'
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
  const { waiting, isCut, isUnstored } = useWaitingWrites()
  return (
    <>
      <h1 className="text-3xl">{TITLE}</h1>
      <UnsavedNotice count={isCut ? waiting.length : 0} isUnstored={isUnstored} />
      <Panel title="Co jste jedli">
        <FreeTextEntry
          onAdded={({ count, undo }) =>
            showSnackbar(`Zapsáno: ${counted(count, 'položka', 'položky', 'položek')}.`, 'success', {
              label: 'Vrátit zpět',
              run: () => {
                undo()
                showSnackbar('Vráceno.', 'success')
              },
            })
          }
        />
      </Panel>
    </>
  )
}
