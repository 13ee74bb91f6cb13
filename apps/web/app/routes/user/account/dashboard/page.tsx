import { UnfinishedRecipes } from '#app/features/catalogue/recipe-editor/unfinished-recipes.tsx'
import { NewsWindow } from '#app/features/content/news/news-window.tsx'
import { privateMetaOf } from '#app/seo/metadata.ts'
import { guarded } from '#app/session/guard.ts'
import { UserGate } from '#app/session/user-gate.tsx'
import { USER_PATH } from '#app/session/user-navigation.ts'
import { DeletionNotice } from '#app/shell/user/deletion-notice.tsx'
import type { Route } from './+types/page.ts'
import { AccountPanel } from './account-panel.tsx'
import { EnergyPanel } from './energy-panel.tsx'
import { GoalRecipes } from './goal-recipes.tsx'
import { GoalSection } from './goal-section.tsx'
import { Greeting } from './greeting.tsx'
import { KitchenPanels } from './kitchen-panels.tsx'
import { PlanExample } from './plan-example.tsx'
import { type Recent, readRecentOrNothing } from './recent-data.ts'
import { SentAwayNotice } from './sent-away-notice.tsx'

/** A page rendered on the server contains its recipes. */
export const loader = guarded(async ({ api, signal }): Promise<{ first: Recent | null }> => {
  return { first: await readRecentOrNothing(api, signal) }
})

/** In the browser the page appears at once and loads its data itself. */
export const clientLoader = guarded(async (): Promise<{ first: Recent | null }> => ({ first: null }))

export const meta = privateMetaOf({
  title: 'Přehled',
  description: 'Denní energie, oblíbené a\u00a0vlastní recepty na jednom místě.',
  keywords: ['můj účet', 'přehled', 'energie na den'],
  path: USER_PATH,
})

/** The first page after logging in. */
export default function Dashboard({ loaderData: { first } }: Route.ComponentProps) {
  return (
    <UserGate>
      {(user) => (
        <>
          <Greeting full_name={user.full_name} />
          <SentAwayNotice />
          <DeletionNotice user={user} />
          <UnfinishedRecipes />
          <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-2">
            {user.settings.includes('calorie_bar_hidden') ? null : <EnergyPanel user={user} />}
            <GoalRecipes user={user} />
          </div>
          <GoalSection user={user} />
          {user.is_premium ? null : <PlanExample user={user} />}
          <KitchenPanels first={first} />
          <AccountPanel user={user} />
          <NewsWindow />
        </>
      )}
    </UserGate>
  )
}
