import type { User } from '@zivina/contract/account/users'
import { movementCounting } from '@zivina/nutrition/activity-energy'
import { Calculator } from 'lucide-react'
import { ACTIVITY_LABELS } from '#app/features/account/target-labels.ts'
import { PROFILE_PATH } from '#app/features/account/user-paths.ts'
import { sayFailure } from '#app/kit/form/say-failure.ts'
import { Panel } from '#app/kit/page/panel.tsx'
import { ActionButton } from '#app/kit/ui/action-button.tsx'
import { Disclosure } from '#app/kit/ui/disclosure.tsx'
import { LinkButton } from '#app/kit/ui/link-button.tsx'
import { Switch } from '#app/kit/ui/switch.tsx'
import { useSaveWithUndo } from '#app/session/account/user-query.ts'
import { useMovement } from './use-movement.ts'

/** Whether movement is added to the target of its day, without counting it twice. */
export function CountingPanel({ user }: { user: User }) {
  const save = useSaveWithUndo()
  const { refresh } = useMovement()
  return (
    <Panel title="Pohyb a&nbsp;denní cíl" Icon={Calculator}>
      {user.health_data_consent ? (
        <>
          <Switch
            label="Přičítat pohyb k&nbsp;dennímu cíli"
            text="V&nbsp;den, kdy se hýbete, se cíl zvýší o&nbsp;energii pohybu. Volba se týká jen zapsaného pohybu."
            on={user.activities_added}
            onChange={(activities_added) =>
              save({ activities_added }, 'Nastavení je uložené.', refresh).catch(sayFailure)
            }
          />
          <DoubleCounting user={user} />
        </>
      ) : (
        <>
          <p className="max-w-text">
            Energii pohybu počítáme z&nbsp;vaší hmotnosti. K&nbsp;tomu potřebujeme souhlas se zpracováním údajů
            o&nbsp;zdraví.
          </p>
          <div>
            <LinkButton href={`${PROFILE_PATH}#telo`}>Otevřít profil</LinkButton>
          </div>
        </>
      )}
      <Method />
    </Panel>
  )
}

/** Warns where the factor of the day contains the movement already, and offers the one that does not. */
function DoubleCounting({ user }: { user: User }) {
  const save = useSaveWithUndo()
  const { refresh } = useMovement()
  if (movementCounting(user.activity, user.activities_added) !== 'in_factor') return null
  const factor = user.activity === null ? null : ACTIVITY_LABELS[user.activity].label.toLocaleLowerCase('cs')
  return (
    <div role="note" className="flex flex-col gap-3 rounded-card bg-sunken p-4">
      <p className="max-w-text">
        {factor === null
          ? 'Nejdřív v\u00a0profilu vyplňte, jak se hýbete. Do té doby pohyb nepřičítáme.'
          : `Pohyb zatím nepřičítáme: v\u00a0profilu máte „${factor}“ a\u00a0sport je v\u00a0tom už započítaný. Přičetl by se podruhé.`}
      </p>
      {factor === null ? null : (
        <div>
          <ActionButton run={() => save({ activity: 'sedentary' }, 'V\u00a0profilu je teď převážně sezení.', refresh)}>
            Počítat se sezením a&nbsp;pohyb přičítat
          </ActionButton>
        </div>
      )}
    </div>
  )
}

function Method() {
  return (
    <Disclosure title="Jak pohyb počítáme" titleClassName="text-brand-strong" className="max-w-text">
      <p className="text-sm">
        Každý pohyb má hodnotu MET: kolikrát víc energie stojí než klid. Počítáme (MET&nbsp;−&nbsp;1) × hmotnost ×
        hodiny × 4,184&nbsp;kJ. Jedničku odečítáme, protože klid už v&nbsp;denním cíli je. Hodnoty jsou z&nbsp;2011
        Compendium of Physical Activities (<cite>Med Sci Sports Exerc</cite> 2011;43:1575–1581); skutečný výdej se
        u&nbsp;lidí liší.
      </p>
    </Disclosure>
  )
}
