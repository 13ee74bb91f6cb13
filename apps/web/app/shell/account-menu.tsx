import { IMAGE_QUALITY } from '@zivina/contract/kernel/limits'
import { LayoutDashboard, LogOut, Settings, ShoppingBasket, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useSite } from '#app/kit/page/use-site.ts'
import { firstLetter } from '#app/kit/text/first-letter.ts'
import { buttonStyle } from '#app/kit/ui/button-style.ts'
import { Picture } from '#app/kit/ui/picture.tsx'
import { MenuItem, MenuLink, Popover } from '#app/kit/ui/popover.tsx'
import { loginPath } from '#app/session/paths/login-path.ts'
import { useSession } from '#app/session/tokens/use-session.ts'
import { ACCOUNT_SHEET } from './account-sheet.ts'
import { CartMark } from './cart-mark.tsx'
import { logOutHere, reachForLogOut } from './log-out-here.ts'

/**
 * The log-in link, or the logged-in user's menu. The page is the same for all visitors and contains both: an attribute on
 * <html>, set before the first paint, decides which is visible.
 */
export function AccountMenu() {
  const { pathname, search } = useLocation()
  return (
    <>
      <a
        href={loginPath(pathname + search)}
        rel="nofollow"
        // The server leaves out parameters that the page does not read.
        suppressHydrationWarning
        className="for-nobody min-h-11 min-w-11 items-center justify-center gap-2 rounded-full px-2 font-semibold whitespace-nowrap text-heading hover:bg-brand-soft sm:px-4 md:max-lg:px-2"
      >
        <UserRound className="size-5" aria-hidden />
        <span className="max-sm:sr-only">Přihlásit se</span>
      </a>
      <div className="for-user">
        <UserMenu />
      </div>
    </>
  )
}

/** On a phone it opens the sheet with all pages of the account, on a wide screen, where these are at the side, a short menu. */
function UserMenu() {
  const user = useSession()
  const navigate = useNavigate()
  const label = user ? `Účet ${user.username}` : 'Účet'
  const portrait = <Portrait image={user?.image} name={user?.username} />
  return (
    <>
      <button
        type="button"
        popoverTarget={ACCOUNT_SHEET}
        aria-label={label}
        onPointerEnter={reachForLogOut}
        className={buttonStyle('quiet', 'icon', 'account-sheet-button')}
      >
        {portrait}
      </button>
      <div className="account-popover">
        <Popover label={label} size="icon" trigger={portrait}>
          <p className="max-w-64 truncate border-b border-line px-3 pt-1 pb-2 font-semibold">{user?.username}</p>
          <MenuLink href="/uzivatel">
            <LayoutDashboard aria-hidden /> Můj účet
          </MenuLink>
          <div className="for-member">
            <MenuLink href="/uzivatel/nakupni-seznam">
              <ShoppingBasket aria-hidden /> Nákupní seznam <CartMark className="ml-auto" />
            </MenuLink>
          </div>
          <MenuLink href="/uzivatel/podpora-a-nastaveni">
            <Settings aria-hidden /> Nastavení
          </MenuLink>
          <MenuItem onClick={() => void logOutHere(navigate)} onPointerEnter={reachForLogOut} onFocus={reachForLogOut}>
            <LogOut aria-hidden /> Odhlásit
          </MenuItem>
        </Popover>
      </div>
    </>
  )
}

type PortraitProps = { image: string | null | undefined; name: string | undefined }

/** The user's picture, else the first letter of the name; an icon until scripts know either. */
function Portrait({ image, name }: PortraitProps): ReactNode {
  const { image_url_endpoint } = useSite()
  if (image) {
    const src = /^https?:/.test(image) ? image : `${image_url_endpoint}/${image}`
    return (
      <Picture
        src={src}
        alt=""
        ratio="1-1"
        widths={[48, 96, 144]}
        sizes="2.25rem"
        quality={IMAGE_QUALITY.profile}
        eager
        className="size-9 rounded-full bg-sunken object-cover"
      />
    )
  }
  return (
    <span className="inline-flex size-9 items-center justify-center rounded-full bg-brand text-lg leading-none font-semibold text-on-brand">
      {name ? firstLetter(name) : <UserRound aria-hidden />}
    </span>
  )
}
