import { HitRow } from '#app/features/entry/hit-row.tsx'
import { PlanEnergy } from '#app/features/planning/board/plan-energy.tsx'
import { DishThumb } from '#app/features/planning/dish/dish-thumb.tsx'
import type { Choice } from '../choices.ts'
import { helpingText } from '../helping.ts'

export type ChoiceActions = {
  /** Records the usual amount at once. */
  onTake: (choice: Choice) => void
  /** Asks how much first. */
  onOpen: (choice: Choice) => void
  /** Picks it among several, which are recorded together. */
  onTick: (choice: Choice) => void
  /** Keys of what was added while the dialog is open. */
  added: ReadonlySet<string>
  /** Keys of what is ticked. */
  ticked: ReadonlySet<string>
}

type ChoiceListProps = ChoiceActions & { label: string; choices: readonly Choice[] }

/** What can be recorded: a press on the name asks how much, the plus takes the usual amount, ticks take several together. */
export function ChoiceList({ label, choices, added, ticked, onTake, onOpen, onTick }: ChoiceListProps) {
  return (
    <ul aria-label={label} className="flex flex-col divide-y divide-line">
      {choices.map((choice) => (
        <HitRow
          key={choice.key}
          name={choice.name}
          does={choice.usual === null ? 'Přidat' : 'Zvolit množství'}
          picture={
            choice.photo === null ? undefined : (
              <DishThumb name={choice.name} photo={choice.photo} food={choice.ingredient} className="h-11 w-14" />
            )
          }
          details={<Details choice={choice} />}
          isTicked={ticked.has(choice.key)}
          isAdded={added.has(choice.key)}
          onTick={() => onTick(choice)}
          onOpen={() => (choice.usual === null ? onTake(choice) : onOpen(choice))}
          onTake={() => onTake(choice)}
        />
      ))}
    </ul>
  )
}

function Details({ choice: { usual, note, totalsOf } }: { choice: Choice }) {
  const totals = totalsOf(usual)
  return (
    <>
      {usual === null ? null : <span>{helpingText(usual)}</span>}
      {totals.kilojoules === null ? null : (
        <PlanEnergy kilojoules={totals.kilojoules} coverage={totals.nutrient_coverage.kilojoules} />
      )}
      {note === undefined || note === '' ? null : <span className="wrap-anywhere">{note}</span>}
    </>
  )
}
