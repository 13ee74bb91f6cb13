import { mayOpenAdminPage } from '@zivina/contract/console/admin-area'
import { ADMIN_PATH } from '@zivina/contract/console/admin-path'
import { ExternalLink, Keyboard, LogOut, UserRound } from 'lucide-react'
import { Link, NavLink } from 'react-router'
import { openKeySheet } from '#admin/kit/keys.ts'
import { SCREENS } from '#admin/managers.ts'
import { describeFailure } from '#app/kit/form/form-failure.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { cn } from '#app/kit/ui/class-names.ts'
import { MenuItem, MenuLink, Popover } from '#app/kit/ui/popover.tsx'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { logOut } from '#app/session/tokens/log-out.ts'
import { BrandMark } from '#app/shell/brand-mark.tsx'
import { ThemeSwitch } from '#app/shell/theme/theme-switch.tsx'
import { useAdmin } from './admin-context.ts'

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

function Navigation() {
  const user = useAdmin()
  const open = SCREENS.filter(({ path }) => mayOpenAdminPage(user, path === '/' ? ADMIN_PATH : ADMIN_PATH + path))
  return (
    <nav
      aria-label="Správa"
      className="scroll-row -mx-4 gap-1 px-2 max-md:order-last max-md:w-[calc(100%+2rem)] md:mx-0 md:px-0"
    >
      {open.map(({ path, label }) => (
        <NavLink
          key={path}
          to={path}
          end={path === '/'}
          className={({ isActive }) =>
            cn(
              'inline-flex min-h-11 shrink-0 items-center border-b-2 px-3 font-medium whitespace-nowrap hover:text-brand md:min-h-14',
              isActive ? 'border-brand text-brand' : 'border-transparent',
            )
          }
        >
          {label}
        </NavLink>
      ))}
    </nav>
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
