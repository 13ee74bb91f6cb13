import { ApiFailure } from '@zivina/contract/client'
import { IMAGE_QUALITY } from '@zivina/contract/kernel/limits'
import { UNKNOWN_ERROR_MESSAGE } from '@zivina/contract/kernel/unknown-error'
import { LayoutDashboard, LogOut, Settings, ShoppingBasket, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useSite } from '#app/kit/page/use-site.ts'
import { firstLetter } from '#app/kit/text/first-letter.ts'
import { Picture } from '#app/kit/ui/picture.tsx'
import { MenuItem, MenuLink, Popover } from '#app/kit/ui/popover.tsx'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { loginPath } from '#app/session/paths/login-path.ts'
import { useSession } from '#app/session/tokens/use-session.ts'
import { CartMark } from './cart-mark.tsx'

const loadLogOut = () => import('#app/session/tokens/log-out.ts')
/** A failed download is reported when the button is pressed. */
const reachForLogOut = () => void loadLogOut().catch(() => {})

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

function UserMenu() {
  const user = useSession()
  const logOut = useLogOut()
  return (
    <Popover
      label={user ? `Účet ${user.username}` : 'Účet'}
      size="icon"
      trigger={<Portrait image={user?.image} name={user?.username} />}
    >
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
      <MenuItem onClick={logOut} onPointerEnter={reachForLogOut} onFocus={reachForLogOut}>
        <LogOut aria-hidden /> Odhlásit
      </MenuItem>
    </Popover>
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

function useLogOut(): () => Promise<void> {
  const navigate = useNavigate()
  return async () => {
    try {
      const { logOut } = await loadLogOut()
      await logOut()
      await navigate('/')
    } catch (failure) {
      showSnackbar(failure instanceof ApiFailure ? failure.message : UNKNOWN_ERROR_MESSAGE, 'error')
    }
  }
}
