import { describe, expect, it } from 'vitest'
import { fromQuery } from './filter-query.ts'
import { withPresentTags } from './former-tags.ts'

const read = (query: string) => withPresentTags(fromQuery(new URLSearchParams(query)))

describe('a query with a former tag', () => {
  it('of another spelling has the present tag', () => {
    expect(read('tags=asie,levné').tags).toEqual(['Asie', 'levné'])
    expect(read('tags=vánoce').tags).toEqual(['Vánoce'])
  })

  it('that said a kind of meal filters by that kind', () => {
    expect(read('tags=snídaně,levné')).toMatchObject({ tags: ['levné'], meal_types: ['Breakfast'] })
    expect(read('tags=svačiny').meal_types).toEqual(['Snack', 'Late_snack'])
    expect(read('tags=polévky&meal_types=Lunch').meal_types).toEqual(['Lunch'])
  })

  it('that said a preference filters by the stricter of the two', () => {
    expect(read('tags=veganské')).toMatchObject({ tags: [], dietary_preference: 'Vegan' })
    expect(read('tags=vegetariánské&dietary_preference=Vegan').dietary_preference).toBe('Vegan')
    expect(read('tags=vegetariánské&dietary_preference=Pescetarian').dietary_preference).toBe('Vegetarian')
  })
})
