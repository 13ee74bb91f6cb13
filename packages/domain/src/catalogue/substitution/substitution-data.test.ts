import { readdirSync, readFileSync } from 'node:fs'
import { YIELD_FACTORS } from '@zivina/nutrition/cooking/yield-factors'
import { describe, expect, it, test } from 'vitest'
import { readFoodFile } from '#fixtures/starter-foods.ts'
import { FOOD_STATES, stateFromName, weighsAlike } from './food-state.ts'
import { CULINARY_ROLES } from './roles.ts'
import { compileSubstitutions, type SubstitutionFile } from './substitution-table.ts'

const DATA = new URL('../../../../../data/', import.meta.url)
const file = JSON.parse(readFileSync(new URL('substitutions.json', DATA), 'utf8')) as SubstitutionFile
const table = compileSubstitutions(file)
const foods = new Map(readFoodFile('foods.csv').map((row) => [row.slug ?? '', row]))
const members = file.sets.flatMap((set) =>
  Object.entries(set.foods).map(([slug, member]) => ({
    set,
    slug,
    ...(typeof member === 'number' ? { amount: member } : member),
  })),
)
const substitutesOf = (slug: string, role?: string) =>
  table.substitutesOf(slug).filter((one) => role === undefined || one.role === role)
const ratio = (slug: string, role: string, other: string) =>
  substitutesOf(slug, role).find((one) => one.slug === other)?.ratio

/** Uses of each food in the starter recipes. */
function countUses(): Map<string, number> {
  const uses = new Map<string, number>()
  const folder = new URL('recipes/', DATA)
  for (const name of readdirSync(folder).filter((one) => one.endsWith('.json'))) {
    const { ingredients } = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as {
      ingredients: { ingredient: string }[]
    }
    for (const { ingredient } of ingredients) uses.set(ingredient, (uses.get(ingredient) ?? 0) + 1)
  }
  return uses
}

describe('the file of substitutions', () => {
  it('names foods of the catalogue, each with one state', () => {
    expect([...new Set(members.map(({ slug }) => slug))].filter((slug) => !foods.has(slug))).toEqual([])
    const named = FOOD_STATES.flatMap((state) => file.states[state])
    expect(new Set(named).size).toBe(named.length)
    expect(members.filter(({ slug }) => table.stateOf(slug) === null)).toEqual([])
  })

  it('agrees with the names of foods about their states, but for what is named after its use', () => {
    const told = FOOD_STATES.flatMap((state) => file.states[state].map((slug) => ({ slug, state })))
    const differing = told.filter(({ slug, state }) => {
      const name = stateFromName(foods.get(slug)?.name_cs ?? '')
      return name !== 'raw' && !weighsAlike(name, state)
    })
    expect(differing.map(({ slug }) => slug).toSorted()).toEqual(['rajcata-susena-v-oleji', 'vino-bile-suche'])
  })

  it('has every role, at least two foods in a set and no set or source without use', () => {
    expect(CULINARY_ROLES.filter((role) => !file.sets.some((set) => set.role === role))).toEqual([])
    expect(file.sets.filter(({ foods: all }) => Object.keys(all).length < 2).map(({ id }) => id)).toEqual([])
    expect(new Set(file.sets.map(({ id }) => id)).size).toBe(file.sets.length)
    const used = new Set(members.map(({ set, source }) => source ?? set.source))
    expect([...used].toSorted()).toEqual(Object.keys(file.sources).toSorted())
  })

  it('takes the same weight of a food only where it says so, and never a weight without a ratio', () => {
    const unequal = members.filter(
      ({ set, source, amount }) => (source ?? set.source) === 'equal_mass' && amount !== 100,
    )
    expect(unequal.map(({ set, slug, amount }) => `${set.id} ${slug} ${amount}`)).toEqual([])
    for (const { slug } of members) {
      for (const one of table.substitutesOf(slug)) expect(one.ratio, `${slug} → ${one.slug}`).toBeGreaterThan(0)
    }
  })

  it('words remarks as whole sentences', () => {
    const loose = members.filter(({ remark }) => remark !== undefined && !/^\p{Lu}.*\.$/u.test(remark))
    expect(loose.map(({ set, slug }) => `${set.id} ${slug}`)).toEqual([])
  })

  it('gives at least two swaps to nearly every line of the starter recipes', () => {
    const uses = [...countUses()]
    const lines = uses.reduce((sum, [, count]) => sum + count, 0)
    const covered = uses.filter(([slug]) => table.substitutesOf(slug).length >= 2)
    const share = covered.reduce((sum, [, count]) => sum + count, 0) / lines
    // biome-ignore lint/suspicious/noConsole: authors of recipes read the coverage in the output of the test.
    console.info(
      `${(share * 100).toFixed(1)} % of ${lines} lines (${covered.length} of ${uses.length} foods) have two swaps`,
    )
    expect(share).toBeGreaterThanOrEqual(0.98)
    expect(covered.length).toBeGreaterThanOrEqual(400)
  })
})

describe('ratios', () => {
  test.each([
    ['maslo-82-tuku', 'baking_fat', 'olej-repkovy', 0.8],
    ['petrzelova-nat-cerstva', 'herb', 'petrzel-susena', 0.2],
    ['tymian-cerstvy', 'herb', 'tymian-suseny', 0.33],
    ['cukr-krystal', 'sweetener', 'med', 0.8],
    ['hladka-mouka-psenicna', 'flour', 'bezlepkova-mouka-smes-na-peceni', 1],
    ['vejce-slepici-velikost-m', 'binder', 'lnene-seminko', 0.14],
    ['hladka-mouka-psenicna', 'thickener', 'kukuricny-skrob', 0.5],
    ['drozdi-cerstve', 'leavening', 'drozdi-susene', 0.33],
  ])('%s as %s is replaced by %s at %d', (slug, role, other, expected) => {
    expect(ratio(slug, role, other)).toBe(expected)
  })

  it('of cooked and dry food are the yields of cooking', () => {
    expect(ratio('fazole-bile-suche', 'legume', 'fazole-bile-v-konzerve-okapane')).toBe(
      YIELD_FACTORS.beans_boiled.factor,
    )
    expect(ratio('cizrna-sucha', 'legume', 'cizrna-varena')).toBe(YIELD_FACTORS.beans_boiled.factor)
    expect(ratio('cocka-hneda-sucha', 'legume', 'cocka-varena')).toBe(YIELD_FACTORS.lentils_boiled.factor)
    expect(ratio('ryze-basmati-sucha', 'side', 'ryze-varena')).toBe(YIELD_FACTORS.rice_boiled.factor)
    expect(ratio('cizrna-v-konzerve-okapana', 'legume', 'cizrna-sucha')).toBeCloseTo(1 / 2.4, 9)
  })

  it('of fats keep the fat, and of salty liquids the salt, as the table of foods has them', () => {
    const figure = (slug: string, column: 'fat_g' | 'salt_g') => Number(foods.get(slug)?.[column])
    const keeps = (set: string, column: 'fat_g' | 'salt_g') =>
      members
        .filter((one) => one.set.id === set && (one.source ?? one.set.source) === 'composition' && !one.only)
        .map(({ slug, amount }) => [slug, (amount * figure(slug, column)) / 100] as const)
    for (const [slug, fat] of [...keeps('frying-fat', 'fat_g'), ...keeps('baking-fat', 'fat_g')]) {
      expect(fat, slug).toBeGreaterThan(74)
      expect(fat, slug).toBeLessThan(92)
    }
    for (const [slug, salt] of keeps('salt', 'salt_g')) expect(Math.abs(salt - 97.8), slug).toBeLessThan(4)
  })
})

describe('what is never offered', () => {
  it('is ice cream for cream, or any dessert for milk', () => {
    const desserts = /zmrzlin|nanuk|kornout|sorbet|puding|dezert|pribinacek|termix|tiramisu/
    const cream = /^(smetana|mleko|zakysana|slehacka|jogurt|tvaroh)/
    const wrong = [...foods.keys()]
      .filter((slug) => cream.test(slug))
      .flatMap((slug) => table.substitutesOf(slug).filter((one) => desserts.test(one.slug)))
    expect(wrong).toEqual([])
  })

  it('is cooked food for dry with the weight kept', () => {
    for (const slug of foods.keys()) {
      for (const one of table.substitutesOf(slug)) {
        const own = table.stateOf(slug)
        if (own === null || weighsAlike(own, one.state)) continue
        expect(one.conversion, `${slug} → ${one.slug}`).not.toBeNull()
      }
    }
    expect(substitutesOf('ryze-dlouhozrnna-sucha', 'side').filter(({ state }) => state === 'cooked')).toSatisfy(
      (cooked: { ratio: number }[]) => cooked.length > 0 && cooked.every(({ ratio: factor }) => factor > 2),
    )
  })

  it('is the original itself, or the same food twice in a role', () => {
    for (const slug of foods.keys()) {
      const keys = table.substitutesOf(slug).map((one) => `${one.role} ${one.slug}`)
      expect(new Set(keys).size, slug).toBe(keys.length)
      expect(table.substitutesOf(slug).some((one) => one.slug === slug)).toBe(false)
    }
  })

  it('is an egg for flax seed: what only replaces has no role of its own', () => {
    expect(substitutesOf('lnene-seminko', 'binder')).toEqual([])
    expect(substitutesOf('vejce-slepici-velikost-m', 'binder').map(({ slug }) => slug)).toContain('lnene-seminko')
  })
})
