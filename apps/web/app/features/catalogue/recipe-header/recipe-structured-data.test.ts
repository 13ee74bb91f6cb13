import type { RecipeDetail } from '@zivina/contract/catalogue/recipes/read'
import type { Review } from '@zivina/contract/community/reviews'
import { describe, expect, test } from 'vitest'
import { SAMPLE_RECIPE } from '#app/features/catalogue/recipe/testing/sample-recipe.ts'
import { toSafeJson } from '#app/seo/structured-data.tsx'
import { recipeStructuredData } from './recipe-structured-data.ts'

const SITE = { public_url: 'https://zivina.example', image_url_endpoint: '/images' }
const data = recipeStructuredData(SAMPLE_RECIPE, SITE)

describe('structured data of a recipe', () => {
  test('pictures are the share cards in the three ratios, at absolute addresses', () => {
    const { slug } = SAMPLE_RECIPE
    const cards = (data.image as string[]).map((image) => image.replace(/\?v=\w+$/, ''))
    expect(cards).toEqual(
      ['1x1', '4x3', '16x9'].map((ratio) => `https://zivina.example/images/social/recipe/${slug}-${ratio}.jpg`),
    )
  })

  test('a picture gets another address as soon as its content changes, and keeps it otherwise', () => {
    const addresses = (changes: Partial<RecipeDetail>) =>
      recipeStructuredData({ ...SAMPLE_RECIPE, ...changes }, SITE).image
    expect(addresses({ tags: ['nový'] })).toEqual(data.image)
    for (const changes of [
      { name: 'Jinak' },
      { calories_in_total: 1 },
      { resting_time: 999 },
      { photos: ['/images/b.webp'] },
    ])
      expect(addresses(changes)).not.toEqual(data.image)
  })

  test('total time is work plus waiting; unknown parts are left out', () => {
    expect(data.totalTime).toBe('PT1H20M')
    expect(data).not.toHaveProperty('prepTime')
    expect(data).not.toHaveProperty('cookTime')
    expect(data).not.toHaveProperty('aggregateRating')
  })

  test('the author is a person with a page', () => {
    expect(data.author).toEqual({
      '@type': 'Person',
      name: 'Jarmila Nováková',
      url: 'https://zivina.example/tvurci/jarmila-novakova',
    })
  })

  test('the description is the headnote, or facts where there is none', () => {
    expect(data.description).toBe(SAMPLE_RECIPE.headnote)
    expect(recipeStructuredData({ ...SAMPLE_RECIPE, headnote: '' }, SITE).description).toContain('3\u00a0suroviny')
  })

  test('ingredients are Czech lines', () => {
    expect(data.recipeIngredient).toEqual(['200\u00a0g Těstoviny', '2\u00a0ks Vejce', '4\u00a0g Sůl'])
  })

  test('steps are numbered and linked', () => {
    expect(data.recipeInstructions).toEqual([
      expect.objectContaining({
        '@type': 'HowToStep',
        position: 1,
        name: 'Vaření',
        url: expect.stringContaining('#krok-1'),
      }),
      expect.objectContaining({ position: 2, text: 'Vmíchejte vejce a osolte.' }),
    ])
  })

  test('nutrition is per portion: (2 × 1500 + 2 × 300) kJ ÷ 2 = 1800 kJ = 430 kcal; 4.4 g of salt ÷ 2 = 2.2 g = 880 mg of sodium', () => {
    expect(data.nutrition).toMatchObject({
      servingSize: '1 porce',
      calories: '430 kcal',
      proteinContent: '18.3 g',
      sodiumContent: '880 mg',
    })
  })

  test('a nutrient that is unknown for any ingredient is left out', () => {
    expect(data.nutrition).not.toHaveProperty('fiberContent')
  })

  test('without any known nutrient there is no nutrition at all', () => {
    const nutrient_coverage = { ...SAMPLE_RECIPE.nutrient_coverage }
    for (const name of Object.keys(nutrient_coverage)) nutrient_coverage[name as keyof typeof nutrient_coverage] = 0.5
    expect(recipeStructuredData({ ...SAMPLE_RECIPE, nutrient_coverage }, SITE)).not.toHaveProperty('nutrition')
  })

  const REVIEW: Review = {
    guid: '0190a000-0000-7000-8000-000000000001',
    rating: 4,
    comment: '</script><script>alert(1)</script>',
    created_at: '2026-05-01T10:00:00.000Z',
    user: { username: 'jana', image: null },
    reply: null,
    replied_at: null,
    creator: { name: 'Jarmila Nováková', slug: null },
  }

  test('the rating is present once there is a review: 23 stars ÷ 5 = 4.6', () => {
    const rated = { ...SAMPLE_RECIPE, rating: { average: 23 / 5, count: 5 } }
    const known = recipeStructuredData(rated, SITE, [REVIEW, { ...REVIEW, comment: null }])
    expect(known.aggregateRating).toEqual({
      '@type': 'AggregateRating',
      ratingValue: 4.6,
      ratingCount: 5,
      bestRating: 5,
      worstRating: 1,
    })
    expect(known.review).toHaveLength(1)
    expect(known.review).toMatchObject([{ author: { name: 'jana' }, reviewRating: { ratingValue: 4 } }])
    expect(toSafeJson(known)).not.toContain('<')
    expect(recipeStructuredData(rated, SITE, [{ ...REVIEW, comment: null }])).not.toHaveProperty('review')
  })

  test('text of a recipe cannot end the script element', () => {
    const text = toSafeJson(data)
    expect(text).not.toContain('<')
    expect(JSON.parse(text).name).toBe('Těstoviny s vejcem </script>')
  })
})
