import { ArrowRight } from 'lucide-react'
import type { SearchGroup, SearchHit } from '#app/features/discovery/search/group-hits.ts'
import { HitFace } from '#app/features/discovery/search/hit-face.tsx'
import { searchPath } from '#app/features/discovery/search/search-path.ts'
import { optionAttributes, type useCombobox } from '#app/kit/combobox/use-combobox.ts'
import { cn } from '#app/kit/ui/class-names.ts'
import type { SearchState } from './use-search-all.ts'

type Marked = Pick<ReturnType<typeof useCombobox>, 'id' | 'list' | 'place'>

type SearchResultsProps = {
  combobox: Marked
  /** The searched text. */
  asked: string
  state: SearchState
  onFollow: () => void
  /** Replaces the text of the field. */
  onSuggest: (text: string) => void
}

/** The results in groups, or suggestions where there are none. */
export function SearchResults({ combobox, asked, state, onFollow, onSuggest }: SearchResultsProps) {
  const { status, groups, suggestion } = state

  if (status === 'idle') return <Hint>Pište třeba „kuřecí řízky“, „čočka“ nebo jméno tvůrce.</Hint>
  if (status === 'failed') return <Hint>{state.message}</Hint>
  if (groups.length === 0) {
    return (
      <>
        <Hint>{status === 'searching' ? 'Hledáme…' : `Na „${asked}“ jsme nic nenašli. Zkuste jiné slovo.`}</Hint>
        {suggestion ? <Suggestion text={suggestion} onSuggest={onSuggest} /> : null}
      </>
    )
  }
  let place = 0
  return (
    <div className="p-3">
      {suggestion ? <Suggestion text={suggestion} onSuggest={onSuggest} /> : null}
      <div {...combobox.list} role="listbox" aria-label="Výsledky hledání" aria-busy={status === 'searching'}>
        {groups.map((group) => {
          const start = place
          place += group.hits.length
          return <Group key={group.title} group={group} start={start} combobox={combobox} onFollow={onFollow} />
        })}
      </div>
      <a
        href={searchPath(asked)}
        onClick={onFollow}
        className="mt-1 flex min-h-12 items-center justify-between gap-3 rounded-md px-3 font-semibold text-brand hover:bg-brand-soft"
      >
        Všechny výsledky na „{asked}“
        <ArrowRight className="size-5" aria-hidden />
      </a>
    </div>
  )
}

/** A button with the probably intended text. */
function Suggestion({ text, onSuggest }: { text: string; onSuggest: (text: string) => void }) {
  return (
    <p className="px-3 pb-2">
      Mysleli jste{' '}
      <button
        type="button"
        onClick={() => onSuggest(text)}
        className="inline-flex min-h-11 items-center font-semibold text-brand underline"
      >
        {text}
      </button>
      ?
    </p>
  )
}

function Hint({ children }: { children: React.ReactNode }) {
  return (
    <p className="px-6 py-8 text-muted" aria-live="polite">
      {children}
    </p>
  )
}

type GroupProps = { group: SearchGroup; start: number; combobox: Marked; onFollow: () => void }

function Group({ group, start, combobox: { id, place }, onFollow }: GroupProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options; a fieldset has no place in a listbox.
    <div role="group" aria-label={group.title} className="pb-2">
      <p className="px-3 py-1.5 text-sm font-semibold text-muted" aria-hidden="true">
        {group.title}
      </p>
      {group.hits.map((hit, index) => (
        <Hit
          key={hit.id}
          hit={hit}
          id={`${id}-${start + index}`}
          selected={start + index === place}
          onFollow={onFollow}
        />
      ))}
    </div>
  )
}

type HitProps = { hit: SearchHit; id: string; selected: boolean; onFollow: () => void }

function Hit({ hit, id, selected, onFollow }: HitProps) {
  return (
    <a
      {...optionAttributes(id, selected)}
      href={hit.path}
      onClick={onFollow}
      className={cn('flex items-center gap-3 rounded-md px-3 py-1.5 hover:bg-brand-soft', selected && 'bg-brand-soft')}
    >
      <HitFace hit={hit} size="row" />
    </a>
  )
}
