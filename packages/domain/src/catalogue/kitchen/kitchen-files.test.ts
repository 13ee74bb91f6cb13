import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readFoodFile, readStarterFoods } from '#fixtures/starter-foods.ts'
import { HOUSEHOLD_MEASURES } from './measures.ts'

const names = readFoodFile('kitchen.csv')
const measures = readFoodFile('measures.csv')
const foods = readStarterFoods()
const RECIPES = new URL('../../../../../data/recipes/', import.meta.url)

describe('kitchen names of the starter foods', () => {
  it('name every food once, in the order of the table', () => {
    expect(names.map((row) => row.slug)).toEqual([...foods.keys()])
  })

  it('have a nominative and a genitive in lower case, makes and varieties aside', () => {
    const capital = /Junior|Vysočina|Poličan|Herkules|Golden Delicious|Gala|Granny Smith/
    for (const { slug, kitchen_name: name = '', genitive = '' } of names) {
      for (const form of [name, genitive]) {
        expect(form, slug).toMatch(/^\p{Ll}[\p{L}\d %,()–\u00a0-]*$/u)
        if (!capital.test(form)) expect(form, slug).toBe(form.toLowerCase())
      }
    }
  })

  it('have all forms of counting or none, and the weight of a piece with them', () => {
    for (const { slug = '', one, few, many, part } of names) {
      const given = [one, few, many, part].filter((form) => form !== '')
      expect([0, 4], slug).toContain(given.length)
      if (given.length === 4) expect(foods.get(slug)?.grams_per_piece, slug).toBeGreaterThan(0)
    }
  })
})

describe('measures of the starter foods', () => {
  it('are known measures of known foods with a weight and its evidence', () => {
    for (const { slug = '', measure = '', grams, evidence = '', source } of measures) {
      expect(foods.has(slug), slug).toBe(true)
      expect(HOUSEHOLD_MEASURES, slug).toContain(measure)
      expect(Number(grams), slug).toBeGreaterThan(0)
      expect(['table', 'published', 'pack', 'estimate'], slug).toContain(evidence)
      if (evidence !== 'estimate') expect(source, slug).not.toBe('')
    }
  })

  it('give a food each measure once', () => {
    const keys = measures.map(({ slug, measure }) => `${slug} ${measure}`)
    expect(keys).toHaveLength(new Set(keys).size)
  })

  it('weigh a piece as the table of foods does', () => {
    for (const { slug = '', measure, grams, evidence } of measures) {
      if (measure !== 'piece' && evidence !== 'table') continue
      expect(Number(grams), slug).toBe(foods.get(slug)?.grams_per_piece)
    }
  })

  it('keep a teaspoon lighter than a tablespoon, and a tablespoon lighter than a cup', () => {
    for (const { slug, kitchen } of foods.values()) {
      const grams = (measure: string) => kitchen.measures.find((row) => row.measure === measure)?.grams
      const [small, large, cup] = [grams('teaspoon'), grams('tablespoon'), grams('cup')]
      if (small && large) expect(large / small, slug).toBeGreaterThan(2.4)
      if (small && large) expect(large / small, slug).toBeLessThan(4)
      if (large && cup) expect(cup / large, slug).toBeGreaterThan(12)
    }
  })

  it('cover the foods of the recipes that a cook does not weigh', () => {
    const used = new Set(
      readdirSync(RECIPES)
        .filter((file) => file.endsWith('.json'))
        .flatMap((file) => JSON.parse(readFileSync(new URL(file, RECIPES), 'utf8')).ingredients)
        .map((line: { ingredient: string }) => line.ingredient),
    )
    const measured = [...used].filter((slug) => {
      const food = foods.get(slug)
      return food !== undefined && (food.weight_units === 'Milliliter' || food.kitchen.measures.length > 0)
    })
    expect(used.size).toBeGreaterThan(290)
    expect(measured.length / used.size).toBeGreaterThan(0.8)
  })
})
