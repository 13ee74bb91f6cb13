import { SHOPPING_TEXT_MAX } from '@zivina/contract/planning/limits'
import { splitItems } from '@zivina/domain/planning/shopping/split-items'
import { useRef } from 'react'
import { ScanButton } from '#app/features/catalogue/scanner/scan-button.tsx'
import { foodOf, type ScanChoice } from '#app/features/catalogue/scanner/scan-choice.ts'
import { useHastyPress } from '#app/kit/state/use-hasty-press.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { cn } from '#app/kit/ui/class-names.ts'
import { DoubtfulItems } from './doubtful-items.tsx'
import { useEntryDraft } from './entry-draft.ts'
import { EntryField } from './entry-field.tsx'
import { entryKind } from './entry-kind.ts'
import { FoodHits } from './food-hits.tsx'
import { PickedList } from './picked-list.tsx'
import { pickedText } from './picked-text.ts'
import { RecentEntries } from './recent-entries.tsx'
import { scannedText } from './scanned-text.ts'
import { useDoubts } from './use-doubts.ts'
import { useHitKeys } from './use-hit-keys.ts'
import { usePicks } from './use-picks.ts'
import { useRecentEntries } from './use-recent-entries.ts'

type FoodEntryProps = {
  /** Names what is typed and ticked here, over leaving the page, and what was entered before. */
  place: string
  /** „Přidat na seznam“: the name of the field, and what a scan does. */
  label: string
  placeholder: string
  /** Adds what was written, a sentence or a name. */
  onAdd: (text: string) => void
  /** What is there already, as it was written: it is not offered again. */
  there: readonly string[]
  /** The field is at the bottom of the screen, what belongs to it above it. */
  isAtBottom?: boolean
}

/**
 * One field for what is bought or at home: a name, a sentence, a code or a scan. Several hits are ticked and added together; what a
 * sentence leaves open is asked below the field.
 */
export function FoodEntry({ place, label, placeholder, onAdd, there, isAtBottom = false }: FoodEntryProps) {
  const { text, write } = useEntryDraft(place)
  const { picks, keys, toggle, drop, clear } = usePicks<{ key: string }>(place)
  const recent = useRecentEntries(place, there)
  const field = useRef<HTMLInputElement>(null)
  const isHasty = useHastyPress()
  const doubts = useDoubts(place)
  const entry = entryKind(text)
  const add = (texts: readonly string[]) => {
    for (const one of texts) onAdd(one)
    recent.remember(texts)
  }
  const addOne = (name: string) => {
    if (isHasty(name)) return
    add([name])
    write('')
  }
  const addPicks = () => {
    if (picks.length === 0) return
    add(picks.map(({ key }) => key))
    clear()
    // A sentence that was typed meanwhile is not added yet.
    if (entry.kind === 'search') write('')
    field.current?.focus()
  }
  const enter = () => {
    if (entry.kind === 'code') return
    const sure = doubts.sift(text.trim())
    for (const one of sure) onAdd(one)
    recent.remember(sure.flatMap(splitItems))
    write('')
  }
  const scan = {
    takesProducts: true,
    verb: label,
    onChosen: (choice: ScanChoice) => {
      add([scannedText(foodOf(choice))])
      if (entry.kind === 'code') write('')
    },
  }
  const area = useHitKeys<HTMLDivElement>(addPicks)
  return (
    <div ref={area} className={cn('flex gap-3', isAtBottom ? 'flex-col-reverse' : 'flex-col')}>
      <EntryField
        label={label}
        placeholder={placeholder}
        text={text}
        max={SHOPPING_TEXT_MAX}
        write={write}
        onEnter={enter}
        field={field}
      >
        <ScanButton isIcon {...scan} />
      </EntryField>
      {entry.kind === 'code' ? <ScanButton code={entry.code} {...scan} /> : null}
      <DoubtfulItems
        doubts={doubts.open}
        onAnswer={({ key }, answer) => {
          doubts.settle(key)
          onAdd(answer)
          recent.remember([answer])
        }}
        onLeaveOut={({ key }) => doubts.settle(key)}
        className={isAtBottom && 'max-h-[45dvh] overflow-y-auto'}
      />
      {picks.length === 0 ? null : (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <PickedList
            picked={picks.map(({ key }) => ({ key, name: key }))}
            onDrop={drop}
            onEdit={(name) => {
              drop(name)
              write(name)
              field.current?.focus()
            }}
          />
          <Button variant="brand" onClick={addPicks}>
            {pickedText('Přidat', picks.length)}
          </Button>
        </div>
      )}
      {text.trim() === '' ? <RecentEntries texts={recent.texts} onAdd={addOne} /> : null}
      <FoodHits
        text={entry.kind === 'search' ? text : ''}
        ticked={keys}
        onTick={(name) => toggle({ key: name })}
        onTake={addOne}
        className={
          isAtBottom ? '-mx-2.5 max-h-[40dvh] overflow-y-auto px-2.5' : 'rounded-card bg-surface px-4 shadow-card'
        }
      />
    </div>
  )
}
