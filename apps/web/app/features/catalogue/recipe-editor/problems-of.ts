import type { ApiFailure } from '@zivina/contract/client'
import type { DraftLine, DraftProblems } from './draft.ts'

/** Codes about the whole recipe that are shown in one section of the editor. */
const SECTIONS: Readonly<Record<string, string>> = {
  NO_INGREDIENTS: 'ingredients',
  FREE_LINES: 'ingredients',
  NO_STEPS: 'steps',
  INCORRECT_STEPS_FORMAT: 'steps',
}

/** The server's errors by the places of the editor, where lines with and without a food are one list. */
export function problemsOf(failure: ApiFailure, lines: readonly DraftLine[] = []): DraftProblems {
  const fields = Object.entries(failure.fields).map(
    ([path, list]) => [placeOf(path, lines), list[0]?.message ?? ''] as const,
  )
  const sections = failure.errors.flatMap(({ code, message }) => {
    const section = SECTIONS[code]
    return section ? [[section, message] as const] : []
  })
  return Object.fromEntries([...fields, ...sections])
}

/** „ingredients.1.amount“ of what was sent at its place among all lines of the draft. */
function placeOf(path: string, lines: readonly DraftLine[]): string {
  const [, list, number, field] = /^(ingredients|free_lines)\.(\d+)\.(\w+)$/.exec(path) ?? []
  if (list === undefined) return path
  const places = lines.flatMap(({ ingredient }, place) =>
    (ingredient === null) === (list === 'free_lines') ? place : [],
  )
  return `ingredients.${places[Number(number)] ?? number}.${field === 'text' ? 'ingredient' : field}`
}
