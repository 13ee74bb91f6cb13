import type { ReactNode } from 'react'
import { Button } from '#app/kit/ui/button.tsx'
import type { ButtonVariant } from '#app/kit/ui/button-style.ts'
import { type Value, Values } from '#app/kit/ui/values.tsx'
import { Key } from '../screen/key-sheet.tsx'
import { FoldedHistory } from './history.tsx'

export type RecordAction = { label: string; key: string; variant: ButtonVariant; run: () => void }

type RecordProps = {
  title: ReactNode
  /** Details; those without a value are left out. */
  fields: readonly Value[]
  actions: readonly RecordAction[]
  /** Whose history is folded below the details: the noun and guid of the record. */
  history?: readonly [noun: string, guid: string] | null
  /** The item as the public sees it. */
  children: ReactNode
}

/** One record: its content, details and actions. */
export function Record({ title, fields, actions, history = null, children }: RecordProps) {
  return (
    <article className="flex min-h-full flex-col gap-5">
      <h2 id="zaznam" tabIndex={-1} className="text-xl wrap-anywhere">
        {title}
      </h2>
      {children}
      <Values of={fields} />
      {history ? <FoldedHistory key={history[1]} noun={history[0]} guid={history[1]} /> : null}
      {actions.length > 0 ? (
        <div className="sticky bottom-0 -mx-5 mt-auto flex flex-wrap gap-2 border-t border-line bg-surface px-5 py-3">
          {actions.map(({ label, key, variant, run }) => (
            <Button key={key} variant={variant} onClick={run} className="grow" aria-keyshortcuts={key}>
              {label}
              <span aria-hidden="true" className="max-md:hidden">
                <Key name={key} />
              </span>
            </Button>
          ))}
        </div>
      ) : null}
    </article>
  )
}
