import { Menu } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { cn } from '../../class-names.ts'
import { isCurrent, MAIN_NAVIGATION } from '../../navigation.ts'
import { Dialog } from '../ui/dialog.tsx'

/** The main navigation where it does not fit into the bar. */
export function MobileMenu() {
  const [open, setOpen] = useState(false)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving at another page closes the menu.
  useEffect(() => setOpen(false), [pathname])

  return (
    <span className="md:hidden">
      <button
        type="button"
        onClick={() => setOpen(true)}
        aria-label="Otevřít nabídku"
        aria-haspopup="dialog"
        className="inline-flex size-11 items-center justify-center rounded-full text-heading hover:bg-brand-soft"
      >
        <Menu className="size-6" aria-hidden />
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Nabídka" side="right">
        <nav aria-label="Hlavní navigace v nabídce">
          <ul className="flex flex-col p-3">
            {MAIN_NAVIGATION.map((entry) => (
              <li key={entry.path}>
                <a
                  href={entry.path}
                  onClick={() => setOpen(false)}
                  aria-current={isCurrent(entry, pathname) ? 'page' : undefined}
                  className={cn(
                    'flex min-h-13 items-center rounded-md px-4 font-heading text-xl font-semibold hover:bg-brand-soft',
                    isCurrent(entry, pathname) ? 'text-brand' : 'text-heading',
                  )}
                >
                  {entry.label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </Dialog>
    </span>
  )
}
