import { tied } from '@zivina/contract/kernel/typography'
import type { SearchGroup } from '#app/features/discovery/search/group-hits.ts'
import { HitFace } from '#app/features/discovery/search/hit-face.tsx'

/** Results of one kind. */
export function ResultGroup({ group }: { group: SearchGroup }) {
  return (
    <section aria-label={group.title} className="flex flex-col gap-3">
      <h2 className="text-2xl">{group.title}</h2>
      {group.note === undefined ? null : <p className="max-w-prose">{tied(group.note)}</p>}
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {group.hits.map((hit) => (
          <li key={hit.id}>
            <a
              href={hit.path}
              className="flex min-h-20 items-center gap-4 rounded-card bg-surface p-3 shadow-card hover:bg-brand-soft"
            >
              <HitFace hit={hit} size="card" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
