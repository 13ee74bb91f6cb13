/** What was typed and not sent yet, kept for this tab so that a reload takes nothing away. */
const KEY = 'zivina-contact'

export type ContactDraft = { submission: string; fields: Record<string, string> }

/** The draft of before; a new one where there is none, or none that can be read. */
export function readDraft(): ContactDraft {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    if (isDraft(draft)) return draft
  } catch {
    // Storage is off or holds something else: the form works without.
  }
  return { submission: crypto.randomUUID(), fields: {} }
}

export function keepDraft(draft: ContactDraft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft))
  } catch {
    // Then a reload loses what was typed, as on any page.
  }
}

export function dropDraft(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing was kept.
  }
}

function isDraft(value: unknown): value is ContactDraft {
  const { submission, fields } = (value ?? {}) as Partial<ContactDraft>
  return typeof submission === 'string' && typeof fields === 'object' && fields !== null
}
