/** What a person measures, as the columns are named: kilograms, and girths in centimetres. */
export const MEASURED_FIELDS = [
  'weight',
  'waist_girth',
  'hips_girth',
  'chest_girth',
  'thigh_girth',
  'arm_girth',
] as const
export type MeasuredField = (typeof MEASURED_FIELDS)[number]

export const GIRTHS = MEASURED_FIELDS.filter((field): field is Exclude<MeasuredField, 'weight'> => field !== 'weight')

export const MEASURED_LABELS: Readonly<Record<MeasuredField, string>> = {
  weight: 'Hmotnost',
  waist_girth: 'Obvod pasu',
  hips_girth: 'Obvod boků',
  chest_girth: 'Obvod hrudníku',
  thigh_girth: 'Obvod stehna',
  arm_girth: 'Obvod paže',
}

/** The measurements of one day; null is what was not measured. */
export type Measured = Record<MeasuredField, number | null>

export const NOTHING_MEASURED: Measured = {
  weight: null,
  waist_girth: null,
  hips_girth: null,
  chest_girth: null,
  thigh_girth: null,
  arm_girth: null,
}
