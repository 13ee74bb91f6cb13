import type { DiaryEntry } from '@zivina/contract/body/diary-read'
import { DIARY_NOTE_MAX } from '@zivina/contract/body/limits'
import { tied } from '@zivina/contract/kernel/typography'
import { ArrowRight, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { TextAreaField } from '#app/kit/form/text-area-field.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { Dialog } from '#app/kit/ui/dialog.tsx'
import { AMOUNT_PROBLEM } from '../add/amount-step.tsx'
import { AmountFields } from '../amount/amount-fields.tsx'
import { HelpingFigures } from '../amount/helping-figures.tsx'
import { ProductSource } from '../amount/product-source.tsx'
import { useMeasuredFood, useTypedHelping } from '../amount/use-amount.ts'
import { fromFood } from '../choices.ts'
import { type Helping, helpingOf } from '../helping.ts'
import { scaledEntry } from '../scaled-entry.ts'
import type { DiaryChanges } from '../use-diary-changes.ts'

type EntryDialogProps = {
  entry: DiaryEntry
  changes: DiaryChanges
  onMove: () => void
  /** To the figures of an entry that has nothing else, as a row of an imported file. */
  onFigures: () => void
  onClose: () => void
}

/** One entry: how much it was, its note, and what else can be done with it. */
export default function EntryDialog({ entry: shown, changes, onMove, onFigures, onClose }: EntryDialogProps) {
  const id = useId()
  // Another device may change the entry meanwhile: what is typed here stands on what was shown.
  const [entry] = useState(shown)
  const [note, write] = useState(entry.note)
  const [isAsked, ask] = useState(false)
  const before = helpingOf(entry)
  const food = useMeasuredFood(entry.ingredient)
  const gramsOf = (helping: Helping) => (food ? fromFood(food).gramsOf(helping) : null)
  const typed = useTypedHelping({
    usual: before ?? { count: 1, unit: 'portions' },
    food,
    isWeighed: entry.grams !== null,
  })
  const { helping } = typed
  const save = () => {
    if (before !== null && helping === null) return ask(true)
    const isChanged = before !== null && helping !== null && !isSame(helping, before)
    onClose()
    changes.edit(entry, isChanged ? { helping, gramsOf } : null, note.trim())
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={tied(entry.name)}
      side="bottom"
      footer={
        <div className="flex items-center justify-end gap-3">
          <Button
            variant="danger"
            onClick={() => {
              onClose()
              changes.remove(entry)
            }}
          >
            <Trash2 aria-hidden /> Smazat
          </Button>
          <Button type="submit" form={id} variant="accent">
            Uložit
          </Button>
        </div>
      }
    >
      <form
        id={id}
        className="flex flex-col gap-5 p-5"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        {before === null ? null : (
          <AmountFields typed={typed} problem={isAsked && helping === null ? AMOUNT_PROBLEM : null} />
        )}
        <HelpingFigures
          totals={helping !== null && before !== null ? scaledEntry(entry, helping, gramsOf).totals : entry.totals}
        />
        {entry.kind === 'product' ? <ProductSource /> : null}
        <TextAreaField
          label="Poznámka"
          value={note}
          size="note"
          maxLength={DIARY_NOTE_MAX}
          onChange={({ target }) => write(target.value)}
        />
        <div className="flex flex-wrap gap-2">
          <Button onClick={onMove}>Přesunout jinam</Button>
          {entry.kind === 'quick' ? <Button onClick={onFigures}>Upravit název a&nbsp;hodnoty</Button> : null}
          <RecipeLink entry={entry} />
        </div>
      </form>
    </Dialog>
  )
}

const isSame = (one: Helping, other: Helping) => one.count === other.count && one.unit === other.unit

/** The way to the dish or food, where there is still one to open. */
function RecipeLink({ entry: { kind, slug } }: { entry: DiaryEntry }) {
  const path = slug === null ? null : PATHS[kind]
  if (!path) return null
  return (
    <a
      href={`${path.folder}/${slug}`}
      className="inline-flex min-h-11 items-center gap-1.5 px-3 font-semibold text-brand hover:underline"
    >
      {path.label} <ArrowRight className="size-5" aria-hidden />
    </a>
  )
}

const PATHS: Partial<Record<DiaryEntry['kind'], { folder: string; label: string }>> = {
  recipe: { folder: '/recepty', label: 'Otevřít recept' },
  recipe_modified: { folder: '/uzivatel/modifikovane-recepty', label: 'Otevřít recept' },
  ingredient: { folder: '/suroviny', label: 'Otevřít surovinu' },
}
