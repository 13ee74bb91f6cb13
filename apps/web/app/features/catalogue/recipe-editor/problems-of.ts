import { ApiFailure } from '@zivina/contract/client'
import type { DraftProblems } from './draft.ts'

/** Codes about the whole recipe that are shown in one section of the editor. */
const SECTIONS: Readonly<Record<string, string>> = {
  NO_INGREDIENTS: 'ingredients',
  NO_STEPS: 'steps',
  INCORRECT_STEPS_FORMAT: 'steps',
}

/** The server's errors by the places of the editor; null where there are none of these. */
export function problemsOf(failure: unknown): DraftProblems | null {
  if (!(failure instanceof ApiFailure)) return null
  const fields = Object.entries(failure.fields).map(([path, list]) => [path, list[0]?.message ?? ''] as const)
  const sections = failure.errors.flatMap(({ code, message }) => {
    const section = SECTIONS[code]
    return section ? [[section, message] as const] : []
  })
  const found = Object.fromEntries([...fields, ...sections])
  return Object.keys(found).length > 0 ? found : null
}
