import { EARNED_POINTS } from '@zivina/contract/account/earned-points'
import { Coins } from 'lucide-react'
import { pointsText } from '#app/features/commerce/points/points-text.ts'
import { Panel } from '#app/kit/page/panel.tsx'

/** How many points the person has, and how to get more. */
export function BalancePanel({ balance }: { balance: number }) {
  return (
    <Panel title="Vaše body" Icon={Coins}>
      <p className="figures font-heading text-4xl font-semibold text-heading">{pointsText(balance)}</p>
      <p className="max-w-text text-muted">
        Za schválený recept dostanete {pointsText(EARNED_POINTS.recipe)}, za zveřejněnou fotku{' '}
        {pointsText(EARNED_POINTS.photo)} a{'\u00a0'}za nahlášenou chybu, kterou opravíme,{' '}
        {pointsText(EARNED_POINTS.error_report)}.
      </p>
    </Panel>
  )
}
