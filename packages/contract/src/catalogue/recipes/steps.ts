/** Titles that steps have while nobody writes another. */
const DEFAULT_TITLE = /^\d+\. Krok$/

/** The title of a step nobody has named: „0. Krok“, „1. Krok“ … */
export function defaultStepTitle(number: number): string {
  return `${number}. Krok`
}

/** Whether a title says only which step it is, so that it changes when the step moves. */
export function isDefaultStepTitle(title: string): boolean {
  return title.trim() === '' || DEFAULT_TITLE.test(title.trim())
}
