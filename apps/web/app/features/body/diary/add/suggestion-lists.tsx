import { useState } from 'react'
import { QueryGate } from '#app/kit/list/query-gate.tsx'
import { ToggleChip } from '#app/kit/ui/chip.tsx'
import { Skeletons } from '#app/kit/ui/skeleton.tsx'
import { fromSuggestion } from '../choices.ts'
import { type Days, entryIn } from '../diary-days.ts'
import { entriesOfMeal, entryOf, type NewEntries, type Where } from '../new-entries.ts'
import { type ChoiceActions, ChoiceList } from './choice-list.tsx'
import { lastMealName } from './last-meal-name.ts'
import {
  choicesOf,
  NOTHING_TEXTS,
  PART_LABELS,
  SUGGESTION_PARTS,
  type SuggestionPart,
  type Suggestions,
  useSuggestions,
} from './use-suggestions.ts'
import { energyOf, WholeMeal } from './whole-meal.tsx'

type SuggestionListsProps = ChoiceActions & {
  where: Where
  days: Days
  /** Whether nothing is recorded at this meal yet: what was eaten the last time is then offered first. */
  isMealEmpty: boolean
  onTakeMeal: (key: string, name: string, entries: NewEntries, saved_meal?: string) => void
}

/** What may be meant, before anything is typed. */
export function SuggestionLists(props: SuggestionListsProps) {
  const suggestions = useSuggestions(props.where)
  return (
    <QueryGate
      query={suggestions}
      waiting={{ text: 'Načítám nabídku…', shape: <Skeletons count={5} className="h-14 w-full rounded-md" /> }}
    >
      {(found) => <Lists found={found} {...props} />}
    </QueryGate>
  )
}

function Lists({
  found,
  where,
  days,
  isMealEmpty,
  onTakeMeal,
  ...actions
}: SuggestionListsProps & { found: Suggestions }) {
  const [part, choose] = useState<SuggestionPart>('recent')
  const choices = choicesOf(part, found, days)
  const lastMeal = <LastMeal found={found} where={where} days={days} onTakeMeal={onTakeMeal} added={actions.added} />
  return (
    <div className="flex flex-col gap-3">
      {isMealEmpty && part !== 'yesterday' ? lastMeal : null}
      <fieldset className="-mx-5 flex min-w-0 gap-2 overflow-x-auto px-5 py-1">
        <legend className="sr-only">Odkud vybírat</legend>
        {SUGGESTION_PARTS.map((each) => (
          <ToggleChip key={each} pressed={part === each} onPress={() => choose(each)} className="shrink-0">
            {PART_LABELS[each]}
          </ToggleChip>
        ))}
      </fieldset>
      {part === 'yesterday' ? lastMeal : null}
      {part === 'saved' ? (
        <SavedMeals found={found} where={where} onTakeMeal={onTakeMeal} added={actions.added} />
      ) : null}
      {choices.length > 0 ? <ChoiceList label={PART_LABELS[part]} choices={choices} {...actions} /> : null}
      {isNothing(part, found, choices.length) ? <p className="text-muted">{NOTHING_TEXTS[part]}</p> : null}
    </div>
  )
}

function isNothing(part: SuggestionPart, { saved_meals }: Suggestions, count: number): boolean {
  return part === 'saved' ? saved_meals.length === 0 : count === 0
}

type MealsProps = Pick<SuggestionListsProps, 'where' | 'onTakeMeal' | 'added'> & { found: Suggestions }

/** The same meal of the last day that has it, all of it at once. */
function LastMeal({ found, where, days, onTakeMeal, added }: MealsProps & { days: Days }) {
  const last = found.yesterday
  if (last === null || last.entries.length === 0) return null
  const name = lastMealName(last.day, where)
  const take = () => {
    const made = last.entries.map((one) => {
      const choice = fromSuggestion(one, entryIn(days, one.entry))
      return entryOf(choice, choice.usual, where)
    })
    onTakeMeal('last', name, {
      entries: made.flatMap(({ entries }) => entries),
      looks: made.flatMap(({ looks }) => looks),
    })
  }
  return (
    <WholeMeal
      name={name}
      count={last.entries.length}
      kilojoules={energyOf(last.entries)}
      names={last.entries.map((one) => one.name)}
      isAdded={added.has('last')}
      onTake={take}
    />
  )
}

function SavedMeals({ found, where, onTakeMeal, added }: MealsProps) {
  return (
    <ul aria-label={PART_LABELS.saved} className="flex flex-col gap-2">
      {found.saved_meals.map((meal) => {
        const there = meal.items.filter(({ is_there }) => is_there)
        return (
          <li key={meal.guid}>
            <WholeMeal
              name={meal.name}
              count={there.length}
              kilojoules={energyOf(there)}
              names={there.map(({ name }) => name)}
              isAdded={added.has(meal.guid)}
              onTake={() => onTakeMeal(meal.guid, meal.name, entriesOfMeal(meal, where), meal.guid)}
            />
          </li>
        )
      })}
    </ul>
  )
}
