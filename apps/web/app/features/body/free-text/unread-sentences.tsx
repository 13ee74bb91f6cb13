import { CloudOff, Trash2 } from 'lucide-react'
import type { Waiting } from '#app/session/outbox/use-outbox.ts'
import type { StoredSentence } from './stored-sentences.ts'

type UnreadSentencesProps = { sentences: readonly Waiting<StoredSentence>[]; onForget: (id: string) => void }

/** Sentences that wait for a connection. They stay in this browser, also when the page is left. */
export function UnreadSentences({ sentences, onForget }: UnreadSentencesProps) {
  const isEmpty = sentences.length === 0
  return (
    <div role="status" className={isEmpty ? 'sr-only' : 'flex flex-col gap-2 rounded-card bg-pending-soft p-4'}>
      {isEmpty ? null : (
        <>
          <p className="flex items-start gap-2 text-pending">
            <CloudOff className="mt-0.5 size-5 shrink-0" aria-hidden />
            <span>
              Bez připojení větu přečíst neumíme. Uložili jsme ji v&nbsp;tomto prohlížeči a&nbsp;přečteme ji, až se
              připojíte. Do deníku se zapíše, až to pak potvrdíte.
            </span>
          </p>
          <ul aria-label="Čeká na připojení" className="flex flex-col">
            {sentences.map(({ id, write: { text } }) => (
              <li key={id} className="flex items-center gap-2">
                <span className="min-w-0 flex-1 wrap-anywhere">„{text}“</span>
                <button
                  type="button"
                  aria-label={`Smazat: ${text}`}
                  className="inline-flex size-11 shrink-0 items-center justify-center rounded-full text-pending hover:bg-brand-soft [&_svg]:size-5"
                  onClick={() => onForget(id)}
                >
                  <Trash2 aria-hidden />
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
