import type { ReactNode } from 'react'
import { SideNavigation } from './side-navigation.tsx'

/** The user area: navigation at the side on a wide screen. On a phone it is in the account bar, as on every page. */
export function UserFrame({ is_premium, children }: { is_premium: boolean; children: ReactNode }) {
  return (
    <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-8 pt-6 print:block print:pt-0 md:grid-cols-[15rem_minmax(0,1fr)] md:gap-12 md:pt-10">
      <SideNavigation is_premium={is_premium} />
      {/* As tall as the screen from the first moment, so that the footer does not move when what is read is there. */}
      <div className="flex min-h-dvh min-w-0 flex-col gap-6 print:min-h-0">{children}</div>
    </div>
  )
}
