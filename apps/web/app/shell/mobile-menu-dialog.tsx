import { useLocation } from 'react-router'
import { NewsMark } from '#app/features/content/news/news-mark.tsx'
import { cn } from '#app/kit/ui/class-names.ts'
import { Dialog } from '#app/kit/ui/dialog.tsx'
import { CALCULATORS_ENTRY, FOODS_ENTRY, isCurrent, MAIN_NAVIGATION, NEWS_ENTRY } from './navigation.ts'

/** The main navigation as a sheet at the right. Following an entry closes it. */
export default function MobileMenuDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { pathname } = useLocation()
  return (
    <Dialog open={open} onClose={onClose} title="Nabídka" side="right">
      <nav aria-label={'Hlavní navigace v\u00a0nabídce'}>
        <ul className="flex flex-col p-3">
          {[...MAIN_NAVIGATION, FOODS_ENTRY, CALCULATORS_ENTRY, NEWS_ENTRY].map((entry) => (
            <li key={entry.path}>
              <a
                href={entry.path}
                onClick={onClose}
                aria-current={isCurrent(entry, pathname) ? 'page' : undefined}
                className={cn(
                  'flex min-h-13 items-center rounded-md px-4 font-heading text-xl font-semibold hover:bg-brand-soft',
                  isCurrent(entry, pathname) ? 'text-brand' : 'text-heading',
                )}
              >
                {entry.label}
                {entry === NEWS_ENTRY ? <NewsMark /> : null}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </Dialog>
  )
}
