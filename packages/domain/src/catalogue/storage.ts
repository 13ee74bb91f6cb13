/**
 * Storage times of finished dishes. Recipes name a row of this table, and articles and pages show it; texts contain no times of
 * their own. In a refrigerator at 4 °C at most and a freezer at −18 °C, cooled within two hours in a layer of at most 5 cm.
 * Rice: NHS; meat, soup, the two days of cooked dishes and the temperatures of heating again: Víš, co jíš; hard-boiled eggs: FoodSafety.gov, whose charts are less
 * strict than the other rows. Rows of baking, spreads and drinks are our own judgement.
 */
export const STORAGE_CLASSES = [
  'rice',
  'meat',
  'soup_stew',
  'fish',
  'egg_dish',
  'boiled_eggs',
  'raw_egg',
  'side_vegetables',
  'dairy_cold',
  'spread',
  'fish_spread',
  'salad',
  'overnight',
  'bread',
  'cake',
  'quark_cake',
  'biscuits',
  'drink',
  'at_once',
] as const
export type StorageClass = (typeof STORAGE_CLASSES)[number]

export type Storage = {
  label: string
  /** Days in the refrigerator; 0: the same day, or for what is kept at room temperature, which does not go there. */
  fridge_days: number
  /** Days at room temperature where the dish stands there. */
  room_days: number | null
  /** Null: it is not frozen. */
  freezer_months: number | null
  /** Whether it is cooled after cooking and heated again; the others are cold all the time or stand at room temperature. */
  is_reheated: boolean
  /** Hours from cooking to the refrigerator; null: it is eaten at once, what is left is neither kept nor heated again. */
  cooled_hours: number | null
}

const COLD = { room_days: null, freezer_months: null, is_reheated: false, cooled_hours: 2 } as const
const COOKED = { room_days: null, is_reheated: true, cooled_hours: 2 } as const
const BAKED = { is_reheated: false, cooled_hours: 2 } as const

export const STORAGE: Readonly<Record<StorageClass, Storage>> = {
  rice: { ...COOKED, label: 'Rýže a\u00a0jídla s\u00a0rýží', fridge_days: 1, freezer_months: 1, cooled_hours: 1 },
  meat: { ...COOKED, label: 'Maso a\u00a0drůbež', fridge_days: 2, freezer_months: 3 },
  soup_stew: { ...COOKED, label: 'Polévky, omáčky a\u00a0dušená jídla', fridge_days: 2, freezer_months: 2 },
  fish: { ...COOKED, label: 'Ryby', fridge_days: 1, freezer_months: 2 },
  egg_dish: { ...COOKED, label: 'Jídla z\u00a0vajec', fridge_days: 2, freezer_months: null },
  boiled_eggs: { ...COLD, label: 'Vejce natvrdo', fridge_days: 7 },
  raw_egg: { ...COLD, label: 'Jídla se syrovým vejcem', fridge_days: 0 },
  side_vegetables: {
    ...COOKED,
    label: 'Těstoviny, brambory, luštěniny a\u00a0zelenina',
    fridge_days: 2,
    freezer_months: 2,
  },
  dairy_cold: { ...COLD, label: 'Pudinky, krémy a\u00a0tvaroh', fridge_days: 2 },
  spread: { ...COLD, label: 'Pomazánky a\u00a0studené omáčky', fridge_days: 2 },
  fish_spread: { ...COLD, label: 'Rybí pomazánky', fridge_days: 1 },
  salad: { ...COLD, label: 'Saláty se zálivkou', fridge_days: 1 },
  overnight: { ...COLD, label: 'Kaše a\u00a0vločky namočené přes noc', fridge_days: 2 },
  bread: { ...BAKED, label: 'Chléb a\u00a0pečivo', fridge_days: 0, room_days: 2, freezer_months: 3 },
  cake: { ...BAKED, label: 'Koláče a\u00a0buchty', fridge_days: 3, room_days: 1, freezer_months: 2 },
  quark_cake: { ...COLD, label: 'Koláče s\u00a0tvarohem', fridge_days: 3, freezer_months: 2 },
  biscuits: { ...BAKED, label: 'Sušenky a\u00a0suché cukroví', fridge_days: 0, room_days: 14, freezer_months: 3 },
  drink: { ...COLD, label: 'Nápoje', fridge_days: 1 },
  at_once: { ...COLD, label: 'Jídla, která se jedí hned', fridge_days: 0, cooled_hours: null },
}

/** Degrees Celsius in the middle of a dish that is heated again, once; a lower temperature does as well where it is held for minutes. */
export const REHEAT_CELSIUS = 75
export const REHEAT_HELD = { celsius: 70, minutes: 2 } as const
/** The most days in the refrigerator for pregnant people. */
export const PREGNANT_FRIDGE_DAYS = 1
