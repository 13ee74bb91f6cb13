import { useQueryClient } from '@tanstack/react-query'
import { MEAL_PLAN_EATERS_MAX } from '@zivina/contract/planning/limits'
import type { Eater, MealPlanDetail } from '@zivina/contract/planning/meal-plan-read'
import { PencilLine, Plus, UserRoundPlus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#app/kit/ui/button.tsx'
import { Dialog } from '#app/kit/ui/dialog.tsx'
import { useAccount } from '#app/session/account/account-context.ts'
import { PlanEnergy } from '../board/plan-energy.tsx'
import { planKey, useSharing } from '../plan/plan-query.ts'
import AgreementForm from './agreement-form.tsx'
import EaterForm from './eater-form.tsx'
import { hiddenText } from './eater-words.ts'

type EatersDialogProps = {
  plan: MealPlanDetail
  /** With undo; dishes that no other eater has go with the eater. */
  onRemove: (eater: Eater) => void
  onClose: () => void
}

/**
 * Who eats by the plan, as far as the reader is told. Those who edit it add and remove eaters; everybody says of themselves alone what they
 * need and what of it they share. A person alone sees their own target.
 */
export default function EatersDialog({ plan, onRemove, onClose }: EatersDialogProps) {
  const { guid } = useAccount()
  const client = useQueryClient()
  const [edited, edit] = useState<Eater | 'new' | null>(null)
  const [isAgreeing, setIsAgreeing] = useState(false)
  const sharing = useSharing(plan.guid, plan.role === 'owner')
  const { eaters } = plan
  const { can_edit } = plan.abilities
  const isAlone = eaters.length === 1
  const me = eaters.find(({ user }) => user === guid) ?? null
  const isShared = plan.role !== 'owner' || (sharing.data?.people.length ?? 0) > 0
  const isFull = eaters.length >= MEAL_PLAN_EATERS_MAX
  const refresh = () => client.invalidateQueries({ queryKey: [...planKey(guid, plan.guid), 'days'] })
  // The message with the undo lies behind a dialog.
  const remove = (eater: Eater) => {
    onRemove(eater)
    onClose()
  }
  if (edited !== null) {
    const saved = () => {
      void refresh()
      edit(null)
    }
    return <EaterForm plan={plan} eater={edited === 'new' ? null : edited} onSaved={saved} onClose={() => edit(null)} />
  }
  if (isAgreeing) {
    const saved = () => {
      void refresh()
      setIsAgreeing(false)
    }
    return <AgreementForm plan={plan} eater={me} onSaved={saved} onClose={() => setIsAgreeing(false)} />
  }
  return (
    <Dialog open onClose={onClose} title={isAlone && me !== null ? 'Cíl a\u00a0stravování' : 'Strávníci'}>
      <div className="flex flex-col items-start gap-4 p-5">
        <p className="text-muted">
          {isAlone && me !== null
            ? 'Jídelníček se řídí vaším cílem. Když vaříte i\u00a0pro někoho dalšího, přidejte ho: každý dostane svou porci.'
            : 'Každé jídlo má porci pro každého, kdo ho jí, a\u00a0každý má své součty.'}
        </p>
        <ul className="flex w-full flex-col gap-3">
          {eaters.map((eater) => (
            <li key={eater.guid} className="flex flex-col gap-2 rounded-card bg-sunken p-4">
              <p className="wrap-anywhere font-semibold">{eater.name}</p>
              <TargetLine eater={eater} />
              <div className="flex flex-wrap gap-2">
                {can_edit && (eater.user === null || eater === me) ? (
                  <Button onClick={() => edit(eater)} aria-label={`Upravit: ${eater.name}`}>
                    <PencilLine aria-hidden /> Upravit
                  </Button>
                ) : null}
                {eater === me && isShared ? (
                  <Button onClick={() => setIsAgreeing(true)}>Co o&nbsp;sobě sdílím</Button>
                ) : null}
                {isAlone || !can_edit ? null : (
                  <Button variant="quiet" onClick={() => remove(eater)} aria-label={`Odebrat: ${eater.name}`}>
                    Odebrat
                  </Button>
                )}
              </div>
            </li>
          ))}
        </ul>
        {can_edit && !isFull ? (
          <div className="flex flex-wrap gap-2">
            <Button variant="accent" onClick={() => edit('new')}>
              <Plus aria-hidden /> Vařit pro někoho dalšího
            </Button>
            {me === null && plan.role !== 'creator' ? (
              <Button onClick={() => setIsAgreeing(true)}>
                <UserRoundPlus aria-hidden /> Jím podle něj i&nbsp;já
              </Button>
            ) : null}
          </div>
        ) : null}
      </div>
    </Dialog>
  )
}

function TargetLine({ eater }: { eater: Eater }) {
  const { target } = eater
  const hidden = hiddenText(eater)
  if (target.source === 'hidden') return hidden === null ? null : <p className="text-muted">{hidden}</p>
  if (target.kilojoules === null) {
    return <p className="text-muted">Denní cíl zatím neznáme. Doplňte ho tady, u&nbsp;sebe v&nbsp;profilu.</p>
  }
  return (
    <p className="figures">
      <PlanEnergy kilojoules={target.kilojoules} coverage={1} /> na&nbsp;den
      <span className="text-muted">, {SOURCE_WORDS[target.source]}</span>
      {hidden === null ? null : <span className="block text-muted">{hidden}</span>}
    </p>
  )
}

const SOURCE_WORDS = {
  account: 'podle profilu',
  own: 'zadáno tady',
  child: 'průměrná potřeba dítěte v\u00a0tom věku',
  unknown: '',
} as const satisfies Record<Exclude<Eater['target']['source'], 'hidden'>, string>
