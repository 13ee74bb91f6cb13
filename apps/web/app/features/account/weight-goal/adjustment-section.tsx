import type { TargetAdjustment, Targets } from '@zivina/contract/account/targets'
import type { User } from '@zivina/contract/account/users'
import { RefreshCw } from 'lucide-react'
import { energyText, readsKilojoulesFirst } from '#app/features/account/energy-text.ts'
import { useTargetCalls } from '#app/features/account/use-targets.ts'
import { sayFailure } from '#app/kit/form/say-failure.ts'
import { Panel } from '#app/kit/page/panel.tsx'
import { dayText } from '#app/kit/text/dates.ts'
import { ActionButton } from '#app/kit/ui/action-button.tsx'
import { Switch } from '#app/kit/ui/switch.tsx'
import { useSaveWithUndo } from '#app/session/account/user-query.ts'

/** A new target from the person's own weighing and diary, once a week, if they wish. */
export function AdjustmentSection({ user, targets }: { user: User; targets: Targets }) {
  const save = useSaveWithUndo()
  const { goBack, refresh } = useTargetCalls()
  const { proposed, accepted } = targets
  const isFirst = readsKilojoulesFirst(user)
  return (
    <Panel
      title="Týdenní úprava cíle"
      Icon={RefreshCw}
      id="uprava"
      intro="Rovnice je odhad. Z&nbsp;vážení a&nbsp;deníku poznáme, kolik energie opravdu vydáváte, a&nbsp;navrhneme přesnější cíl."
    >
      <Switch
        label="Navrhovat úpravu cíle"
        text="Nejvýš jednou týdně, nikdy pod bezpečnou mez. Návrh vždy zdůvodníme a&nbsp;platí, až ho přijmete."
        on={user.weekly_adjustment}
        onChange={(weekly_adjustment) =>
          save({ weekly_adjustment }, 'Nastavení je uložené.', refresh).catch(sayFailure)
        }
      />
      {proposed ? <Proposal adjustment={proposed} isFirst={isFirst} /> : null}
      {user.weekly_adjustment && !proposed ? (
        <p className="max-w-text text-muted">Teď žádný návrh nečeká. Potřebujeme pár týdnů vážení a&nbsp;deníku.</p>
      ) : null}
      {accepted ? (
        <div className="flex flex-col gap-3">
          <p className="figures max-w-text">
            Od {dayText(accepted.day)} počítáme s&nbsp;tím, že vaši hmotnost drží{' '}
            <strong>{energyText(accepted.measured_kilojoules, isFirst)[0]}</strong> denně, podle vážení a&nbsp;deníku.
          </p>
          <div>
            <ActionButton run={goBack}>Vrátit se k&nbsp;výpočtu</ActionButton>
          </div>
        </div>
      ) : null}
    </Panel>
  )
}

function Proposal({ adjustment, isFirst }: { adjustment: TargetAdjustment; isFirst: boolean }) {
  const { decide } = useTargetCalls()
  const { guid, expenditure_low, expenditure_high, kilojoules, former_kilojoules } = adjustment
  const said = (value: number) => energyText(value, isFirst)[0]
  return (
    <section aria-label="Návrh nového cíle" className="flex flex-col gap-3 rounded-card bg-sunken p-4">
      <h3 className="text-lg">Návrh: {said(kilojoules)} na den</h3>
      <p className="figures max-w-text">
        Podle vážení a&nbsp;deníku vydáváte asi {said(expenditure_low)} až {said(expenditure_high)} denně, tedy{' '}
        {kilojoules > former_kilojoules ? 'víc' : 'méně'}, než kolik vyšlo z&nbsp;rovnice. Cíl by se proto změnil
        z&nbsp;{said(former_kilojoules)} na {said(kilojoules)}. Najednou ho posouváme nejvýš o&nbsp;desetinu.
      </p>
      <div className="flex flex-wrap gap-3">
        <ActionButton variant="brand" run={() => decide(guid, 'accepted')}>
          Přijmout
        </ActionButton>
        <ActionButton variant="quiet" run={() => decide(guid, 'declined')}>
          Nechat, jak je
        </ActionButton>
      </div>
    </section>
  )
}
