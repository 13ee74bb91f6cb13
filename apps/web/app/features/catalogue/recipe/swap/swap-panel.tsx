import type { Substitutes } from '@zivina/contract/catalogue/ingredients/substitutes'
import { ROLE_LABELS } from '@zivina/domain/catalogue/substitution/roles'
import { SWAP_WISHES, type SwapWish, WISH_LABELS } from '@zivina/domain/catalogue/substitution/wishes'
import type { EditLine } from '@zivina/nutrition/edits'
import { use, useMemo, useState } from 'react'
import { useOwnAllergens } from '#app/features/catalogue/own-allergens/own-allergens.ts'
import { DishContext } from '#app/features/catalogue/suitability/dish-context.ts'
import { QueryGate } from '#app/kit/list/query-gate.tsx'
import { ToggleChip } from '#app/kit/ui/chip.tsx'
import { Skeletons } from '#app/kit/ui/skeleton.tsx'
import type { PageEdit } from '../edit/edit-reducer.ts'
import type { PageIngredient } from '../edit/page-ingredient.ts'
import { RatioSources } from './ratio-sources.tsx'
import { SwapGroupPart } from './swap-group.tsx'
import { grantedGroups, swapGroups } from './swap-offers.ts'
import { useSubstitutes } from './use-substitutes.ts'

type SwapPanelProps = {
  edit: PageEdit
  line: EditLine<PageIngredient>
  isTaken: (guid: string) => boolean
  /** With null for the amount the swap keeps the weight. */
  onChoose: (ingredient: PageIngredient, amount: number | null) => void
}

/** What a line can be swapped for: role by role, with converted amounts and what each swap changes. */
export default function SwapPanel(props: SwapPanelProps) {
  const { line } = props
  const query = useSubstitutes((line.swapped_from ?? line.ingredient).guid)
  return (
    <QueryGate
      query={query}
      waiting={{
        text: 'Hledáme náhrady',
        shape: <Skeletons count={4} className="h-20 w-full" />,
        className: 'flex flex-col gap-3',
      }}
    >
      {(known) => <Offers {...props} known={known} />}
    </QueryGate>
  )
}

function Offers({ edit, line, isTaken, onChoose, known }: SwapPanelProps & { known: Substitutes }) {
  const recipe = use(DishContext)
  const avoided = useOwnAllergens()
  const [wishes, setWishes] = useState<readonly SwapWish[]>([])
  const groups = useMemo(() => swapGroups({ recipe, edit, line, known }), [recipe, edit, line, known])
  const granted = useMemo(
    () => grantedGroups(groups, wishes, line.ingredient, avoided),
    [groups, wishes, line.ingredient, avoided],
  )
  const toggle = (wish: SwapWish) =>
    setWishes(wishes.includes(wish) ? wishes.filter((one) => one !== wish) : [...wishes, wish])
  const count = granted.reduce((sum, { offers }) => sum + offers.length, 0)

  if (groups.length === 0) {
    return (
      <p className="text-muted">
        Pro tuhle surovinu zatím náhradu neznáme. Vyhledejte jinou: dostane stejnou hmotnost.
      </p>
    )
  }
  return (
    <div className="flex flex-col gap-4" data-testid="swap-offers">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">Ukázat jen náhrady</legend>
        {SWAP_WISHES.map((wish) => (
          <ToggleChip key={wish} pressed={wishes.includes(wish)} onPress={() => toggle(wish)}>
            {WISH_LABELS[wish]}
          </ToggleChip>
        ))}
      </fieldset>
      <p role="status" className={count === 0 ? 'text-muted' : 'sr-only'}>
        {count === 0
          ? 'Takovou náhradu tu nemáme. Zrušte některé přání, nebo vyhledejte jinou surovinu.'
          : `Náhrad: ${count}`}
      </p>
      {granted.map(({ role, offers }) => (
        <SwapGroupPart
          key={role ?? 'same_kind'}
          title={role === null ? 'Ze stejné skupiny, stejná hmotnost' : ROLE_LABELS[role]}
          offers={offers}
          isTaken={isTaken}
          onChoose={onChoose}
        />
      ))}
      <RatioSources groups={granted} />
    </div>
  )
}
