import { tied } from '@zivina/contract/kernel/typography'
import { Check, Plus } from 'lucide-react'
import { PlanEnergy } from '#app/features/planning/board/plan-energy.tsx'
import { DishThumb } from '#app/features/planning/dish/dish-thumb.tsx'
import type { Choice } from '../choices.ts'
import { helpingText } from '../helping.ts'

export type ChoiceActions = {
  /** Records the usual amount at once. */
  onTake: (choice: Choice) => void
  /** Asks how much first. */
  onOpen: (choice: Choice) => void
  /** Keys of what was added while the dialog is open. */
  added: ReadonlySet<string>
}

type ChoiceListProps = ChoiceActions & { label: string; choices: readonly Choice[] }

/** What can be recorded: a press on the name asks how much, the plus takes the usual amount. */
export function ChoiceList({ label, choices, ...actions }: ChoiceListProps) {
  return (
    <ul aria-label={label} className="flex flex-col divide-y divide-line">
      {choices.map((choice) => (
        <ChoiceRow key={choice.key} choice={choice} {...actions} />
      ))}
    </ul>
  )
}

function ChoiceRow({ choice, onTake, onOpen, added }: ChoiceActions & { choice: Choice }) {
  const { key, name, photo, usual, note } = choice
  const totals = choice.totalsOf(usual)
  const isAdded = added.has(key)
  return (
    <li className="flex items-center gap-1">
      <button
        type="button"
        onClick={() => (usual === null ? onTake(choice) : onOpen(choice))}
        className="flex min-h-14 min-w-0 flex-1 items-center gap-3 rounded-md py-1.5 pl-1 text-left hover:bg-brand-soft"
      >
        {photo === null ? null : <DishThumb name={name} photo={photo} className="h-11 w-14 shrink-0" />}
        <span className="sr-only">{usual === null ? 'Přidat: ' : 'Zvolit množství: '}</span>
        <span className="flex min-w-0 flex-1 flex-col">
          <span className="wrap-anywhere line-clamp-2 leading-snug font-medium">{tied(name)}</span>
          <span className="figures flex flex-wrap gap-x-3 text-sm text-muted">
            {usual === null ? null : <span>{helpingText(usual)}</span>}
            {totals.kilojoules === null ? null : (
              <PlanEnergy kilojoules={totals.kilojoules} coverage={totals.nutrient_coverage.kilojoules} />
            )}
            {note === undefined || note === '' ? null : <span className="wrap-anywhere">{note}</span>}
          </span>
        </span>
      </button>
      <button
        type="button"
        aria-label={isAdded ? `Přidat ještě jednou: ${name}` : `Přidat hned: ${name}`}
        onClick={() => onTake(choice)}
        className="inline-flex size-11 shrink-0 items-center justify-center rounded-full text-brand hover:bg-brand-soft"
      >
        {isAdded ? <Check className="size-5" aria-hidden /> : <Plus className="size-5" aria-hidden />}
      </button>
    </li>
  )
}
