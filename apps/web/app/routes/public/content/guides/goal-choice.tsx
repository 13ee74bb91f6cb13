import { GUIDE_GOAL_LABELS, type GuideGoal } from '@zivina/contract/content/content-kinds'
import { ArrowDown, Dumbbell, Feather, type LucideIcon, Scale } from 'lucide-react'

const LOOKS: Record<GuideGoal, { Icon: LucideIcon; text: string }> = {
  hubnuti: { Icon: Feather, text: 'Pomalu, bez hladu a\u00a0tak, aby to vydrželo.' },
  nabirani: { Icon: Dumbbell, text: 'Víc síly a\u00a0svalů z\u00a0normálního jídla.' },
  udrzeni: { Icon: Scale, text: 'Jíst bez počítání a\u00a0zůstat, kde je vám dobře.' },
}

/** The goals; each links to its guides below. */
export function GoalChoice({ goals }: { goals: readonly GuideGoal[] }) {
  return (
    <nav aria-label="Vyberte si cíl">
      <ul className="grid gap-3 sm:grid-cols-3 sm:gap-4">
        {goals.map((goal) => {
          const { Icon, text } = LOOKS[goal]
          return (
            <li key={goal}>
              <a
                href={`#${goal}`}
                className="group flex h-full items-center gap-4 rounded-card bg-surface p-4 shadow-card transition-shadow hover:shadow-raised"
              >
                <span className="inline-flex size-12 shrink-0 items-center justify-center rounded-full bg-brand-soft text-brand">
                  <Icon className="size-6" aria-hidden />
                </span>
                <span className="flex min-w-0 flex-1 flex-col gap-0.5">
                  <span className="font-heading text-lg font-semibold text-heading group-hover:text-brand">
                    {GUIDE_GOAL_LABELS[goal]}
                  </span>
                  <span className="text-sm text-muted">{text}</span>
                </span>
                <ArrowDown className="size-5 shrink-0 text-brand" aria-hidden />
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
