import { ExternalLink, Keyboard, LogOut, UserRound } from 'lucide-react'
import { Link } from 'react-router'
import { openKeySheet } from '#admin/kit/screen/keys.ts'
import { describeFailure } from '#app/kit/form/form-failure.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { MenuItem, MenuLink, Popover } from '#app/kit/ui/popover.tsx'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { logOut } from '#app/session/tokens/log-out.ts'
import { BrandMark } from '#app/shell/brand-mark.tsx'
import { ThemeSwitch } from '#app/shell/theme/theme-switch.tsx'
import { useAdmin } from './admin-context.ts'
import { Navigation } from './navigation.tsx'

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
