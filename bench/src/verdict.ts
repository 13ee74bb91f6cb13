/** The result of one goal; `met` is null where nothing was measured. */
export type Verdict = { goal: string; met: boolean | null; found: string }
