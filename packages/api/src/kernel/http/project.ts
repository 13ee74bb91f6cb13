import type { z } from 'zod'

/** Copies the fields declared by a schema from a value and leaves out the rest. */
export type Project = (value: unknown) => unknown

type Def = {
  type: string
  shape?: Record<string, z.ZodType>
  element?: z.ZodType
  innerType?: z.ZodType
  valueType?: z.ZodType
  options?: readonly z.ZodType[]
  discriminator?: string
}

const LEAVES = new Set([
  'unknown',
  'string',
  'number',
  'int',
  'boolean',
  'literal',
  'enum',
  'null',
  'undefined',
  'void',
])

/**
 * Builds the projection of a response schema once, so that an undeclared field can never be sent and a list costs a few
 * assignments per row instead of a full validation.
 * @throws Error for kinds of schema that cannot be projected without validating (unions without a discriminating field,
 * transforms)
 */
export function buildProjection(schema: z.ZodType): Project | null {
  const def = schema._zod.def as unknown as Def
  if (LEAVES.has(def.type)) return null
  if (def.type === 'object' && def.shape) return projectObject(def.shape)
  if (def.type === 'array' && def.element) return projectArray(buildProjection(def.element))
  if (def.type === 'record' && def.valueType) return projectRecord(buildProjection(def.valueType))
  if ((def.type === 'nullable' || def.type === 'optional') && def.innerType) {
    return projectMaybe(buildProjection(def.innerType))
  }
  if (def.type === 'union' && def.discriminator && def.options) return projectByField(def.discriminator, def.options)
  if (def.type === 'union' && def.options?.every((option) => buildProjection(option) === null)) return null
  throw new Error(`A response schema of type "${def.type}" cannot be projected.`)
}

function projectObject(shape: Record<string, z.ZodType>): Project {
  const fields = Object.entries(shape).map(([name, schema]) => [name, buildProjection(schema)] as const)
  return (value) => {
    const source = value as Record<string, unknown>
    const result: Record<string, unknown> = {}
    for (const [name, project] of fields) result[name] = project ? project(source[name]) : source[name]
    return result
  }
}

function projectArray(item: Project | null): Project | null {
  return item && ((value) => (value as unknown[]).map(item))
}

function projectRecord(item: Project | null): Project | null {
  if (!item) return null
  return (value) => Object.fromEntries(Object.entries(value as object).map(([key, entry]) => [key, item(entry)]))
}

/** Objects of several shapes, discriminated by the literal in one field. */
function projectByField(field: string, options: readonly z.ZodType[]): Project {
  const byValue = new Map(options.map((option) => [literalOf(option, field), buildProjection(option)]))
  return (value) => {
    const project = byValue.get((value as Record<string, unknown>)[field])
    if (!project) throw new Error(`An answer holds a shape that its schema does not know by its "${field}".`)
    return project(value)
  }
}

function literalOf(option: z.ZodType, field: string): unknown {
  const { shape } = option._zod.def as unknown as Def
  const { values } = (shape?.[field]?._zod.def ?? {}) as unknown as { values?: readonly unknown[] }
  return values?.[0]
}

function projectMaybe(inner: Project | null): Project | null {
  return inner && ((value) => (value === null || value === undefined ? value : inner(value)))
}
