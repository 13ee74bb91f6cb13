import { listOf, objectOf } from './loose-json.ts'
import { linesOf, textOf } from './plain-text.ts'
import { READ_LIMITS } from './read-limits.ts'

/** A list of steps being read. */
type Reading = { steps: unknown[]; next: number }

/**
 * The lines of instructions, generated on demand: text, a list of texts, steps and sections of steps; a section's name begins
 * its first step.
 */
export function* readInstructions(value: unknown): Generator<string> {
  const open: Reading[] = [{ steps: listOf(value), next: 0 }]
  for (let looked = 0; looked < READ_LIMITS.entries; looked += 1) {
    while (open.length > 0 && isRead(open.at(-1))) open.pop()
    const reading = open.at(-1)
    if (reading === undefined) return
    const entry = reading.steps[reading.next]
    reading.next += 1
    const node = objectOf(entry)
    if (Array.isArray(entry)) open.push({ steps: listOf(entry), next: 0 })
    else if (node === null) yield* linesOf(entry)
    else if (node.itemListElement !== undefined) yield* openSection(open, node)
    else yield singleLine(node.text ?? node.description ?? node.name)
  }
}

function isRead(reading: Reading | undefined): boolean {
  return reading === undefined || reading.next >= reading.steps.length
}

/** Begins the steps of a section; if the section has a name, yields the first step with it. */
function* openSection(open: Reading[], section: Record<string, unknown>): Generator<string> {
  const steps = listOf(section.itemListElement)
  const first = objectOf(steps[0])
  const name = singleLine(section.name)
  const text = singleLine(first?.text ?? first?.name ?? steps[0])
  const named = name !== '' && text !== '' && first?.itemListElement === undefined
  open.push({ steps, next: named ? 1 : 0 })
  if (named) yield `${name}: ${text}`
}

function singleLine(value: unknown): string {
  return textOf(value).replaceAll('\n', ' ')
}
