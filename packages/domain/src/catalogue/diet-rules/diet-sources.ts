import type { RestrictingDiet } from '#domain/catalogue/diet-types.ts'
import type { RuleSet } from './conditions.ts'
import type { SourceId } from './sources.ts'

/** What a diet as a whole rests on, besides the sources that its conditions name. */
const FURTHER: Partial<Record<RestrictingDiet, readonly SourceId[]>> = {
  Sparing: ['mz_2020', 'fn_brno'],
  'Restricted fat': ['mz_2020', 'cuh_gallbladder', 'espen_pancreatitis'],
  'Restricted remains': ['mz_2020', 'nhs_low_fibre', 'esge_2019'],
  Diabetic: ['easd_2023', 'cds_2007'],
  'Diet for gout': ['eular_2016', 'acr_2020', 'ogr_2022', 'liska_2021'],
  'For high cholesterol': ['esc_eas_2019', 'riccardi_2021', 'zlatohlavek_2016'],
  'For pregnant and breastfeeding': ['szpi_2015', 'nhs_pregnancy', 'bfr'],
}

/** All sources of a diet, those of the diet as a whole first, each once. */
export function dietSources({ diet, conditions }: RuleSet): SourceId[] {
  const named = conditions.flatMap(({ source }) => (source === 'own' ? [] : [source]))
  return [...new Set([...(FURTHER[diet] ?? []), ...named])]
}
