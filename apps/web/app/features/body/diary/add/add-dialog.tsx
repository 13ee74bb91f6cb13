import { SEARCH_TEXT_MAX } from '@zivina/contract/kernel/limits'
import type { MealType } from '@zivina/domain/catalogue/meal-types'
import { MessageSquareText, Zap } from 'lucide-react'
import { useState } from 'react'
import { FreeTextEntry } from '#app/features/body/free-text/free-text-entry.tsx'
import { mealName } from '#app/features/planning/day-board/carrying.ts'
import { MealSelect } from '#app/features/planning/day-board/meal-select.tsx'
import { itemsText } from '#app/features/planning/figures/plan-words.ts'
import { dayName } from '#app/kit/text/day-names.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { Dialog, markForFocus } from '#app/kit/ui/dialog.tsx'
import { Input } from '#app/kit/ui/input.tsx'
import type { Choice } from '../choices.ts'
import { type Days, mealOf } from '../diary-days.ts'
import { type Helping, helpingText } from '../helping.ts'
import { entryOf, type NewEntries } from '../new-entries.ts'
import type { DiaryChanges } from '../use-diary-changes.ts'
import { AmountStep } from './amount-step.tsx'
import { PhotoPlace, photoReader } from './photo-place.tsx'
import { QuickForm } from './quick-form.tsx'
import { ScanPlace } from './scan-place.tsx'
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

/** Records foods at a meal: what was eaten before, what is planned, what a search finds, or energy alone. Stays open for more. */
export default function AddDialog({ days, changes, day, meal: asked, onClose }: AddDialogProps) {
  const [meal, setMeal] = useState(asked)
  const [step, go] = useState<Choice | 'quick' | 'sentence' | null>(null)
  const [text, write] = useState('')
  const [added, setAdded] = useState<readonly string[]>([])
  const [count, setCount] = useState(0)
  const where = { day, meal }
  const add = (key: string, name: string, made: NewEntries, saved_meal?: string) => {
    changes.add(made, `Zapsáno: ${name}, ${mealName(meal)}`, saved_meal)
    setAdded((before) => [...before, key])
    setCount((before) => before + made.looks.length)
  }
  const take = (choice: Choice, helping: Helping | null = choice.usual) => {
    const amount = helping === null ? '' : ` ${helpingText(helping)}`
    add(choice.key, `${choice.name}${amount}`, entryOf(choice, helping, where))
  }
  const actions = { added: new Set(added), onTake: (choice: Choice) => take(choice), onOpen: go }
  const search = useFoodSearch(text)
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Přidat, ${dayName(day)}`}
      side="top"
      className="max-sm:h-dvh"
      footer={
        count > 0 ? (
          <div className="flex items-center justify-between gap-3">
            <p role="status">Přidáno: {itemsText(count)}</p>
            <Button variant="brand" onClick={onClose}>
              Hotovo
            </Button>
          </div>
        ) : null
      }
    >
      <div className="flex flex-col gap-4 p-5">
        {step === 'quick' ? (
          <QuickForm
            where={where}
            onBack={() => go(null)}
            onAdd={(made, name) => {
              add('quick', name, made)
              onClose()
            }}
          />
        ) : step === 'sentence' ? (
          <>
            <Button variant="quiet" className="-ml-5 self-start" onClick={() => go(null)}>
              Zpět
            </Button>
            <FreeTextEntry
              day={day}
              meal={meal}
              onAdded={({ count: written, undo }) => {
                changes.say(`Zapsáno: ${itemsText(written)}`, undo)
                onClose()
              }}
            />
          </>
        ) : step === null ? (
          <>
            <FindField text={text} write={write} meal={meal} setMeal={setMeal} onScanned={go} />
            {search.isAsked ? (
              <SearchResults search={search} {...actions} />
            ) : (
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
            <Button variant="quiet" className="-ml-5 self-start" onClick={() => go('sentence')}>
              <MessageSquareText aria-hidden /> Napsat větou
            </Button>
          </>
        ) : (
          <AmountStep
            key={step.key}
            choice={step}
            usual={step.usual ?? { count: 1, unit: 'portions' }}
            onBack={() => go(null)}
            onAdd={(choice, helping) => {
              take(choice, helping)
              onClose()
            }}
          />
        )}
      </div>
    </Dialog>
  )
}

type FindFieldProps = {
  text: string
  write: (text: string) => void
  meal: MealType
  setMeal: (meal: MealType) => void
  onScanned: (choice: Choice) => void
}

function FindField({ text, write, meal, setMeal, onScanned }: FindFieldProps) {
  return (
    <div className="flex flex-col gap-3">
      <MealSelect value={meal} onChange={setMeal} />
      <div className="flex gap-2">
        <Input
          ref={markForFocus}
          type="text"
          inputMode="search"
          value={text}
          maxLength={SEARCH_TEXT_MAX}
          autoComplete="off"
          aria-label="Hledat potravinu nebo recept"
          placeholder="Hledat potravinu nebo recept"
          onChange={({ target }) => write(target.value)}
        />
        <ScanPlace onChosen={onScanned} />
        <PhotoPlace reader={photoReader()} />
      </div>
    </div>
  )
}
