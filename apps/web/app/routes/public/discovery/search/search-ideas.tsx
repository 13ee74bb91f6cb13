import { searchPath } from '#app/features/discovery/search/search-path.ts'
import { LinkChip } from '#app/kit/ui/chip.tsx'
import { EmptyState } from '#app/kit/ui/empty-state.tsx'

/** One example for each kind of result. */
const IDEAS = ['polévka', 'kuře', 'tvaroh', 'bílkoviny', 'hubnutí', 'bez lepku']

/** Shown before the first search: the kinds of results, and example searches. */
export function SearchIdeas() {
  return (
    <EmptyState
      title="Jedno hledání na všechno"
      action={
        <ul aria-label="Co zkusit" className="mt-2 flex flex-wrap justify-center gap-2">
          {IDEAS.map((idea) => (
            <li key={idea}>
              <LinkChip href={searchPath(idea)}>{idea}</LinkChip>
            </li>
          ))}
        </ul>
      }
    >
      Recepty, suroviny, články, návody i{'\u00a0'}tvůrci. Stačí začátek slova, háčky a{'\u00a0'}čárky nevadí.
    </EmptyState>
  )
}
