import { describe, expect, it } from 'vitest'
import { type Row, readAllergens, readFoodTable, readGroups } from '#fixtures/food-table.ts'
import { ALLERGENS, type Allergen } from '../allergens/allergens.ts'
import { allergensFromName } from '../allergens/allergens-from-name.ts'
import { ALWAYS_AT_HOME } from './always-at-home.ts'
import { FOOD_GROUPS, type FoodGroup } from './food-groups.ts'
import { groupsFromName } from './groups-from-name.ts'

const foods = readFoodTable('foods.csv')
const groups = readGroups()
const allergens = readAllergens()
const groupTable = readFoodTable('groups.csv')
const allergenTable = readFoodTable('allergens.csv')

const slugOf = (food: Row) => food.slug ?? ''
const groupsOf = (slug: string): readonly FoodGroup[] => groups.get(slug) ?? []
const stateOf = (slug: string, allergen: Allergen) => allergens.get(slug)?.[allergen]?.state ?? 'unknown'
const figure = (food: Row, column: string) => Number(food[column] ?? '')
/** The slugs of the foods that break a rule. */
const breaking = (breaks: (food: Row, slug: string) => boolean) =>
  foods.map((food) => [food, slugOf(food)] as const).flatMap(([food, slug]) => (breaks(food, slug) ? [slug] : []))

const ANIMAL_ALLERGENS = ['milk', 'eggs', 'fish', 'crustaceans', 'molluscs'] as const
const MEAT: readonly FoodGroup[] = ['red_meat', 'poultry', 'game', 'sausage', 'pate', 'offal', 'animal_fat', 'bacon']
const SEA: readonly FoodGroup[] = ['fish', 'shellfish', 'raw_seafood']
const DAIRY_AND_EGGS: readonly FoodGroup[] = [
  ...(['egg', 'egg_yolk', 'raw_egg', 'mayonnaise', 'plain_milk', 'milk_drink', 'cream', 'cheese', 'butter'] as const),
]
const hasAny = (slug: string, some: readonly FoodGroup[]) => groupsOf(slug).some((group) => some.includes(group))

describe('groups.csv and allergens.csv', () => {
  it('have a row for every food, in the order of the foods', () => {
    expect(groupTable.map(slugOf)).toEqual(foods.map(slugOf))
    expect(allergenTable.map(slugOf)).toEqual(foods.map(slugOf))
  })

  it('name groups of the closed list in its order, each once, and use all of them', () => {
    const inOrder = (slug: string) => FOOD_GROUPS.filter((group) => groupsOf(slug).includes(group))
    expect(breaking((_, slug) => groupsOf(slug).join() !== inOrder(slug).join())).toEqual([])
    const used = new Set([...groups.values()].flat())
    expect(FOOD_GROUPS.filter((group) => !used.has(group))).toEqual([])
  })

  it('say for each allergen its state, and how it is known unless it is unknown', () => {
    const cell = /^(unknown|contains:(nature|usual_recipe)|may_contain:usual_recipe|free:(nature|label))$/
    const wrong = allergenTable.flatMap((row) =>
      ALLERGENS.filter((allergen) => !cell.test(row[allergen] ?? '')).map((allergen) => `${row.slug} ${allergen}`),
    )
    expect(wrong).toEqual([])
  })

  it('say „free by label“ only when the name repeats the label', () => {
    const byLabel = (slug: string) =>
      ALLERGENS.filter((allergen) => allergens.get(slug)?.[allergen]?.evidence === 'label')
    expect(breaking((_, slug) => byLabel(slug).some((allergen) => allergen !== 'gluten'))).toEqual([])
    expect(breaking((food, slug) => byLabel(slug).length > 0 && !/bezlepkov/i.test(food.name_cs ?? ''))).toEqual([])
  })
})

it('the catalogue has the foods that are always at home', () => {
  expect(foods.map(slugOf)).toEqual(expect.arrayContaining([...ALWAYS_AT_HOME]))
})

describe('flags of foods.csv', () => {
  it('agree: vegan has nothing of animals', () => {
    expect(
      breaking(
        (food, slug) =>
          food.diet_level === 'vegan' &&
          (hasAny(slug, [...MEAT, ...SEA, ...DAIRY_AND_EGGS]) ||
            ANIMAL_ALLERGENS.some((allergen) => stateOf(slug, allergen) === 'contains')),
      ),
    ).toEqual([])
  })

  it('agree: vegetarian has no meat and nothing of the sea', () => {
    expect(
      breaking(
        (food, slug) =>
          food.diet_level === 'vegetarian' &&
          (hasAny(slug, [...MEAT, ...SEA]) ||
            (['fish', 'crustaceans', 'molluscs'] as const).some((allergen) => stateOf(slug, allergen) === 'contains')),
      ),
    ).toEqual([])
  })

  it('agree: pescetarian is of the sea and without meat', () => {
    const ofSea = (slug: string) =>
      ['fish', 'crustaceans', 'molluscs'].some((one) => stateOf(slug, one as Allergen) === 'contains')
    expect(
      breaking(
        (food, slug) => food.diet_level === 'pescetarian' && (hasAny(slug, ['red_meat', 'poultry']) || !ofSea(slug)),
      ),
    ).toEqual([])
  })

  it('agree: omnivore has meat, or something of animals that no group names', () => {
    const WITHOUT_A_GROUP = [
      ...['panna-cotta', 'zelatina', 'zele-bonbony-gumovi-medvidci', 'marshmallow'], // gelatine
      ...['hlemyzd-vareny', 'paella'], // a snail; shellfish, and meat by custom
      ...['instantni-nudlova-polevka-susena', 'kebab-v-pite', 'jarni-zavitek-smazeny'], // which meat is not given
    ]
    expect(breaking((food, slug) => food.diet_level === 'omnivore' && !hasAny(slug, MEAT)).sort()).toEqual(
      WITHOUT_A_GROUP.sort(),
    )
  })

  it('agree: what a flag says to be there, the allergens contain', () => {
    expect(breaking((food, slug) => food.contains_gluten === '1' && stateOf(slug, 'gluten') !== 'contains')).toEqual([])
    const milk = (food: Row) => food.contains_cow_milk_protein === '1' || food.contains_lactose === '1'
    expect(breaking((food, slug) => milk(food) && stateOf(slug, 'milk') !== 'contains')).toEqual([])
  })

  it('agree: what contains gluten or milk has the flag, but milk of other animals than the cow', () => {
    expect(breaking((food, slug) => food.contains_gluten === '0' && stateOf(slug, 'gluten') === 'contains')).toEqual([])
    const withoutCow = breaking(
      (food, slug) => food.contains_cow_milk_protein === '0' && stateOf(slug, 'milk') === 'contains',
    )
    expect(withoutCow.every((slug) => /kozi|ovci|buvoli/.test(slug))).toBe(true)
    expect(withoutCow).toHaveLength(10)
  })
})

describe('figures', () => {
  it('agree: alcohol is in the group but for traces, and the group has alcohol but where a recipe adds it', () => {
    const TRACES = ['chleb-toustovy-svetly', 'chleb-toustovy-celozrnny', 'ocet-vinny']
    // Wine in the sausage, rum on the raisins, fermented tea.
    const NOT_MEASURED = ['vinna-klobasa-syrova', 'vanocni-stola', 'kombucha']
    const measured = (food: Row) => figure(food, 'alcohol_g') > 0
    expect(breaking((food, slug) => measured(food) && !hasAny(slug, ['alcohol', 'alcohol_flavouring'])).sort()).toEqual(
      TRACES.sort(),
    )
    expect(breaking((food, slug) => !measured(food) && hasAny(slug, ['alcohol'])).sort()).toEqual(NOT_MEASURED.sort())
  })

  const isSingle = (slug: string) => !hasAny(slug, ['prepared_dish', 'strong_broth'])

  it('decide fatty meat: more than 10 g of fat in 100 g', () => {
    expect(
      breaking(
        (food, slug) =>
          isSingle(slug) &&
          hasAny(slug, ['red_meat', 'poultry', 'game']) &&
          figure(food, 'fat_g') > 10 !== hasAny(slug, ['fatty_meat']),
      ),
    ).toEqual([])
  })

  it('decide fatty cream: more than 12 g of fat in 100 g', () => {
    expect(
      breaking(
        (food, slug) =>
          isSingle(slug) && hasAny(slug, ['cream']) && figure(food, 'fat_g') > 12 !== hasAny(slug, ['fatty_cream']),
      ),
    ).toEqual([])
  })

  it('decide fatty cheese: more than 30 % of fat in dry matter, by the name or by the figures', () => {
    const fatInDryMatter = (food: Row) => {
      const named = /(\d+) % t\. v s\./.exec(food.name_cs ?? '')?.[1]
      if (named !== undefined) return Number(named)
      // Ash is not in the table; one gram stands for what is not salt.
      const solids = ['protein_g', 'carbohydrate_g', 'fat_g', 'salt_g'].reduce((sum, one) => sum + figure(food, one), 1)
      return (100 * figure(food, 'fat_g')) / solids
    }
    expect(
      breaking(
        (food, slug) =>
          isSingle(slug) && hasAny(slug, ['cheese']) && fatInDryMatter(food) > 30 !== hasAny(slug, ['fatty_cheese']),
      ),
    ).toEqual([])
  })
})

describe('groups', () => {
  it.each<[group: FoodGroup, all: readonly FoodGroup[]]>([
    ['bacon', ['red_meat', 'fatty_meat', 'smoked_meat']],
    ['liver', ['offal']],
    ['tuna', ['fish']],
    ['oily_fish', ['fish']],
    ['predatory_fish', ['fish']],
    ['purine_rich_fish', ['fish']],
    ['cold_smoked_fish', ['fish']],
    ['egg_yolk', ['egg']],
    ['raw_egg', ['egg']],
    ['mayonnaise', ['egg']],
    ['fatty_cream', ['cream']],
    ['fatty_cheese', ['cheese']],
    ['mould_cheese', ['cheese']],
    ['polyol', ['sweetener']],
    ['dried_fruit', ['fruit']],
    ['kiwi', ['fruit', 'pip_berry']],
    ['fig', ['fruit']],
    ['hard_vegetable', ['vegetable']],
  ])('%s is also %j', (group, all) => {
    expect(breaking((_, slug) => hasAny(slug, [group]) && !all.every((one) => hasAny(slug, [one])))).toEqual([])
  })

  it.each<[group: FoodGroup, some: readonly Allergen[]]>([
    ['fish', ['fish']],
    ['shellfish', ['crustaceans', 'molluscs']],
    ['egg', ['eggs']],
    ['cheese', ['milk']],
    ['cream', ['milk']],
    ['butter', ['milk']],
    ['plain_milk', ['milk']],
    ['milk_drink', ['milk']],
    ['mustard', ['mustard']],
    ['nut_butter', ['nuts', 'peanuts', 'sesame']],
  ])('%s contains one of %j', (group, some) => {
    const contains = (slug: string) => some.some((allergen) => stateOf(slug, allergen) === 'contains')
    expect(breaking((_, slug) => hasAny(slug, [group]) && !contains(slug))).toEqual([])
  })

  it('nut is a nut, a peanut, a chestnut or a pine nut', () => {
    const contains = (slug: string) => (['nuts', 'peanuts'] as const).some((one) => stateOf(slug, one) === 'contains')
    expect(breaking((_, slug) => hasAny(slug, ['nut']) && !contains(slug))).toEqual([
      'piniove-orisky',
      'kastany-jedle-syrove',
      'kastany-pecene',
      'kastanove-pyre',
    ])
  })
})

describe('allergens that may hide', () => {
  const named = (pattern: RegExp) => foods.map(slugOf).filter((slug) => pattern.test(slug))

  it.each<[allergen: Allergen, foods: RegExp, atLeast: number]>([
    ['gluten', /^(bujon|vyvar-.*z-bujonu|sojova-omacka|prasek-do-peciva$|kari-koreni|chilli-koreni|sypke-koreni)/, 8],
    ['gluten', /^(kecup|barbecue|horcice|cokolada|bramborove-lupinky|jahly-[sv]|pohankova-mouka|cocka-.*such)/, 15],
    ['gluten', /(salam|parky|klobasa|sunka-veprova|pastika)/, 20],
    ['milk', /^(chleb-|rohlik|houska|cokolada|margarin|rostlinny-roz)/, 15],
    ['milk', /(salam|parky|klobasa|sunka-veprova|pastika)/, 20],
    ['sulphites', /^(rozinky|merunky-susene|vino-|kren-ster|ocet-vinny|bramborova-kase-v-prasku|krevety)/, 9],
    ['celery', /^(bujon|vyvar|sypke-koreni|polevkova-zelenina)/, 7],
    ['nuts', /^(musli|zmrzlina|cokolada|susenky|orechova-smes)/, 14],
  ])('%s is never said to be absent from %s', (allergen, pattern, atLeast) => {
    const slugs = named(pattern)
    expect(slugs.length).toBeGreaterThanOrEqual(atLeast)
    expect(slugs.filter((slug) => stateOf(slug, allergen) === 'free')).toEqual([])
  })

  it('dishes whose recipe is not given are free of nothing', () => {
    const anyFree = (slug: string) => ALLERGENS.some((allergen) => stateOf(slug, allergen) === 'free')
    expect(breaking((_, slug) => hasAny(slug, ['prepared_dish']) && anyFree(slug))).toEqual([])
    const MEALS = ['Polévky', 'Hlavní jídla', 'Saláty a studená kuchyně']
    const meals = foods.filter((food) => MEALS.includes(food.subcategory ?? '')).map(slugOf)
    expect(meals.length).toBeGreaterThan(40)
    expect(meals.filter((slug) => !hasAny(slug, ['prepared_dish']))).toEqual([])
  })

  it('coconut, chestnut and pine nut are no nuts; goat and sheep milk is milk; an apple has nothing', () => {
    for (const slug of ['kokos-cerstva-duzina', 'kastany-jedle-syrove', 'piniove-orisky', 'muskatovy-orisek'])
      expect(stateOf(slug, 'nuts')).not.toBe('contains')
    for (const slug of [
      'mleko-kozi',
      'feta-ovci-kozi',
      'mozzarella-buvoli',
      'mleko-bez-laktozy-polotucne-1-5-tuku',
      'prepustene-maslo-ghi',
    ])
      expect(stateOf(slug, 'milk')).toBe('contains')
    for (const allergen of ALLERGENS)
      expect(allergens.get('jablko')?.[allergen]).toEqual({ state: 'free', evidence: 'nature' })
  })
})

describe('names', () => {
  it('show no allergen and no group that the tables deny', () => {
    const contradictions = foods.flatMap((food) => {
      const slug = slugOf(food)
      const name = food.name_cs ?? ''
      const denied = [
        ...allergensFromName(name).filter((allergen) => stateOf(slug, allergen) !== 'contains'),
        ...groupsFromName(name).filter((group) => !groupsOf(slug).includes(group)),
      ]
      return denied.map((one) => `${name}: ${one}`)
    })
    expect(contradictions).toEqual([])
  })

  it('show most of what a food contains by its nature', () => {
    const contained = foods.flatMap((food) =>
      ALLERGENS.filter((allergen) => allergens.get(slugOf(food))?.[allergen]?.state === 'contains').map((allergen) =>
        allergensFromName(food.name_cs ?? '').includes(allergen),
      ),
    )
    expect(contained.filter(Boolean).length / contained.length).toBeGreaterThan(0.5)
  })
})
