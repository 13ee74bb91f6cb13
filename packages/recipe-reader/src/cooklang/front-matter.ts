import { parse } from 'yaml'
import { objectOf } from '../loose-json.ts'

/** The text above a recipe, by its keys in lower case. */
export type FrontMatter = Readonly<Record<string, unknown>>

/** Letters of front matter; recipes have some hundred. */
const LONGEST = 20_000
const FRONT = /^---[^\S\n]*\n([\s\S]*?)(?:^|\n)---[^\S\n]*(?:\n|$)/u
/** „>> servings: 4“, as before front matter. */
const OLD = /^>>\s*([^:\n]{1,60}):[^\S\n]*(.*)$/gmu

/** Parts the data above a Cooklang text from its steps. */
export function splitFrontMatter(source: string): { data: FrontMatter; body: string } {
  const text = source
    .replace(/^\ufeff/u, '')
    .replace(/\r\n?/g, '\n')
    .trimStart()
  const front = FRONT.exec(text.slice(0, LONGEST))
  const body = front === null ? text : text.slice(front[0].length)
  const old: Record<string, unknown> = {}
  const steps = body.replace(OLD, (_, key: string, value: string) => {
    old[key.trim().toLowerCase()] = value.trim()
    return ''
  })
  return { data: { ...readYaml(front?.[1] ?? ''), ...old }, body: steps }
}

/** Broken data is none: the steps are read all the same. */
function readYaml(text: string): Record<string, unknown> {
  try {
    const read = objectOf(parse(text, { schema: 'core', maxAliasCount: 0, logLevel: 'silent' }))
    return Object.fromEntries(Object.entries(read ?? {}).map(([key, value]) => [key.toLowerCase(), value]))
  } catch {
    return {}
  }
}
