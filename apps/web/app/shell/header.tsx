import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { lazyDialog } from '#app/kit/parts/lazy-part.tsx'
import { cn } from '#app/kit/ui/class-names.ts'
import { AccountMenu } from './account-menu.tsx'
import { BrandMark } from './brand-mark.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { BAR_NAVIGATION, isCurrent } from './navigation.ts'
import { ThemeSwitch } from './theme/theme-switch.tsx'

const SearchDialog = lazyDialog(() => import('./search-dialog.tsx'))

/** Brand, main navigation, search and theme. Stays at the top of the window. */
export function Header() {
  return (
    <header className="sticky top-0 z-40 border-b border-line bg-ground/95 backdrop-blur-sm print:hidden">
      <div className="page-width flex h-16 items-center gap-2 lg:gap-6">
        <a href="/" className="inline-flex items-center rounded-full py-1 pr-2">
          <BrandMark nameClassName="max-[22rem]:sr-only" />
        </a>
        <MainNavigation />
        <div className="ml-auto flex items-center gap-1">
          <SearchButton />
          <AccountMenu />
          <ThemeSwitch />
          <MobileMenu />
        </div>
      </div>
    </header>
  )
}

function MainNavigation() {
  const { pathname } = useLocation()
  return (
    <nav aria-label="Hlavní navigace" className="hidden lg:block">
      <ul className="flex items-center gap-1">
        {BAR_NAVIGATION.map((entry) => (
          <li key={entry.path}>
            <a
              href={entry.path}
              aria-current={isCurrent(entry, pathname) ? 'page' : undefined}
              className={cn(
                'inline-flex min-h-11 items-center rounded-full px-3 font-medium whitespace-nowrap xl:px-4 hover:bg-brand-soft',
                isCurrent(entry, pathname) ? 'text-brand' : 'text-text',
              )}
            >
              {entry.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Opens the search, also by the key `/`; its code loads when the pointer or the focus approaches. */
function SearchButton() {
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  const show = () => {
    setWanted(true)
    setOpen(true)
  }

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || isTyping(event.target)) return
      event.preventDefault()
      setWanted(true)
      setOpen(true)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])

  return (
    <>
      <button
        type="button"
        onClick={show}
        onPointerEnter={SearchDialog.preload}
        onFocus={SearchDialog.preload}
        aria-haspopup="dialog"
        className="inline-flex size-11 items-center justify-center gap-3 rounded-full text-muted hover:bg-brand-soft sm:w-auto sm:border sm:border-control sm:bg-surface sm:px-4"
      >
        <Search className="size-5" aria-hidden />
        <span className="max-sm:sr-only lg:max-xl:sr-only">Hledat recept</span>
      </button>
      {wanted ? <SearchDialog open={open} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable], dialog') !== null
}
