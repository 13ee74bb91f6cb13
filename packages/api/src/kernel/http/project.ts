import { z } from 'zod'

type Schema = z.core.SomeType

/** Copies the fields declared by a schema from a value and leaves out the rest. */
export type Project = (value: unknown) => unknown

/** Kinds of schema without fields, as their public `type` names them. */
const LEAVES = new Set(['unknown', 'string', 'number', 'boolean', 'literal', 'enum', 'null', 'undefined', 'void'])

/**
 * Builds the projection of a response schema once, so that an undeclared field can never be sent and a list costs a few
 * assignments per row instead of a full validation. Reads only what zod makes public of its schemas.
 * @throws Error for kinds of schema that cannot be projected without validating (unions without a discriminating field,
 * transforms)
 */
export function buildProjection(schema: Schema): Project | null {
  if (schema instanceof z.ZodObject) return projectObject(schema.shape)
  if (schema instanceof z.ZodArray) return projectArray(buildProjection(schema.element))
  if (schema instanceof z.ZodRecord) return projectRecord(buildProjection(schema.valueType))
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) {
    return projectMaybe(buildProjection(schema.unwrap()))
  }
  if (schema instanceof z.ZodDiscriminatedUnion) return projectByField(schema.def.discriminator, schema.options)
  if (schema instanceof z.ZodUnion && schema.options.every((option) => buildProjection(option) === null)) return null
  const type = schema instanceof z.ZodType ? schema.type : 'unreadable'
  if (LEAVES.has(type)) return null
  throw new Error(`A response schema of type "${type}" cannot be projected.`)
}

function projectObject(shape: Readonly<Record<string, Schema>>): Project {
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
function projectByField(field: string, options: readonly Schema[]): Project {
  const byValue = new Map(options.map((option) => [literalOf(option, field), buildProjection(option)]))
  return (value) => {
    const project = byValue.get((value as Record<string, unknown>)[field])
    if (!project) throw new Error(`An answer holds a shape that its schema does not know by its "${field}".`)
    return project(value)
  }
}

function literalOf(option: Schema, field: string): unknown {
  const literal: unknown = option instanceof z.ZodObject ? option.shape[field] : undefined
  return literal instanceof z.ZodLiteral ? literal.value : undefined
}

function projectMaybe(inner: Project | null): Project | null {
  return inner && ((value) => (value === null || value === undefined ? value : inner(value)))
}
