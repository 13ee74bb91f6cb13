import type { DiaryDayDetail } from '@zivina/contract/body/diary-read'
import { calendarDay } from '@zivina/domain/calendar-day'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { DiaryPage } from '#app/features/body/diary/diary-page.tsx'
import { UNSENT_SCRIPT } from '#app/features/body/diary/unsent-records.ts'
import { readWeek } from '#app/features/body/diary/use-diary.ts'
import { DIARY_PATH } from '#app/features/body/user-paths.ts'
import { isDay } from '#app/kit/text/day-names.ts'
import { privateMetaOf } from '#app/seo/metadata.ts'
import { guarded } from '#app/session/access/guard.ts'
import { useNonce } from '#app/shell/nonce.ts'
import type { Route } from './+types/page.ts'

type First = { week: DiaryDayDetail[] | null }

/** A page rendered on the server contains the week of the asked day. */
export const loader = guarded(async ({ api, url, signal }): Promise<First> => {
  const { searchParams } = new URL(url)
  const asked = searchParams.get('den')
  if (searchParams.has('pohled')) return { week: null }
  return { week: await readWeek(api, isDay(asked) ? asked : calendarDay(new Date()), signal) }
})

/** In the browser the page appears at once and loads its data itself. */
export const clientLoader = guarded(async (): Promise<First> => ({ week: null }))

/** Another day or view of the diary is no other page. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname
}

export const meta = privateMetaOf({
  title: 'Deník',
  description: 'Co jste jedli a\u00a0pili, s\u00a0energií a\u00a0živinami každého dne.',
  keywords: ['deník jídla', 'jídelní deník', 'kalorie'],
  path: DIARY_PATH,
})

/** What a person eats, day by day. */
export default function Diary({ loaderData: { week } }: Route.ComponentProps) {
  const nonce = useNonce()
  return (
    <>
      <script nonce={nonce} suppressHydrationWarning>
        {UNSENT_SCRIPT}
      </script>
      <DiaryPage first={week} />
    </>
  )
}
