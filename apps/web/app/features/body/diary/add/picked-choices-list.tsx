import { PickedList } from '#app/features/entry/picked-list.tsx'
import type { usePicks } from '#app/features/entry/use-picks.ts'
import { ShownEnergyText } from '../day/shown-energy-text.tsx'
import { type ShownEnergy, shownParts } from '../shown-energy.ts'
import { amountOfPick, type PickedChoice } from './picked-choices.ts'

type PickedChoicesProps = {
  picked: ReturnType<typeof usePicks<PickedChoice>>
  onEdit: (pick: PickedChoice) => void
}

/** What is ticked, with its amount and energy; a press on it changes the amount, where it has one. */
export function PickedChoices({ picked: { picks, drop }, onEdit }: PickedChoicesProps) {
  const figures = shownParts(picks.map(({ choice, helping }) => choice.totalsOf(helping).kilojoules ?? 0))
  return (
    <PickedList
      picked={picks.map((pick, at) => ({
        key: pick.key,
        name: pick.choice.name,
        amount: amountOfPick(pick),
        energy: <PickEnergy pick={pick} shown={figures[at]} />,
        isFixed: pick.helping === null,
      }))}
      onEdit={(key) => {
        const pick = picks.find((one) => one.key === key)
        if (pick !== undefined) onEdit(pick)
      }}
      onDrop={drop}
    />
  )
}

function PickEnergy({ pick: { choice, helping }, shown }: { pick: PickedChoice; shown: ShownEnergy | undefined }) {
  const { kilojoules, nutrient_coverage } = choice.totalsOf(helping)
  if (kilojoules === null || shown === undefined) return null
  return <ShownEnergyText energy={shown} coverage={nutrient_coverage.kilojoules} />
}
