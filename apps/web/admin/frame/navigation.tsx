import { ChevronDown } from 'lucide-react'
import { NavLink, useLocation } from 'react-router'
import { cn } from '#app/kit/ui/class-names.ts'
import { Popover } from '#app/kit/ui/popover.tsx'
import { useAdmin } from './admin-context.ts'
import type { Screen } from './screen.ts'
import { navigationFor } from './screens.ts'

/** The groups of screens. One with a single screen is that screen's link. */
export function Navigation() {
  const groups = navigationFor(useAdmin())
  return (
    <nav
      aria-label="Správa"
      className="scroll-row -mx-4 gap-1 px-2 max-md:order-last max-md:w-[calc(100%+2rem)] md:mx-0 md:px-0"
    >
      <ScreenLink path="/" title="Přehled" className={TAB} />
      {groups.map(({ group, label, screens }) =>
        screens.length === 1 ? (
          screens.map(({ path, title }) => <ScreenLink key={group} path={path} title={title} className={TAB} />)
        ) : (
          <Popover key={group} className="w-56" trigger={<GroupName label={label} screens={screens} />}>
            {screens.map(({ path, title }) => (
              <ScreenLink key={path} path={path} title={title} className={ITEM} />
            ))}
          </Popover>
        ),
      )}
    </nav>
  )
}

const TAB = 'min-h-11 shrink-0 border-b-2 border-transparent px-3 md:min-h-14'
const ITEM = 'min-h-11 w-full rounded-md px-3 hover:bg-brand-soft'

function ScreenLink({ path, title, className }: { path: string; title: string; className: string }) {
  return (
    <NavLink
      to={path}
      end={path === '/'}
      onClick={({ currentTarget }) => currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()}
      className={({ isActive }) =>
        cn(
          'inline-flex items-center font-medium whitespace-nowrap hover:text-brand',
          className,
          isActive && 'border-brand text-brand',
        )
      }
    >
      {title}
    </NavLink>
  )
}

/** The group of the open screen is marked, as its name is all that is in sight. */
function GroupName({ label, screens }: { label: string; screens: readonly Pick<Screen, 'path'>[] }) {
  const { pathname } = useLocation()
  const isHere = screens.some(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
  return (
    <span className={cn('inline-flex items-center gap-1 whitespace-nowrap', isHere && 'text-brand')}>
      {label}
      <ChevronDown className="size-4" aria-hidden />
    </span>
  )
}
