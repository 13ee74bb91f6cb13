import type { User } from '@zivina/contract/account/users'
import { CalendarDays } from 'lucide-react'
import { ExampleDay } from '#app/features/planning/example/example-day.tsx'
import { Panel } from '#app/kit/page/panel.tsx'
import { LinkButton } from '#app/kit/ui/link-button.tsx'

/** A day of a meal plan worked out for the person’s own target, for those who have no premium. */
export function PlanExample({ user }: { user: User }) {
  return (
    <Panel id="ukazka" title={'Jak vypadá den v\u00a0jídelníčku'} Icon={CalendarDays}>
      <ExampleDay daily={user.daily_kilojoules} />
      <div>
        <LinkButton href="/premium">Co Premium přináší</LinkButton>
      </div>
    </Panel>
  )
}
