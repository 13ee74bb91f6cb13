import type { ApiFailure } from '@zivina/contract/client'
import type { DraftProblems } from './draft.ts'

/** Codes about the whole recipe that are shown in one section of the editor. */
const SECTIONS: Readonly<Record<string, string>> = {
  NO_INGREDIENTS: 'ingredients',
  NO_STEPS: 'steps',
  INCORRECT_STEPS_FORMAT: 'steps',
}

/** The server's errors by the places of the editor. */
export function problemsOf(failure: ApiFailure): DraftProblems {
  const fields = Object.entries(failure.fields).map(([path, list]) => [path, list[0]?.message ?? ''] as const)
  const sections = failure.errors.flatMap(({ code, message }) => {
    const section = SECTIONS[code]
    return section ? [[section, message] as const] : []
  })
  return Object.fromEntries([...fields, ...sections])
}
