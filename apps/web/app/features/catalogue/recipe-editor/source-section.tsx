import { SOURCE_URL_MAX } from '@zivina/contract/kernel/limits'
import { Link2 } from 'lucide-react'
import type { Dispatch } from 'react'
import { TextField } from '#app/kit/form/text-field.tsx'
import { Panel } from '#app/kit/panel.tsx'
import type { DraftProblems } from './check-draft.ts'
import type { Draft } from './draft.ts'
import type { DraftAction } from './draft-reducer.ts'

type SourceSectionProps = { draft: Draft; problems: DraftProblems; dispatch: Dispatch<DraftAction> }

/** The source of the recipe. */
export function SourceSection({ draft, problems, dispatch }: SourceSectionProps) {
  return (
    <Panel title="Zdroj" Icon={Link2} id="zdroj">
      <TextField
        label="Odkaz na původní recept"
        hint="Nepovinné. Vidíte ho jen vy a&nbsp;ten, kdo recept schvaluje."
        type="url"
        inputMode="url"
        autoComplete="off"
        maxLength={SOURCE_URL_MAX}
        placeholder="https://"
        value={draft.source_url}
        error={problems.source_url}
        onChange={(event) => dispatch({ type: 'set', fields: { source_url: event.target.value } })}
      />
    </Panel>
  )
}
