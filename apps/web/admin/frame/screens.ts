import { ADMIN_PATH } from '@zivina/contract/console/admin-path'
import type { Queue } from '@zivina/contract/kernel/queues'
import type { Group, Screen } from './screen.ts'
import { GROUPS } from './screen.ts'

const manifests = import.meta.glob<{ screens: readonly Screen[] }>('../screens/*/screen.ts', { eager: true })

/** All screens, by the `screen.ts` of each noun; within a group by their titles. */
export const SCREENS: readonly Screen[] = Object.values(manifests)
  .flatMap(({ screens }) => screens)
  .toSorted((a, b) => a.title.localeCompare(b.title, 'cs'))

/** The roles that decide which screens a person may open. */
type Roles = { is_admin: boolean; is_affiliate: boolean }

export function mayOpenScreen({ is_admin, is_affiliate }: Roles, screen: Screen): boolean {
  return is_admin || (is_affiliate && screen.affiliates === true)
}

/** The navigation for a person: the groups in their order, without those that have nothing for them. */
export function navigationFor(roles: Roles): { group: Group; label: string; screens: readonly Screen[] }[] {
  return (Object.keys(GROUPS) as Group[]).flatMap((group) => {
    const screens = SCREENS.filter((screen) => screen.group === group && mayOpenScreen(roles, screen))
    return screens.length > 0 ? [{ group, label: GROUPS[group], screens }] : []
  })
}

/** Where a queue is worked off; null where no screen does it, or none that the person may open. */
export function wayToQueue(queue: Queue, roles: Roles): string | null {
  for (const screen of SCREENS) {
    const found = screen.queues?.find((each) => each.queue === queue)
    if (found && mayOpenScreen(roles, screen)) return screen.path + (found.search ?? '')
  }
  return null
}

/** The address of a screen as the server sees it. */
export function addressOf({ path }: Screen): string {
  return path === '/' ? ADMIN_PATH : ADMIN_PATH + path
}
