import type { Activity, Sex, TargetField, TargetGoal, TargetLimit } from '@zivina/nutrition/targets'

/** Czech words for the input of a daily target. */

export const SEX_LABELS: Record<Sex, string> = { female: 'Žena', male: 'Muž' }

export const ACTIVITY_LABELS: Record<Activity, { label: string; text: string }> = {
  sedentary: { label: 'Převážně sedím', text: 'Sedavá práce, bez pravidelného pohybu' },
  light: { label: 'Lehce aktivní', text: 'Procházky nebo cvičení 1–3× týdně' },
  moderate: { label: 'Středně aktivní', text: 'Sport 3–5× týdně' },
  active: { label: 'Hodně aktivní', text: 'Sport téměř každý den nebo práce v\u00a0pohybu' },
  very_active: { label: 'Velmi aktivní', text: 'Těžká fyzická práce nebo dvě tréninkové jednotky denně' },
}

export const TARGET_GOAL_LABELS: Record<TargetGoal, { label: string; phrase: string }> = {
  'Weight maintain': { label: 'Udržet hmotnost', phrase: 'udržení hmotnosti' },
  'Weight loss': { label: 'Zhubnout', phrase: 'pozvolné hubnutí' },
  'Weight gain': { label: 'Přibrat', phrase: 'pozvolné přibírání' },
}

/** The names of missing fields within a sentence. */
export const TARGET_FIELD_NAMES: Record<TargetField, string> = {
  sex: 'pohlaví',
  birth_date: 'datum narození',
  height: 'výška',
  weight: 'hmotnost',
  activity: 'pohyb',
  target_goal: 'cíl',
}

/** Why a target differs from what the goal gives. */
export const LIMIT_TEXTS: Record<TargetLimit, string> = {
  floor: 'Samotný výpočet by vyšel níž, než kolik navrhujeme bez dohledu odborníka.',
  under_age: 'Do 18\u00a0let hubnutí nenavrhujeme: tělo ještě roste. Cíl proto hmotnost drží.',
  pregnant_or_breastfeeding:
    'V\u00a0těhotenství a\u00a0při kojení hubnutí nenavrhujeme. Cíl proto hmotnost drží; vyšší potřebu proberte s\u00a0lékařem.',
  pace: 'Takové tempo je rychlejší než 1\u00a0% hmotnosti týdně. Počítáme s\u00a0nejrychlejším, které ještě doporučujeme.',
  change:
    'Takové tempo by energii změnilo víc, než je rozumné. Počítáme s\u00a0největší změnou, kterou ještě doporučujeme.',
  goal_reached: 'Cílovou hmotnost už máte. Cíl ji teď drží.',
  underweight: 'Vaše hmotnost je k\u00a0výšce nízká (BMI pod 18,5), hubnutí proto nenavrhujeme. Cíl hmotnost drží.',
}
