import { GUIDE_GOAL_LABELS, GUIDE_STAGE_LABELS, type GuideGoal } from '@zivina/contract/content/content-kinds'
import type { GuideSummary } from '@zivina/contract/content/guides'
import { tied } from '@zivina/contract/kernel/typography'
import { readingText } from '#app/features/content/text/reading-text.ts'
import { Picture } from '#app/kit/ui/picture.tsx'

/** One goal and its guides, numbered in reading order. */
export function GoalSection({ goal, guides }: { goal: GuideGoal; guides: readonly GuideSummary[] }) {
  return (
    <section aria-labelledby={goal} className="flex flex-col gap-5">
      <h2 id={goal} className="text-2xl">
        {GUIDE_GOAL_LABELS[goal]}
      </h2>
      <ol className="grid gap-5 sm:grid-cols-2 md:grid-cols-3">
        {guides.map((guide, index) => (
          <li key={guide.slug} id={guide.slug}>
            <GuideCard guide={guide} number={index + 1} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function GuideCard({ guide, number }: { guide: GuideSummary; number: number }) {
  return (
    <a
      href={`/navody/${guide.slug}`}
      className="group flex h-full flex-col overflow-hidden rounded-card bg-surface shadow-card transition-shadow hover:shadow-raised"
    >
      <div className="aspect-video overflow-hidden bg-sunken">
        <Picture
          src={guide.image}
          alt=""
          ratio="16-9"
          widths={[320, 480, 640, 960]}
          sizes="(width >= 80rem) 25rem, (width >= 60rem) 31vw, (width >= 37.5rem) 46vw, 94vw"
          className="size-full object-cover transition-transform duration-250 group-hover:scale-103"
        />
      </div>
      <div className="flex flex-1 flex-col gap-2 p-4">
        <p className="text-sm font-semibold text-brand">
          {number}. {GUIDE_STAGE_LABELS[guide.stage]}
        </p>
        <h3 className="text-xl leading-snug group-hover:text-brand">{tied(guide.title)}</h3>
        <p className="line-clamp-3 text-muted">{tied(guide.description)}</p>
        <p className="figures mt-auto pt-2 text-sm text-muted">{readingText(guide.reading_minutes)}</p>
      </div>
    </a>
  )
}
