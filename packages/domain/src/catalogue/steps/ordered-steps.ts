export type OrderedStep = {
  /** Counted from 1, as shown. */
  number: number
  /** Id of its element on a page. */
  anchor: string
  step_title: string
  step_text: string
}

/** Steps in the order of their numbers. A default title („0. Krok“) is dropped. */
export function orderedSteps(
  steps: Readonly<Record<string, { step_title: string; step_text: string }>>,
): OrderedStep[] {
  return Object.entries(steps)
    .sort(([one], [other]) => Number(one) - Number(other))
    .map(([, { step_title, step_text }], index) => ({
      number: index + 1,
      anchor: `krok-${index + 1}`,
      step_title: /^\d+\.\s*krok$/i.test(step_title.trim()) ? `Krok ${index + 1}` : step_title,
      step_text,
    }))
}
