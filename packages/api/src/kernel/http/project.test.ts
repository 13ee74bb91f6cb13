import { expect, test } from 'vitest'
import { z } from 'zod'
import { buildProjection } from './project.ts'

const Shape = z.discriminatedUnion('type', [
  z.object({ type: z.literal('circle'), radius: z.number() }),
  z.object({ type: z.literal('box'), sides: z.array(z.object({ length: z.number() })) }),
])

test('each shape of a union keeps the fields of its own schema, at every depth', () => {
  const project = buildProjection(z.array(Shape))
  expect(
    project?.([
      { type: 'circle', radius: 1, secret: 1 },
      { type: 'box', radius: 1, sides: [{ length: 2, secret: 1 }] },
    ]),
  ).toEqual([
    { type: 'circle', radius: 1 },
    { type: 'box', sides: [{ length: 2 }] },
  ])
})

test('a shape that the schema does not know is removed', () => {
  expect(() => buildProjection(Shape)?.({ type: 'line', secret: 1 })).toThrow('"type"')
})

test('a union without a discriminating field is refused when it is built', () => {
  expect(() => buildProjection(z.union([z.object({ a: z.string() }), z.object({ b: z.string() })]))).toThrow('union')
})

test('fields are kept through everything that may be around an object, and values without fields stay as they are', () => {
  const Inner = z.object({ kept: z.union([z.string(), z.null()]) })
  const project = buildProjection(
    z.object({
      maybe: Inner.nullable().optional(),
      by_name: z.record(z.string(), Inner),
      mail: z.email(),
      kind: z.enum(['a', 'b']),
    }),
  )
  const inner = { kept: null, secret: 1 }
  const rest = { mail: 'a@b.example', kind: 'a' }
  expect(project?.({ maybe: inner, by_name: { x: inner }, ...rest, secret: 1 })).toEqual({
    maybe: { kept: null },
    by_name: { x: { kept: null } },
    ...rest,
  })
  expect(project?.({ maybe: null, by_name: {}, ...rest })).toEqual({ maybe: null, by_name: {}, ...rest })
})
