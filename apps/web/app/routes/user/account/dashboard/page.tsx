import type { User } from '@zivina/contract/account/users'
import { calendarDay } from '@zivina/domain/calendar-day'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { Cockpit } from '#app/features/body/today/cockpit.tsx'
import { RecordedPanel } from '#app/features/body/today/recorded-panel.tsx'
import { readToday, type Today } from '#app/features/body/today/use-today.ts'
import { GoalRecipes } from '#app/features/catalogue/goal-recipes/goal-recipes.tsx'
import { GoalSection } from '#app/features/catalogue/goal-recipes/goal-section.tsx'
import { UnfinishedRecipes } from '#app/features/catalogue/recipe-drafts/unfinished-recipes.tsx'
import { KitchenPanels } from '#app/features/community/kitchen/kitchen-panels.tsx'
import { type Recent, readRecentOrNothing } from '#app/features/community/kitchen/recent-data.ts'
import { NewsWindow } from '#app/features/content/news/news-window.tsx'
import { isDay } from '#app/kit/text/day-names.ts'
import { privateMetaOf } from '#app/seo/metadata.ts'
import { guarded } from '#app/session/access/guard.ts'
import { UserGate } from '#app/session/account/user-gate.tsx'
import { USER_PATH } from '#app/session/paths/current-page.ts'
import { DeletionNotice } from '#app/shell/user/deletion-notice.tsx'
import type { Route } from './+types/page.ts'
import { AccountPanel } from './account-panel.tsx'
import { EnergyPanel } from './energy-panel.tsx'
import { FirstSteps } from './first-steps.tsx'
import { Greeting } from './greeting.tsx'
import { PlanExample } from './plan-example.tsx'
import { SentAwayNotice } from './sent-away-notice.tsx'

type Loaded = { first: Recent | null; today: Today | null }

/** A page rendered on the server contains its recipes and the asked day, so that nothing shifts. */
export const loader = guarded(async ({ api, url, user, signal }): Promise<Loaded> => {
  const asked = new URL(url).searchParams.get('den')
  const day = isDay(asked) ? asked : calendarDay(new Date())
  const [first, today] = await Promise.all([
    readRecentOrNothing(api, signal),
    readToday(api, user.user_guid, day, signal),
  ])
  return { first, today }
})

/** In the browser the page appears at once and loads its data itself. */
export const clientLoader = guarded(async (): Promise<Loaded> => ({ first: null, today: null }))

/** Another day is no other page. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname
}

export const meta = privateMetaOf({
  title: 'Dnes',
  description: 'Dnešní jídlo, voda a\u00a0hmotnost, denní energie, oblíbené a\u00a0vlastní recepty na jednom místě.',
  keywords: ['můj účet', 'přehled', 'energie na den'],
  path: USER_PATH,
})

/** The first page after logging in. */
export default function Dashboard({ loaderData: { first, today } }: Route.ComponentProps) {
  return (
    <>
      <Greeting />
      <UserGate>{(user) => <Panels user={user} first={first} today={today} />}</UserGate>
    </>
  )
}

function Panels({ user, first, today }: Loaded & { user: User }) {
  return (
    <>
      <SentAwayNotice />
      <DeletionNotice user={user} />
      <UnfinishedRecipes />
      <FirstSteps place="top" user={user} recent={first} today={today} />
      <Cockpit user={user} first={today} />
      <FirstSteps place="below" user={user} recent={first} today={today} />
      <RecordedPanel first={today} />
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
  )
}
