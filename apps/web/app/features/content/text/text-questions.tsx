import type { TextQuestion } from '@zivina/contract/content/texts'
import { tied } from '@zivina/contract/kernel/typography'
import { ChevronDown } from 'lucide-react'
import { TextRuns } from './text-runs.tsx'

/** Frequent questions with collapsible answers; work without a script, and are open on paper. */
export function TextQuestions({ questions }: { questions: readonly TextQuestion[] }) {
  if (questions.length === 0) return null
  return (
    <section aria-labelledby="otazky" className="flex flex-col gap-3">
      <h2 id="otazky" className="text-2xl">
        Na co se lidé ptají
      </h2>
      <div className="divide-y divide-line border-y border-line">
        {questions.map(({ question, answer }) => (
          <details key={question} className="text-question group">
            <summary>
              <h3 className="text-lg">{tied(question)}</h3>
              <ChevronDown
                className="size-5 shrink-0 text-brand transition-transform group-open:rotate-180"
                aria-hidden
              />
            </summary>
            <p className="text-answer">
              <TextRuns runs={answer} />
            </p>
          </details>
        ))}
      </div>
    </section>
  )
}
