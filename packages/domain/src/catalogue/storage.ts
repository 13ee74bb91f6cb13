/**
 * How long a finished dish keeps: the one table of the product. Texts, recipes and the page read it; nobody types days.
 * In a refrigerator at 4 °C at most and a freezer at −18 °C, cooled within two hours in a layer of at most 5 cm.
 * Rice: NHS; meat, soup and the two days of cooked dishes: Víš, co jíš; stricter than the charts of FoodSafety.gov where they
 * differ. Rows of baking, spreads and drinks are our own judgement.
 */
export const STORAGE_CLASSES = [
  'rice',
  'meat',
  'soup_stew',
  'fish',
  'egg_dish',
  'raw_egg',
  'side_vegetables',
  'dairy_cold',
  'spread',
  'salad',
  'overnight',
  'bread',
  'cake',
  'biscuits',
  'drink',
  'at_once',
] as const
export type StorageClass = (typeof STORAGE_CLASSES)[number]

/** Days in the refrigerator (0: the same day), days at room temperature where the dish stands there, months in the freezer. */
export type Storage = { label: string; fridge_days: number; room_days: number | null; freezer_months: number | null }

export const STORAGE: Readonly<Record<StorageClass, Storage>> = {
  rice: { label: 'Rýže a jídla s rýží', fridge_days: 1, room_days: null, freezer_months: 1 },
  meat: { label: 'Maso a drůbež', fridge_days: 2, room_days: null, freezer_months: 3 },
  soup_stew: { label: 'Polévky, omáčky a dušená jídla', fridge_days: 2, room_days: null, freezer_months: 2 },
  fish: { label: 'Ryby', fridge_days: 1, room_days: null, freezer_months: 2 },
  egg_dish: { label: 'Jídla z vajec', fridge_days: 2, room_days: null, freezer_months: null },
  raw_egg: { label: 'Jídla se syrovým vejcem', fridge_days: 0, room_days: null, freezer_months: null },
  side_vegetables: {
    label: 'Těstoviny, brambory, luštěniny a zelenina',
    fridge_days: 2,
    room_days: null,
    freezer_months: 2,
  },
  dairy_cold: { label: 'Mléčné dezerty a tvaroh', fridge_days: 2, room_days: null, freezer_months: null },
  spread: { label: 'Pomazánky', fridge_days: 2, room_days: null, freezer_months: null },
  salad: { label: 'Saláty se zálivkou', fridge_days: 1, room_days: null, freezer_months: null },
  overnight: { label: 'Kaše a vločky namočené přes noc', fridge_days: 2, room_days: null, freezer_months: null },
  bread: { label: 'Chléb a pečivo', fridge_days: 0, room_days: 2, freezer_months: 3 },
  cake: { label: 'Koláče a buchty', fridge_days: 3, room_days: 1, freezer_months: 2 },
  biscuits: { label: 'Sušenky a suché cukroví', fridge_days: 0, room_days: 14, freezer_months: 3 },
  drink: { label: 'Nápoje', fridge_days: 1, room_days: null, freezer_months: null },
  at_once: { label: 'Jídla, která se jedí hned', fridge_days: 0, room_days: null, freezer_months: null },
}
