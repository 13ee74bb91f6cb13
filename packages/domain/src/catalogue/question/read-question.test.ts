import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FILTER_DEFAULTS, normalizeFilter } from '#domain/catalogue/filter/filters.ts'
import { type Question, readQuestion } from './read-question.ts'

const read = (text: string) => {
  const { filter, text: rest, excluded } = readQuestion(text)
  return { ...filter, ...(rest === '' ? {} : { text: rest }), ...(excluded.length === 0 ? {} : { excluded }) }
}

describe('readQuestion', () => {
  it.each<[string, Partial<Question['filter']> & { text?: string; excluded?: string[] }]>([
    ['bez lepku', { diet_types: ['Gluten free'] }],
    [
      'rychlá bezlepková večeře do 500 kcal s kuřetem, bez ryb',
      {
        time_minutes: [10, 30],
        diet_types: ['Gluten free'],
        meal_types: ['Dinner'],
        calorie_span: [50, 500],
        without_allergens: ['fish'],
        text: 'kuřetem',
      },
    ],
    ['rychla vecere do 20 minut', { meal_types: ['Dinner'], time_minutes: [10, 20] }],
    ['do 2000 kJ', { calorie_span: [50, 478] }],
    ['bezlepková večeře do 500', { diet_types: ['Gluten free'], meal_types: ['Dinner'], calorie_span: [50, 500] }],
    ['oběd do 20, bez lepku', { meal_types: ['Lunch'], diet_types: ['Gluten free'], time_minutes: [10, 20] }],
    ['oběd do 12 surovin', { meal_types: ['Lunch'], text: '12 surovin' }],
    [
      'bez laktózy, ořechů a cibule',
      { diet_types: ['Lactose intolerant'], without_allergens: ['nuts'], excluded: ['cibule'] },
    ],
    [
      'dítě s alergií na bílkovinu kravského mléka, svačina',
      { diet_types: ['Cow protein allergy'], meal_types: ['Snack', 'Late_snack'] },
    ],
    ['šetřicí snídaně po operaci', { diet_types: ['Sparing'], meal_types: ['Breakfast'] }],
    ['kojím, co k večeři', { diet_types: ['For pregnant and breastfeeding'], meal_types: ['Dinner'] }],
    ['bez luštěnin, drůbeže a uzenin', { excluded: ['luštěnin', 'drůbeže', 'uzenin'] }],
    [
      'večeře bez hub, sýra a cibule do 500 kcal',
      { meal_types: ['Dinner'], calorie_span: [50, 500], excluded: ['hub', 'sýra', 'cibule'] },
    ],
    ['bez cibule, kuře s rýží a zeleninou', { text: 'kuře rýží zeleninou', excluded: ['cibule'] }],
    ['bez lepku, kuřecí stehna a rýže', { diet_types: ['Gluten free'], text: 'kuřecí stehna rýže' }],
    ['bez hovězího masa do 30 minut', { excluded: ['hovězího masa'], time_minutes: [10, 30] }],
    ['zdravá snídaně', { dietary_goal: 'Eat healthy', meal_types: ['Breakfast'] }],
    ['něco s vysokým obsahem bílkovin', { ordering: 'protein_in_total', descending: true }],
    ['alespoň 30 g bílkovin', { protein_span: [30, null] }],
    ['oběd 30g bílkovin', { meal_types: ['Lunch'], protein_span: [30, null] }],
    ['večeře s 20 až 40 g bílkovin', { meal_types: ['Dinner'], protein_span: [20, 40] }],
    ['bílkoviny nad 25 gramů, cukry do 10 g', { protein_span: [25, null], sugars_span: [null, 10] }],
    ['něco sladkého', { meal_types: ['Dessert'] }],
    ['dezert do 12,5 g cukru', { meal_types: ['Dessert'], sugars_span: [null, 12.5] }],
    ['max 1 g soli a do 500 kcal', { salt_span: [null, 1], calorie_span: [50, 500] }],
    ['méně než 5 g nasycených tuků', { saturated_fats_span: [null, 5] }],
    ['bez lepku, alespoň 8 g vlákniny', { diet_types: ['Gluten free'], fiber_span: [8, null] }],
    ['hodně vlákniny', { ordering: 'fiber_in_total', descending: true }],
    ['snídaně s málo cukru', { meal_types: ['Breakfast'], ordering: 'sugars_in_total', descending: false }],
    ['méně soli', { ordering: 'salt_in_total', descending: false }],
    ['100 g cukru', { text: '100 g cukru' }],
    ['alespoň 400 g bílkovin', { ordering: 'protein_in_total', descending: true, text: 'alespoň 400 g' }],
    ['studená okurková polévka', { meal_types: ['Soup'], text: 'studená okurková' }],
    ['co s cuketou', { text: 'cuketou' }],
    ['snídaně do deseti minut', { meal_types: ['Breakfast'], time_minutes: [10, 10] }],
    ['večeře do pěti set kalorií', { meal_types: ['Dinner'], calorie_span: [50, 500] }],
    ['patnáctiminutová večeře', { meal_types: ['Dinner'], time_minutes: [10, 15] }],
    ['oběd do dvaceti pěti minut', { meal_types: ['Lunch'], time_minutes: [10, 25] }],
    [
      'bezmasá večeře do půl hoďky',
      { dietary_preference: 'Vegetarian', meal_types: ['Dinner'], time_minutes: [10, 30] },
    ],
    ['rychlej oběd bez lpeku', { time_minutes: [10, 30], meal_types: ['Lunch'], diet_types: ['Gluten free'] }],
    ['oběd se salátem z rukoly a olejem', { meal_types: ['Lunch'], text: 'salátem rukoly olejem' }],
    [
      'rostlinná svačinka bez oříšků do práce',
      {
        dietary_preference: 'Vegan',
        meal_types: ['Snack', 'Late_snack'],
        without_allergens: ['nuts'],
        tags: ['do krabičky'],
      },
    ],
    ['kaše s rostlinným mlékem do 10 minut', { time_minutes: [10, 10], text: 'kaše rostlinným mlékem' }],
    ['bez masa, ale ryby můžu', { dietary_preference: 'Pescetarian' }],
    [
      'chci shodit pár kilo, co dětem k obědu',
      { dietary_goal: 'Weight loss', meal_types: ['Lunch'], tags: ['pro děti'] },
    ],
    ['nabírám svaly, snídaně', { dietary_goal: 'Weight gain', meal_types: ['Breakfast'] }],
    [
      'nemůžu laktózu, levná snídaně',
      { diet_types: ['Lactose intolerant'], meal_types: ['Breakfast'], tags: ['levné'] },
    ],
    ['vecere z peti surovin pro deti', { meal_types: ['Dinner'], tags: ['málo surovin', 'pro děti'] }],
    ['dezert bez mléka a trouby', { meal_types: ['Dessert'], without_allergens: ['milk'], tags: ['bez trouby'] }],
    ['sváteční italský oběd z jednoho hrnce', { meal_types: ['Lunch'], tags: ['svátek', 'Itálie', 'z jednoho hrnce'] }],
    [
      'syn nesmí lepek ani mléko, svačina',
      { diet_types: ['Gluten free'], without_allergens: ['milk'], meal_types: ['Snack', 'Late_snack'] },
    ],
    ['bezlepkové raňajky pre deti', { diet_types: ['Gluten free'], meal_types: ['Breakfast'], tags: ['pro děti'] }],
    ['polievka bez mlieka', { meal_types: ['Soup'], without_allergens: ['milk'] }],
    ['oběd do dvou tisíc kJ', { meal_types: ['Lunch'], calorie_span: [50, 478] }],
    ['večeře do tisíc pět set kJ', { meal_types: ['Dinner'], calorie_span: [50, 359] }],
    ['večeře do 2 000 kJ', { meal_types: ['Dinner'], calorie_span: [50, 478] }],
    ['málo sacharidů do 20 g', { carbohydrates_span: [null, 20] }],
    ['snídaně do 5 min', { meal_types: ['Breakfast'], time_minutes: [10, 10] }],
    ['aspoň 900 kcal', { calorie_span: [850, 850] }],
    ['recepty při cukrovce', { diet_types: ['Diabetic'] }],
    ['lehce stravitelná polívka', { diet_types: ['Sparing'], meal_types: ['Soup'] }],
    ['koláč s čokoládovou polevou do hodiny', { time_minutes: [10, 60], text: 'koláč čokoládovou polevou' }],
    ['večeře pro vegany nebo vegetariány', { meal_types: ['Dinner'], dietary_preference: 'Vegan' }],
  ])('„%s“', (question, expected) => {
    expect(read(question)).toEqual(expected)
  })

  it.each(['hovězí vývar', 'Svíčková na smetaně', 'studený losos', 'Kuře na paprice', ''])(
    'leaves the name of a dish as it is: „%s“',
    (name) => {
      expect(readQuestion(name)).toEqual({ filter: {}, text: name, excluded: [], conflicts: [] })
    },
  )

  it.each([
    ['do 300 alespoň 600 kcal', 'Nejméně 600 a\u00a0nejvýše 300\u00a0kcal'],
    ['alespoň 60 do 30 minut', 'Nejméně 60 a\u00a0nejvýše 30\u00a0min'],
    ['vydatný oběd do 300 kcal', 'Nejméně 500 a\u00a0nejvýše 300\u00a0kcal'],
    ['večeře do 20 minut, aspoň hodinu', 'Nejméně 60 a\u00a0nejvýše 20\u00a0min'],
    ['alespoň 40 g bílkovin do 20 g bílkovin', 'Nejméně 40 a\u00a0nejvýše 20\u00a0g bílkovin'],
    ['bez lepku s pšeničnou moukou', 'Bez lepku a\u00a0„pšeničnou moukou“'],
    ['veganské s kuřetem', 'Veganské jídlo a\u00a0„kuřetem“'],
    ['ryba bez ryb', 'Bez ryb a\u00a0„ryba“'],
  ])('says of „%s“ that it contradicts itself', (question, said) => {
    expect(readQuestion(question).conflicts).toEqual([expect.stringContaining(said)])
  })

  it('says that the end of a slider is as far as it reaches', () => {
    expect(readQuestion('snídaně do 5 min').conflicts).toEqual([
      'Nejvíc zúžit umíme dobu přípravy na nejvýše 10\u00a0min.',
    ])
    expect(readQuestion('aspoň 900 kcal').conflicts).toEqual([
      'Nejvíc zúžit umíme energii porce na nejméně 850\u00a0kcal.',
    ])
  })

  it.each(['vánočka', 'jarní cibulka', 'pečené kuře', 'sladké brambory'])('sets no tag for „%s“', (text) =>
    expect(readQuestion(text).filter).toEqual({}),
  )

  it('keeps the wishes of a question that contradicts itself', () => {
    const { filter, text } = readQuestion('veganské s kuřetem')
    expect({ filter, text }).toEqual({ filter: { dietary_preference: 'Vegan' }, text: 'kuřetem' })
  })

  it('reads the same without accents and in capitals', () => {
    const question = 'Rychlá večeře bez lepku, laktózy a ořechů do půl hodiny a 500 kcal pro těhotné'
    const plain = question.normalize('NFD').replace(/\p{M}/gu, '')
    expect(readQuestion(plain).filter).toEqual(readQuestion(question).filter)
    expect(readQuestion(question.toUpperCase()).filter).toEqual(readQuestion(question).filter)
  })

  it('never fails, and what it reads is a filter within its limits', () => {
    const words = fc.constantFrom(
      'bez',
      'do',
      'alespoň',
      '300',
      'kcal',
      'lepku',
      ',',
      'a',
      'večeře',
      'kuře',
      'min',
      '-',
      'na',
    )
    const anything = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 80 }),
      fc.array(words, { maxLength: 15 }).map((all) => all.join(' ')),
    )
    fc.assert(
      fc.property(anything, (text) => {
        const { filter } = readQuestion(text)
        for (const range of [filter.time_minutes, filter.calorie_span]) {
          if (range) expect(range[0]).toBeLessThanOrEqual(range[1])
        }
        const whole = normalizeFilter({ ...FILTER_DEFAULTS, ...filter })
        expect(normalizeFilter(whole)).toEqual(whole)
      }),
    )
  })
})
