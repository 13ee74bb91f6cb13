import { DIARY_ENTRIES_PER_CALL } from '@zivina/contract/body/limits'
import type { MealType } from '@zivina/domain/catalogue/meal-types'
import { Zap } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useSentences } from '#app/features/body/free-text/use-sentences.ts'
import { useEntryDraft } from '#app/features/entry/entry-draft.ts'
import { entryKind } from '#app/features/entry/entry-kind.ts'
import { useHitKeys } from '#app/features/entry/use-hit-keys.ts'
import { usePicks } from '#app/features/entry/use-picks.ts'
import { mealName } from '#app/features/planning/day-board/carrying.ts'
import { MealSelect } from '#app/features/planning/day-board/meal-select.tsx'
import { itemsText } from '#app/features/planning/figures/plan-words.ts'
import { useHastyPress } from '#app/kit/state/use-hasty-press.ts'
import { dayName } from '#app/kit/text/day-names.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { Dialog } from '#app/kit/ui/dialog.tsx'
import type { Choice } from '../choices.ts'
import { type Days, mealOf } from '../diary-days.ts'
import { type Helping, helpingText } from '../helping.ts'
import { entryOf, type NewEntries } from '../new-entries.ts'
import type { DiaryChanges } from '../use-diary-changes.ts'
import { AddFooter } from './add-footer.tsx'
import { AmountStep } from './amount-step.tsx'
import { entriesOfPicks, type PickedChoice } from './picked-choices.ts'
import { PickedChoices } from './picked-choices-list.tsx'
import { QuickForm } from './quick-form.tsx'
import { SaidEntry } from './said-entry.tsx'
import { SearchResults } from './search-results.tsx'
import { SuggestionLists } from './suggestion-lists.tsx'
import { useFoodSearch } from './use-food-search.ts'

type AddDialogProps = {
  days: Days
  changes: DiaryChanges
  day: string
  meal: MealType
  onClose: () => void
}

type Step = { choice: Choice; usual: Helping; isPicked: boolean } | 'quick' | null

/**
 * Records foods at a meal by one field: what was eaten before, what is planned, what a search finds, what a sentence says, or a code; or
 * energy alone. Several hits are ticked and recorded together. Stays open for more.
 */
export default function AddDialog({ days, changes, day, meal: asked, onClose }: AddDialogProps) {
  const [meal, setMeal] = useState(asked)
  const [step, go] = useState<Step>(null)
  const draft = useEntryDraft('diary')
  const [added, setAdded] = useState<readonly string[]>([])
  const [count, setCount] = useState(0)
  const where = { day, meal }
  const sentences = useSentences(where)
  const { kind } = entryKind(draft.text)
  const isHasty = useHastyPress()
  const picked = usePicks<PickedChoice>('diary')
  /** A sentence that is typed and not read yet is not done with. */
  const isTyped = kind === 'sentence'
  const spendSearch = () => (isTyped ? undefined : draft.spend())
  /** What is read, ticked or typed and not recorded yet keeps the sheet open. */
  const closeIfDone = (left: number) => {
    if (left + sentences.meals.length > 0 || isTyped) go(null)
    else onClose()
  }
  const add = (key: string, name: string, made: NewEntries, saved_meal?: string) => {
    if (isHasty(key)) return
    changes.add(made, `Zapsáno: ${name}, ${mealName(meal)}`, saved_meal)
    setAdded((before) => [...before, key])
    setCount((before) => before + made.looks.length)
    spendSearch()
  }
  const take = (choice: Choice, helping: Helping | null = choice.usual) => {
    const amount = helping === null ? '' : ` ${helpingText(helping)}`
    add(choice.key, `${choice.name}${amount}`, entryOf(choice, helping, where))
  }
  const ask = (choice: Choice, usual = choice.usual, isPicked = false) =>
    go({ choice, usual: usual ?? { count: 1, unit: 'portions' }, isPicked })
  const actions = {
    added: new Set(added),
    ticked: picked.keys,
    onTake: (choice: Choice) => take(choice),
    onOpen: (choice: Choice) => ask(choice),
    onTick: (choice: Choice) => {
      const isFull = picked.picks.length >= DIARY_ENTRIES_PER_CALL && !picked.keys.has(choice.key)
      if (!isFull) picked.toggle({ key: choice.key, choice, helping: choice.usual })
      spendSearch()
    },
  }
  const recordPicks = () => {
    if (picked.picks.length === 0) return
    changes.add(entriesOfPicks(picked.picks, where), `Zapsáno: ${itemsText(picked.picks.length)}, ${mealName(meal)}`)
    picked.clear()
    spendSearch()
    closeIfDone(0)
  }
  const keys = useHitKeys<HTMLDivElement>(recordPicks)
  const search = useFoodSearch(kind === 'search' ? draft.text : '')
  // A sentence about one meal goes by the choice at the top, which is then the only one.
  const only = sentences.meals.length === 1 ? sentences.meals[0] : undefined
  const said = only?.meal ?? null
  useEffect(() => {
    if (said !== null) setMeal(said)
  }, [said])
  const chooseMeal = (next: MealType) => {
    setMeal(next)
    if (only) sentences.change({ ...only, meal: next })
  }
  /** What is read, or to be read, needs the room. */
  const isSaid = kind !== 'search' || sentences.meals.length > 0
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Přidat, ${dayName(day)}`}
      side="top"
      className="max-sm:h-dvh"
      footer={
        step === null && count + picked.picks.length > 0 ? (
          <AddFooter count={count} picks={picked.picks} onRecord={recordPicks} onClose={onClose} />
        ) : null
      }
    >
      <div ref={keys} className="flex flex-col gap-4 p-5">
        {step === 'quick' ? (
          <QuickForm
            where={where}
            onBack={() => go(null)}
            onAdd={(made, name) => {
              add('quick', name, made)
              closeIfDone(picked.picks.length)
            }}
          />
        ) : step === null ? (
          <>
            {sentences.meals.length > 1 ? null : <MealSelect value={meal} onChange={chooseMeal} />}
            <SaidEntry
              draft={draft}
              sentences={sentences}
              onChosen={(choice) => ask(choice)}
              onAdded={({ count: written, undo }) => {
                changes.say(`Zapsáno: ${itemsText(written)}`, undo)
                if (picked.picks.length === 0 && !isTyped) onClose()
              }}
            >
              <PickedChoices picked={picked} onEdit={({ choice, helping }) => ask(choice, helping, true)} />
            </SaidEntry>
            {search.isAsked ? (
              <SearchResults search={search} {...actions} />
            ) : isSaid ? null : (
              <SuggestionLists
                where={where}
                days={days}
                isMealEmpty={mealOf(days, day, meal).length === 0}
                onTakeMeal={(key, name, made, saved_meal) => {
                  add(key, name, made, saved_meal)
                  onClose()
                }}
                {...actions}
              />
            )}
            <Button variant="quiet" className="-ml-5 self-start" onClick={() => go('quick')}>
              <Zap aria-hidden /> Zapsat jen energii
            </Button>
          </>
        ) : (
          <AmountStep
            key={step.choice.key}
            choice={step.choice}
            usual={step.usual}
            label={step.isPicked ? 'Změnit množství' : 'Přidat'}
            onBack={() => go(null)}
            onAdd={(choice, helping) => {
              if (step.isPicked) {
                picked.change({ key: step.choice.key, choice, helping })
                go(null)
              } else {
                take(choice, helping)
                closeIfDone(picked.picks.length)
              }
            }}
          />
        )}
      </div>
    </Dialog>
  )
}
