import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { EditorGate } from '#app/features/catalogue/recipe-editor/editor-gate.tsx'
import { Notice } from '#app/kit/form/notice.tsx'
import { LinkButton } from '#app/kit/ui/link-button.tsx'

type OwnEditorProps<Record> = {
  /** Null where it is not there, or not this person's to change. */
  query: UseQueryResult<Record | null>
  /** What is said then, and the way to all of them. */
  missing: { text: string; href: string; label: string }
  children: (record: Record) => ReactNode
}

/** An editor of something of the person's own, or why there is none. */
export function OwnEditor<Record>({ query, missing, children }: OwnEditorProps<Record>) {
  return (
    <EditorGate query={query}>
      {(record) =>
        record === null ? (
          <div className="flex flex-col items-start gap-4">
            <p>{missing.text}</p>
            <LinkButton href={missing.href}>{missing.label}</LinkButton>
          </div>
        ) : (
          children(record)
        )
      }
    </EditorGate>
  )
}

/** Why it was denied, and what brings another decision. */
export function DeniedNotice({ what, note, next }: { what: string; note: string; next: string }) {
  return (
    <Notice tone="error">
      <p>
        {what} jsme zatím neschválili.{note === '' ? '' : ` Důvod: ${note}`}
      </p>
      <p>{next}</p>
    </Notice>
  )
}
