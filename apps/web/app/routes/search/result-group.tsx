import { IMAGE_QUALITY } from '@zivina/contract/limits'
import { tied } from '@zivina/contract/typography'
import { cn } from '../../class-names.ts'
import type { SearchGroup } from '../../components/search/group-hits.ts'
import { Picture } from '../../components/ui/picture.tsx'

/** What was found of one kind. */
export function ResultGroup({ group }: { group: SearchGroup }) {
  return (
    <section aria-label={group.title} className="flex flex-col gap-3">
      <h2 className="text-2xl">{group.title}</h2>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {group.hits.map((hit) => (
          <li key={hit.id}>
            <a
              href={hit.path}
              className="flex min-h-20 items-center gap-4 rounded-card bg-surface p-3 shadow-card hover:bg-brand-soft"
            >
              <span
                className={cn('size-16 shrink-0 overflow-hidden bg-sunken', hit.round ? 'rounded-full' : 'rounded-md')}
              >
                <Picture
                  src={hit.image}
                  alt=""
                  ratio="1-1"
                  widths={[64, 128, 192]}
                  sizes="4rem"
                  quality={IMAGE_QUALITY.search}
                  className="size-full object-cover"
                />
              </span>
              <span className="min-w-0 flex-1">
                <span className="line-clamp-2 leading-snug font-medium">{tied(hit.name)}</span>
                <span className="figures block text-muted">{hit.note}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
