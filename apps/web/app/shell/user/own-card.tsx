import { tied } from '@zivina/contract/kernel/typography'
import type { Status } from '@zivina/domain/catalogue/statuses'
import { PencilLine, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { PrivateMark, StatusMark } from '#app/features/catalogue/status-mark.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { cn } from '#app/kit/ui/class-names.ts'
import { LinkButton } from '#app/kit/ui/link-button.tsx'

/** The name of an own thing, and the way to it. */
export function CardName({ name, href }: { name: string; href: string | null }) {
  return (
    <h2 className="text-lg leading-snug wrap-anywhere">
      {href === null ? (
        tied(name)
      ) : (
        <a href={href} className="hover:text-brand">
          {tied(name)}
        </a>
      )}
    </h2>
  )
}

type CardStateProps = { status: Status; status_note: string; is_private?: boolean }

/** What has been decided of it, and why not; a private one is not submitted. */
export function CardState({ status, status_note, is_private = false }: CardStateProps) {
  return (
    <>
      {is_private ? <PrivateMark /> : <StatusMark status={status} />}
      {status === 'Denied' && status_note !== '' ? <p className="wrap-anywhere">Důvod: {status_note}</p> : null}
    </>
  )
}

type CardActionsProps = {
  name: string
  /** The address of its editor, or what opens it as a dialog. */
  edit?: string | (() => void) | null
  remove?: (() => void) | null
  /** Further buttons, between the two. */
  children?: ReactNode
  /** Among many buttons the one that deletes is its icon alone on a phone. */
  isBrief?: boolean
}

/** What can be done with it. */
export function CardActions({ name, edit, remove, children, isBrief = false }: CardActionsProps) {
  const words = (
    <>
      <PencilLine aria-hidden />
      Upravit
    </>
  )
  return (
    // A quiet button has no edge of its own: alone, its words begin where the others do.
    <div className={cn('mt-auto flex flex-wrap gap-2', !edit && !children && '-ml-5')}>
      {typeof edit === 'string' ? (
        <LinkButton href={edit} aria-label={`Upravit: ${name}`}>
          {words}
        </LinkButton>
      ) : null}
      {typeof edit === 'function' ? (
        <Button aria-label={`Upravit: ${name}`} aria-haspopup="dialog" onClick={edit}>
          {words}
        </Button>
      ) : null}
      {children}
      {remove ? (
        <Button
          variant="quiet"
          className={isBrief ? 'max-sm:px-3' : undefined}
          aria-label={`Smazat: ${name}`}
          onClick={remove}
        >
          <Trash2 aria-hidden />
          <span className={isBrief ? 'max-sm:hidden' : undefined}>Smazat</span>
        </Button>
      ) : null}
    </div>
  )
}
