import { pageMetadata } from '../../../metadata.ts'
import { DeletionNotice } from '../deletion-notice.tsx'
import { NewsWindow } from '../news/news-window.tsx'
import { UserGate } from '../user-gate.tsx'
import { USER_PATH } from '../user-navigation.ts'
import type { Route } from './+types/page.ts'
import { AccountPanel } from './account-panel.tsx'
import { EnergyPanel } from './energy-panel.tsx'
import { GoalRecipes } from './goal-recipes.tsx'
import { Greeting } from './greeting.tsx'

export function meta({ matches }: Route.MetaArgs) {
  return pageMetadata(
    { title: 'Přehled', description: 'Váš účet na jednom místě.', path: USER_PATH, noindex: true },
    matches,
  )
}

/** The first page after logging in. */
export default function Dashboard() {
  return (
    <UserGate>
      {(user) => (
        <>
          <Greeting full_name={user.full_name} />
          <DeletionNotice user={user} />
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2">
            <EnergyPanel user={user} />
            <AccountPanel user={user} />
          </div>
          <GoalRecipes user={user} />
          <NewsWindow />
        </>
      )}
    </UserGate>
  )
}
