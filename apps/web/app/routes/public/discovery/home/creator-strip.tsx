import type { PublicProfile } from '@zivina/contract/catalogue/creator'
import { tied } from '@zivina/contract/kernel/typography'
import { CreatorPortrait } from '#app/features/catalogue/creator-portrait.tsx'
import { SectionHeading } from '#app/features/catalogue/recipe-selection.tsx'

type ListedCreator = Pick<PublicProfile, 'slug' | 'name' | 'specialisation' | 'image' | 'colour'>

/** All creators, in their fixed order. */
export function CreatorStrip({ creators }: { creators: readonly ListedCreator[] }) {
  if (creators.length === 0) return null
  return (
    <section className="flex flex-col gap-5">
      <SectionHeading title="Kdo pro vás vaří" href="/tvurci" hrefLabel="Všichni tvůrci" />
      <ul className="scroll-row -mx-4 gap-3 px-4 pb-2 md:mx-0 md:grid md:grid-cols-8 md:overflow-visible md:px-0">
        {creators.map((creator) => (
          <li key={creator.slug} className="w-32 shrink-0 md:w-auto">
            <a
              href={`/tvurci/${creator.slug}`}
              className="group flex h-full flex-col items-center gap-2 rounded-card p-2 text-center hover:bg-surface"
            >
              <CreatorPortrait creator={creator} size="md" />
              <span className="font-semibold text-heading group-hover:text-brand">{creator.name}</span>
              <span className="text-sm leading-snug text-muted">{tied(creator.specialisation)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
