import type { StepToken } from './listed-parts.ts'
import { listOf, objectOf } from './loose-json.ts'
import { linesOf, textOf } from './plain-text.ts'
import { READ_LIMITS } from './read-limits.ts'
import { typesOf } from './schema-types.ts'

/** A list of steps being read. */
type Reading = { steps: unknown[]; next: number; isSection: boolean }
type Node = Record<string, unknown>

/**
 * The steps of instructions, generated on demand: text, lists of texts, steps, sections of steps, items that contain either, and whole
 * recipes inside them. The text of a step that lists more comes before its list; tips belong to their step.
 */
export function* readInstructions(value: unknown): Generator<StepToken> {
  const open: Reading[] = [{ steps: listOf(value), next: 0, isSection: false }]
  for (let looked = 0; looked < READ_LIMITS.entries; looked += 1) {
    while (open.length > 0 && isRead(open.at(-1))) {
      if (open.pop()?.isSection) yield { end: true }
    }
    const reading = open.at(-1)
    if (reading === undefined) return
    const entry = reading.steps[reading.next]
    reading.next += 1
    const node = objectOf(entry)
    if (Array.isArray(entry)) open.push({ steps: listOf(entry), next: 0, isSection: false })
    else if (node === null) for (const text of linesOf(entry)) yield { text }
    else yield* readNode(open, node, reading.isSection)
  }
}

function isRead(reading: Reading | undefined): boolean {
  return reading === undefined || reading.next >= reading.steps.length
}

/** A step, or the beginning of a section, whose steps are opened. */
function* readNode(open: Reading[], node: Node, isInSection: boolean): Generator<StepToken> {
  const types = typesOf(node)
  const inner = innerOf(node)
  const text = singleLine(node.text) || singleLine(node.description)
  const name = singleLine(node.name)
  if (types.includes('Recipe')) {
    // Its name says what the section around it says already.
    yield* openSection(open, isInSection ? '' : name, inner)
  } else if (inner.length === 0) {
    yield text === '' ? { text: name } : { text, title: name }
  } else if (text !== '') {
    const tips = tipsIn(inner)
    yield { text: [text, ...tips].join(' '), title: name }
    if (tips.length < inner.length) open.push({ steps: inner, next: tips.length, isSection: false })
  } else yield* openSection(open, types.includes('ListItem') ? '' : name, inner)
}

function* openSection(open: Reading[], name: string, steps: unknown[]): Generator<StepToken> {
  yield { heading: name }
  open.push({ steps, next: 0, isSection: true })
}

/** What a section, an item of a list or a recipe contains. */
function innerOf(node: Node): unknown[] {
  for (const name of ['itemListElement', 'item', 'items', 'steps', 'step', 'recipeInstructions', 'instructions']) {
    const inner = listOf(node[name])
    if (inner.length > 0) return inner
  }
  return []
}

/** The tips at the beginning of a list: they tell more about their step. */
function tipsIn(steps: readonly unknown[]): string[] {
  const tips: string[] = []
  for (const step of steps) {
    const node = objectOf(step)
    if (node === null || !typesOf(node).includes('HowToTip')) break
    tips.push(singleLine(node.text) || singleLine(node.name) || singleLine(node.description))
  }
  return tips
}

function singleLine(value: unknown): string {
  return textOf(value).replaceAll('\n', ' ')
}
