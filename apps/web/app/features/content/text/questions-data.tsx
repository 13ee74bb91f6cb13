import type { TextQuestion } from '@zivina/contract/content/texts'
import { JsonLd } from '#app/seo/structured-data.tsx'
import { faqData } from './text-json-ld.ts'

/** Questions and answers for search engines. */
export function QuestionsData({ questions }: { questions: readonly TextQuestion[] }) {
  if (questions.length === 0) return null
  return <JsonLd data={import.meta.env.SSR && faqData(questions)} />
}
