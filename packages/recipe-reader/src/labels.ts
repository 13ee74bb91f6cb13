import { listOf, objectOf } from './loose-json.ts'
import { textOf } from './plain-text.ts'

/** Letters of one value that are read; exports have some dozen. */
const LONGEST = 5000

/** Tags and categories from values as programs write them: „večeře, rychlé“, lists of texts, and lists of objects with names. */
export function labelsIn(...values: readonly unknown[]): string[] {
  return values.flatMap(listOf).flatMap((value) => {
    const node = objectOf(value)
    const told = textOf(node?.name ?? node?.label ?? value).slice(0, LONGEST)
    return told.split(/[,;\n]/u).map((label) => label.trim())
  })
}
