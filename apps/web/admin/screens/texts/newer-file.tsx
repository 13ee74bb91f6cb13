import type { EditableText } from '@zivina/contract/content/edited-texts'
import { useState } from 'react'
import { ActionButton } from '#app/kit/ui/action-button.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { Difference } from './difference.tsx'
import { loadVersion } from './load-version.ts'

/** The number that versions do not have: the repository's file. */
const FILE = 0

type NewerFileProps = {
  text: EditableText
  /** Puts a text into the editor. */
  take: (source: string) => void
  /** The next version is one of the present file. */
  onDecided: () => void
}

/** Offers a file that is later than the one the edited text was made from: as a difference, to take or to leave. */
export function NewerFile({ text, take, onDecided }: NewerFileProps) {
  const [isCompared, setIsCompared] = useState(false)
  const { number } = text.version_list[0] ?? { number: FILE }
  return (
    <section aria-label="Novější soubor" className="flex flex-col gap-3 rounded-card bg-pending-soft p-4">
      <p>
        Nové vydání přineslo k&nbsp;tomuto textu jiný soubor, než ze kterého úprava vznikla. Web dál ukazuje upravený
        text. Porovnejte je a&nbsp;vyberte, ze kterého budete pokračovat.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setIsCompared(!isCompared)} aria-expanded={isCompared}>
          Porovnat se souborem
        </Button>
        <ActionButton
          pendingLabel="Načítám…"
          run={async () => {
            const { source } = await loadVersion(text, FILE)
            take(source)
            onDecided()
          }}
        >
          Vzít text souboru
        </ActionButton>
        <Button onClick={onDecided}>Nechat upravený</Button>
      </div>
      {isCompared ? <Difference text={text} from={number} to={FILE} /> : null}
    </section>
  )
}
