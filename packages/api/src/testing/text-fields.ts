import type { z } from 'zod'

type Def = {
  type: string
  shape?: Record<string, z.ZodType>
  element?: z.ZodType
  innerType?: z.ZodType
  in?: z.ZodType
  valueType?: z.ZodType
  options?: readonly z.ZodType[]
}

/** Kinds of schema without free text. */
const CLOSED = new Set(['enum', 'literal', 'number', 'int', 'boolean', 'null'])

/**
 * The places of a body where a caller writes free text, as `lines.*.name`. Where any structure is allowed, the place ends with
 * `.**`.
 * @throws Error for unknown kinds of schema, so that none is skipped
 */
export function textFields(schema: z.ZodType, at = ''): string[] {
  const def = schema._zod.def as unknown as Def
  if (CLOSED.has(def.type)) return []
  if (def.type === 'string') return [at]
  if (def.type === 'unknown') return [join(at, '**')]
  if (def.type === 'record') return [join(at, '**')]
  if (def.shape) return Object.entries(def.shape).flatMap(([name, field]) => textFields(field, join(at, name)))
  if (def.element) return textFields(def.element, join(at, '*'))
  if (def.options) return [...new Set(def.options.flatMap((option) => textFields(option, at)))]
  const inner = def.innerType ?? def.in
  if (inner) return textFields(inner, at)
  throw new Error(`A schema of type "${def.type}" may hold texts that nobody looks for.`)
}

/** Whether a place of a body matches a pattern of `textFields`. */
export function fits(pattern: string, place: string): boolean {
  const parts = place.split('.')
  return pattern.split('.').every((part, index, all) => {
    if (part === '**') return parts.length > index
    if (index === all.length - 1 && parts.length !== all.length) return false
    return part === parts[index] || (part === '*' && /^\d+$/.test(parts[index] ?? ''))
  })
}

/** The value at a place of a body or an answer. */
export function valueAt(body: unknown, place: string): unknown {
  return place.split('.').reduce<unknown>((value, part) => (value as Record<string, unknown> | null)?.[part], body)
}

/** A copy of a body with another value at a place, created where it is missing. */
export function withValue(body: unknown, place: string, value: unknown): Record<string, unknown> {
  const copy = structuredClone(body) as Record<string, unknown>
  const parts = place.split('.')
  const last = parts.pop() ?? ''
  let at: Record<string, unknown> = copy
  parts.forEach((part, index) => {
    const next = parts[index + 1] ?? last
    at[part] ??= /^\d+$/.test(next) ? [] : {}
    at = at[part] as Record<string, unknown>
  })
  at[last] = value
  return copy
}

function join(at: string, name: string): string {
  return at === '' ? name : `${at}.${name}`
}
