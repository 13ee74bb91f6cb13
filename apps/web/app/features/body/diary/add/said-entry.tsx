import { DIARY_TEXT_MAX } from '@zivina/contract/body/limits'
import { MessageSquareText } from 'lucide-react'
import type { ReactNode } from 'react'
import { ReadMeals, type Written } from '#app/features/body/free-text/read-meals.tsx'
import type { useSentences } from '#app/features/body/free-text/use-sentences.ts'
import type { useEntryDraft } from '#app/features/entry/entry-draft.ts'
import { EntryField } from '#app/features/entry/entry-field.tsx'
import { entryKind } from '#app/features/entry/entry-kind.ts'
import { FormNotice } from '#app/kit/form/form-notice.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { markForFocus } from '#app/kit/ui/dialog.tsx'
import type { Choice } from '../choices.ts'
import { PhotoPlace, photoReader } from './photo-place.tsx'
import { ScanPlace } from './scan-place.tsx'

type SaidEntryProps = {
  draft: ReturnType<typeof useEntryDraft>
  sentences: ReturnType<typeof useSentences>
  onChosen: (choice: Choice) => void
  onAdded: (written: Written) => void
  /** Below the field: what is ticked. */
  children: ReactNode
}

/** The field of the sheet, and what is read of a sentence or a code in it. */
export function SaidEntry({ draft, sentences, onChosen, onAdded, children }: SaidEntryProps) {
  const { text, write, begin } = draft
  const entry = entryKind(text)
  const read = async () => {
    if (entry.kind === 'sentence' && (await sentences.take(text))) write('')
  }
  return (
    <>
      <EntryField
        label="Hledat nebo napsat, co jste jedli"
        placeholder="2 rohlíky a&nbsp;100&nbsp;g šunky"
        text={text}
        max={DIARY_TEXT_MAX}
        write={write}
        onEnter={() => void read()}
        verb={null}
        field={markForFocus}
        onFocus={begin}
      >
        <ScanPlace onChosen={onChosen} />
        <PhotoPlace reader={photoReader()} />
      </EntryField>
      {children}
      {entry.kind === 'sentence' ? (
        <Button
          variant="accent"
          className="self-start"
          aria-disabled={sentences.isReading || undefined}
          onClick={() => void read()}
        >
          <MessageSquareText aria-hidden /> {sentences.isReading ? 'Čtu…' : 'Přečíst větu'}
        </Button>
      ) : null}
      {entry.kind === 'code' ? <ScanPlace code={entry.code} onChosen={onChosen} /> : null}
      <FormNotice failure={sentences.failure} />
      <ReadMeals sentences={sentences} asksMeal={sentences.meals.length > 1} onAdded={onAdded} />
    </>
  )
}
