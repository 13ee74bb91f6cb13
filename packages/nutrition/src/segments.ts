/** Parts of a recipe in display order (1 … 15). */
export const SEGMENTS = [
  'Main',
  'Dough',
  'Base',
  'Marinade',
  'Meat',
  'Sauce',
  'Cream',
  'Filling',
  'Crust',
  'Glaze',
  'Thickener',
  'Garnish',
  'Side',
  'Dip',
  'Extra',
] as const
export type Segment = (typeof SEGMENTS)[number]
