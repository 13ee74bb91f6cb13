import fc from 'fast-check'
import { expect, test } from 'vitest'
import { open } from './open.ts'
import { pack } from './pack.ts'
import type { Packed } from './packed.ts'

/** As the browser gets it. */
const sent = (data: object): Packed => ({ packed: pack(data).packed })
const read = (packed: Packed) => open<object>(packed)

test('any data of a page come out as they went in', () => {
  const name = fc.string({ minLength: 1, maxLength: 3 })
  const { tree } = fc.letrec<{ tree: unknown; record: object }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 4 },
      fc.oneof(
        fc.string(),
        fc.boolean(),
        fc.constant(null),
        fc.integer(),
        fc.double({ noNaN: true, noDefaultInfinity: true }),
      ),
      fc.array(tie('tree'), { maxLength: 4 }),
      fc.array(tie('record'), { maxLength: 5 }),
      tie('record'),
    ),
    record: fc.dictionary(name, tie('tree'), { maxKeys: 5 }),
  }))
  fc.assert(
    fc.property(fc.dictionary(name, tree), (data) => {
      // JSON has one zero alone.
      const plain = JSON.parse(JSON.stringify(data))
      expect(read(sent(data))).toEqual(plain)
    }),
  )
})

test('names of records in a list are written once, and what only some have stays with them', () => {
  const data = {
    recipes: [
      { slug: 'a', rating: 1 },
      { slug: 'b', note: 'jen „tady“ a "tam"' },
    ],
  }
  const { packed } = sent(data)
  expect(packed.match(/slug/g)).toHaveLength(1)
  expect(packed).not.toContain('"slug"')
  expect(read({ packed })).toEqual(data)
})

test('what is undefined is as if it were not there', () => {
  expect(read(sent({ a: undefined, list: [{ b: 1, c: undefined }, { b: 2 }] }))).toStrictEqual({
    list: [{ b: 1 }, { b: 2 }],
  })
})

test('data are read once, and the packer has what it packed', () => {
  const data = { a: 1 }
  expect(read(pack(data))).toBe(data)
  const packed = sent(data)
  expect(read(packed)).toBe(read(packed))
  expect(open(data)).toBe(data)
})
