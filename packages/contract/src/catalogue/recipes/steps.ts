/** The default titles of steps. */
const DEFAULT_TITLE = /^\d+\. Krok$/

/** The default title of a step: „0. Krok“, „1. Krok“ … */
export function defaultStepTitle(number: number): string {
  return `${number}. Krok`
}

/** Whether a title is a default one, which changes when the step moves. */
export function isDefaultStepTitle(title: string): boolean {
  return title.trim() === '' || DEFAULT_TITLE.test(title.trim())
}
