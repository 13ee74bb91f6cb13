import { describe, expect, it } from 'vitest'
import { FieldErrors } from '#api/kernel/errors/api-error.ts'
import { type AllergenFlags, flagsByLabel, withStated } from './label-allergens.ts'

const UNKNOWN: AllergenFlags = { contains_gluten: null, contains_lactose: null, contains_cow_milk_protein: null }

describe('what a label says of allergens', () => {
  it('replaces what was known otherwise, leaves what it does not name, and can be taken back', () => {
    const former = {
      milk: { state: 'free', evidence: 'nature' },
      nuts: { state: 'may_contain', evidence: 'label' },
      eggs: { state: 'unknown', evidence: 'usual_recipe' },
    } as const
    expect(withStated(former, { milk: 'may_contain', nuts: 'unknown', gluten: 'free' })).toEqual({
      milk: { state: 'may_contain', evidence: 'label' },
      eggs: { state: 'unknown', evidence: 'usual_recipe' },
      gluten: { state: 'free', evidence: 'label' },
    })
  })
})

const flags = (stated: Parameters<typeof withStated>[1], given = {}, former: Partial<AllergenFlags> = {}) =>
  flagsByLabel({ former: { ...UNKNOWN, ...former }, allergens: withStated({}, stated), stated, given })

describe('the flags of a food', () => {
  it.each([
    [{ gluten: 'contains' }, {}, { contains_gluten: true }],
    [{ gluten: 'free' }, { contains_gluten: true }, { contains_gluten: false }],
    [{ gluten: 'may_contain' }, { contains_gluten: true }, { contains_gluten: null }],
    [{ gluten: 'may_contain' }, { contains_gluten: false }, { contains_gluten: false }],
    [{ gluten: 'unknown' }, { contains_gluten: true }, { contains_gluten: null }],
    [{ milk: 'free' }, { contains_lactose: true }, { contains_lactose: false, contains_cow_milk_protein: false }],
    // Lactose-free milk, cheese of goats.
    [{ milk: 'contains' }, { contains_lactose: false }, { contains_lactose: false, contains_cow_milk_protein: null }],
    [{ eggs: 'contains' }, { contains_gluten: true }, { contains_gluten: true }],
  ] as const)('follow a label that says %j, from %j', (stated, former, expected) => {
    expect(flags(stated, {}, former)).toMatchObject(expected)
  })

  it.each([
    [{ gluten: 'contains' }, { contains_gluten: false }, 'allergens.gluten'],
    [{ gluten: 'free' }, { contains_gluten: true }, 'allergens.gluten'],
    [{ gluten: 'may_contain' }, { contains_gluten: true }, 'allergens.gluten'],
    [{ milk: 'free' }, { contains_lactose: true }, 'allergens.milk'],
    [{ milk: 'free' }, { contains_cow_milk_protein: true }, 'allergens.milk'],
  ] as const)('may not contradict it: %j with %j is refused at %s', (stated, given, field) => {
    const refused = () => flags(stated, given)
    expect(refused).toThrow(FieldErrors)
    expect(refused).toThrow(
      expect.objectContaining({
        body: { [field]: [expect.objectContaining({ message: expect.stringContaining('Odporuje') })] },
      }),
    )
  })

  it('that contradict a label of before are refused at the flag itself', () => {
    const allergens = withStated({}, { gluten: 'free' })
    const refused = () => flagsByLabel({ former: UNKNOWN, allergens, stated: {}, given: { contains_gluten: true } })
    expect(refused).toThrow(expect.objectContaining({ body: { contains_gluten: [expect.anything()] } }))
    expect(flagsByLabel({ former: UNKNOWN, allergens: {}, stated: {}, given: { contains_gluten: true } })).toEqual({
      ...UNKNOWN,
      contains_gluten: true,
    })
  })
})
