import type { NewsBlock } from '@zivina/contract/content/news'
import { tied } from '@zivina/contract/kernel/typography'
import { X } from 'lucide-react'
import { useLayoutEffect } from 'react'
import { useFreeCorner } from '#app/kit/page/use-free-corner.ts'
import { cn } from '#app/kit/ui/class-names.ts'
import { LinkButton } from '#app/kit/ui/link-button.tsx'

/** How many entries are named; the page of the news has the rest. */
const SHOWN = 3

type NewsCardProps = { blocks: readonly NewsBlock[]; onClose: () => void; className?: string }

/**
 * The news in a corner of the window: above the page, so that nothing moves, and closed permanently by one press. It waits
 * while the person types, while a dialog is open and where it would cover a form.
 */
export function NewsCard({ blocks, onClose, className }: NewsCardProps) {
  const isFree = useFreeCorner()
  // A card that is seen already hears the key: an ordinary effect may come after a key that was pressed at once.
  useLayoutEffect(() => {
    if (!isFree) return
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onClose()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isFree, onClose])
  if (!isFree) return null
  return (
    <section
      aria-label="Co je nového"
      className={cn(
        'fixed inset-x-3 bottom-3 z-30 flex flex-col gap-3 rounded-card border border-line bg-surface p-4 pl-5 shadow-raised sm:left-auto sm:w-96 print:hidden',
        className,
      )}
    >
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-lg">Co je nového</h2>
        <button
          type="button"
          onClick={onClose}
          aria-label="Zavřít novinky"
          className="-m-1 inline-flex size-11 items-center justify-center rounded-full text-muted hover:bg-brand-soft"
        >
          <X className="size-5" aria-hidden />
        </button>
      </div>
      <ul className="flex flex-col gap-1">
        {blocks.slice(0, SHOWN).map(({ guid, title, text }) => (
          <li key={guid} className="line-clamp-2 wrap-anywhere">
            {tied(title || text)}
          </li>
        ))}
      </ul>
      <LinkButton href="/novinky" variant="quiet" onClick={onClose} className="-mb-1 -ml-5 self-start">
        Přečíst novinky
      </LinkButton>
    </section>
  )
}
