import { Notice, NoticeRegion } from '#app/kit/form/notice.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import type { NewerNote } from './note-typing.ts'

type NewerNoteProps = { newer: NewerNote; onJoin: (text: string) => void; onTake: (text: string) => void }

/** The note that another window wrote meanwhile. What is typed stays; saving again replaces it knowingly. */
export function NewerNoteNotice({ newer, onJoin, onTake }: NewerNoteProps) {
  return (
    <NoticeRegion>
      {newer === undefined ? null : (
        <Notice tone="info">
          {newer === null ? (
            <p>Poznámku jste mezitím jinde smazali. Uložením ji založíte znovu.</p>
          ) : (
            <div className="flex flex-col gap-2">
              <p>O&nbsp;receptu už máte jinou poznámku, uloženou jinde. Uložením ji nahradíte.</p>
              <blockquote className="border-l-2 border-brand pl-3 whitespace-pre-line">{newer.text}</blockquote>
              <div className="flex flex-wrap gap-2">
                <Button onClick={() => onJoin(newer.text)}>Připojit k&nbsp;ní</Button>
                <Button variant="quiet" onClick={() => onTake(newer.text)}>
                  Nechat tu uloženou
                </Button>
              </div>
            </div>
          )}
        </Notice>
      )}
    </NoticeRegion>
  )
}
