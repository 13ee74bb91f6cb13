import { useQuery } from '@tanstack/react-query'
import type { TagChange } from '@zivina/contract/kernel/tag-change'
import { QueryGate } from '#app/kit/list/query-gate.tsx'
import { ChipGroup } from '#app/kit/ui/chip-group.tsx'
import { Skeleton } from '#app/kit/ui/skeleton.tsx'
import { sessionApi } from '#app/session/api/session-api.ts'

type TagChoiceProps = { value: TagChange; onChange: (value: TagChange) => void }

export const NO_TAGS: TagChange = { add: [], remove: [] }
export const isNothing = ({ add, remove }: TagChange) => add.length + remove.length === 0

/** Tags to add and tags to take away; one is never both. */
export function TagChoice({ value: { add, remove }, onChange }: TagChoiceProps) {
  const query = useQuery({ queryKey: ['tags'], queryFn: ({ signal }) => sessionApi('GET /tag', { signal }) })
  return (
    <QueryGate query={query} waiting={{ text: 'Načítám štítky…', shape: <Skeleton className="h-24 w-full" /> }}>
      {({ tags }) => (
        <>
          <ChipGroup
            legend="Přidat"
            choices={tags.map((tag) => [tag, tag] as const)}
            chosen={add}
            onChange={(chosen) => onChange({ add: chosen, remove: remove.filter((tag) => !chosen.includes(tag)) })}
          />
          <ChipGroup
            legend="Odebrat"
            choices={tags.map((tag) => [tag, tag] as const)}
            chosen={remove}
            onChange={(chosen) => onChange({ add: add.filter((tag) => !chosen.includes(tag)), remove: chosen })}
          />
        </>
      )}
    </QueryGate>
  )
}
