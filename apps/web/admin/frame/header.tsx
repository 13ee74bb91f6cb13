import { ChevronDown, ExternalLink, Keyboard, LogOut, UserRound } from 'lucide-react'
import { Link, NavLink, useLocation } from 'react-router'
import { openKeySheet } from '#admin/kit/screen/keys.ts'
import { describeFailure } from '#app/kit/form/form-failure.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { cn } from '#app/kit/ui/class-names.ts'
import { MenuItem, MenuLink, Popover } from '#app/kit/ui/popover.tsx'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { logOut } from '#app/session/tokens/log-out.ts'
import { BrandMark } from '#app/shell/brand-mark.tsx'
import { ThemeSwitch } from '#app/shell/theme/theme-switch.tsx'
import { useAdmin } from './admin-context.ts'
import type { Screen } from './screen.ts'
import { navigationFor } from './screens.ts'

/** Brand, screens and account, in one row; on a phone the screens are below. */
export function Header() {
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-ground">
      <div className="flex flex-wrap items-center gap-x-4 px-4 md:h-14 md:flex-nowrap md:px-6">
        <Link to="/" className="inline-flex min-h-11 items-center gap-2 rounded-full pr-2">
          <BrandMark nameClassName="sr-only" />
          <span className="font-heading font-semibold text-heading">Správa</span>
        </Link>
        <Navigation />
        <div className="ml-auto flex items-center">
          <Button variant="quiet" size="icon" aria-label="Klávesy" onClick={openKeySheet} className="max-md:hidden">
            <Keyboard aria-hidden />
          </Button>
          <ThemeSwitch />
          <Account />
        </div>
      </div>
    </header>
  )
}

/** The groups of screens. One with a single screen is that screen's link. */
function Navigation() {
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

function Account() {
  const { username } = useAdmin()
  return (
    <Popover label={`Účet ${username}`} size="icon" trigger={<UserRound aria-hidden />}>
      <p className="max-w-64 truncate border-b border-line px-3 pt-1 pb-2 font-semibold">{username}</p>
      <MenuLink href="/">
        <ExternalLink aria-hidden /> Zobrazit web
      </MenuLink>
      <MenuLink href="/uzivatel">
        <UserRound aria-hidden /> Můj účet
      </MenuLink>
      <MenuItem onClick={() => void leave()}>
        <LogOut aria-hidden /> Odhlásit
      </MenuItem>
    </Popover>
  )
}

async function leave(): Promise<void> {
  try {
    await logOut()
  } catch (failure) {
    const { message, tone } = describeFailure(failure)
    showSnackbar(message, tone)
  }
}
