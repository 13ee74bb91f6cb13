import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useLocation } from 'react-router'
import { NewsLink } from '#app/features/content/news/news-link.tsx'
import { cn } from '#app/kit/ui/class-names.ts'
import type { UserGroup, UserNavigationEntry } from '#app/session/paths/user-pages.ts'
import { ListCount } from './list-count.tsx'
import { currentPath, type NavigationGroup, navigationFor } from './user-navigation.ts'

const ROW = 'flex min-h-11 min-w-0 flex-1 items-center gap-3 rounded-full px-4 font-medium hover:bg-brand-soft'

/**
 * The pages of the user area on a wide screen, in seven groups. The name of a group leads to its first page, and shows the others; the
 * arrow shows them without leaving the page.
 */
export function SideNavigation({ is_premium }: { is_premium: boolean }) {
  const { pathname } = useLocation()
  const groups = navigationFor({ is_premium })
  const current = currentPath(groups, pathname)
  const [turned, turn] = useState<Partial<Record<UserGroup, boolean>>>({})
  return (
    <nav aria-label="Můj účet" className="hidden md:block print:hidden">
      <ul className="sticky top-24 flex max-h-[calc(100dvh-7rem)] flex-col gap-1 overflow-y-auto">
        {groups.map((one) => {
          const isHere = one.entries.some(({ path }) => path === current)
          return (
            <Group
              key={one.group}
              {...one}
              current={current}
              isHere={isHere}
              isOpen={turned[one.group] ?? isHere}
              onTurn={(isOpen) => turn((before) => ({ ...before, [one.group]: isOpen }))}
              // Without premium one’s only lists are those that others share.
              count={one.group === (is_premium ? 'shopping' : 'plan') ? <ListCount /> : null}
            />
          )
        })}
      </ul>
    </nav>
  )
}

type GroupProps = NavigationGroup & {
  current: string | null
  isHere: boolean
  isOpen: boolean
  onTurn: (isOpen: boolean) => void
  count: ReactNode
}

function Group({ group, label, entries, current, isHere, isOpen, onTurn, count }: GroupProps) {
  const id = useId()
  const [first] = entries
  if (first === undefined) return null
  const further = furtherOf(label, entries)
  const isFolded = further.length > 0 || group === 'account'
  return (
    <li>
      <div className="flex items-center">
        <a
          href={first.path}
          aria-current={current === first.path && !further.includes(first) ? 'page' : undefined}
          className={cn(ROW, isHere && 'text-brand-strong', isHere && !isFolded && 'bg-brand-soft')}
        >
          <first.Icon className="size-5 shrink-0" aria-hidden />
          {label}
          {count}
        </a>
        {isFolded ? (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            aria-label={`Další stránky: ${label}`}
            onClick={() => onTurn(!isOpen)}
            className="inline-flex size-11 shrink-0 items-center justify-center rounded-full text-muted hover:bg-brand-soft"
          >
            <ChevronDown className={cn('size-5 transition-transform', isOpen && 'rotate-180')} aria-hidden />
          </button>
        ) : null}
      </div>
      {isFolded ? (
        <ul id={id} hidden={!isOpen} className="pb-2 pl-8">
          {further.map(({ path, label: name }) => (
            <li key={path}>
              <a
                href={path}
                aria-current={path === current ? 'page' : undefined}
                className={cn(ROW, path === current ? 'bg-brand-soft text-brand-strong' : 'text-text')}
              >
                {name}
              </a>
            </li>
          ))}
          {group === 'account' ? (
            <li>
              <NewsLink className={ROW} />
            </li>
          ) : null}
        </ul>
      ) : null}
    </li>
  )
}

/** The pages that are listed under the name of their group: all but one that has the same name. */
function furtherOf(label: string, entries: readonly UserNavigationEntry[]): readonly UserNavigationEntry[] {
  return entries.filter((entry) => entry.label !== label)
}
