import { GUIDE_GOAL_LABELS, GUIDE_STAGE_LABELS, type GuideGoal } from '@zivina/contract/content/content-kinds'
import type { GuideSummary } from '@zivina/contract/content/guides'
import { readingText } from '#app/features/content/text/reading-text.ts'
import { TextCard } from '#app/features/content/text-card.tsx'

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
  const kind = `${number}. ${GUIDE_STAGE_LABELS[guide.stage]}`
  return (
    <TextCard text={guide} href={`/navody/${guide.slug}`} kind={kind}>
      {readingText(guide.reading_minutes)}
    </TextCard>
  )
}
