import type { Constituent, ConstituentGroup, ConstituentMark } from '@zivina/nutrition/constituents/constituents'
import type { ReferenceSource } from '@zivina/nutrition/constituents/reference-values'

export const CONSTITUENT_GROUP_LABELS = {
  vitamins: 'Vitaminy',
  minerals: 'Minerální látky',
  fatty_acids: 'Mastné kyseliny a\u00a0cholesterol',
  sugars: 'Cukry, škrob a\u00a0polyoly',
  other: 'Ostatní',
} as const satisfies Record<ConstituentGroup, string>

export const CONSTITUENT_LABELS = {
  vitamin_a_rae_ug: 'Vitamin A (ekvivalent retinolu)',
  retinol_ug: 'Retinol',
  beta_carotene_ug: 'Beta-karoten',
  vitamin_d_ug: 'Vitamin D',
  vitamin_e_mg: 'Vitamin E',
  vitamin_k1_ug: 'Vitamin K1',
  vitamin_k2_ug: 'Vitamin K2',
  vitamin_c_mg: 'Vitamin C',
  thiamin_b1_mg: 'Thiamin (vitamin B1)',
  riboflavin_b2_mg: 'Riboflavin (vitamin B2)',
  niacin_b3_mg: 'Niacin (vitamin B3)',
  pantothenic_b5_mg: 'Kyselina pantothenová (vitamin B5)',
  vitamin_b6_mg: 'Vitamin B6',
  folate_ug: 'Kyselina listová (foláty)',
  vitamin_b12_ug: 'Vitamin B12',
  calcium_mg: 'Vápník',
  iron_mg: 'Železo',
  magnesium_mg: 'Hořčík',
  phosphorus_mg: 'Fosfor',
  potassium_mg: 'Draslík',
  sodium_mg: 'Sodík',
  zinc_mg: 'Zinek',
  copper_mg: 'Měď',
  manganese_mg: 'Mangan',
  selenium_ug: 'Selen',
  iodine_ug: 'Jod',
  monounsaturated_fat_g: 'Mononenasycené mastné kyseliny',
  polyunsaturated_fat_g: 'Polynenasycené mastné kyseliny',
  linoleic_18_2_g: 'Kyselina linolová (omega-6)',
  alpha_linolenic_18_3_g: 'Kyselina alfa-linolenová (omega-3)',
  epa_20_5_g: 'EPA (omega-3)',
  dha_22_6_g: 'DHA (omega-3)',
  trans_fat_g: 'Trans mastné kyseliny',
  cholesterol_mg: 'Cholesterol',
  glucose_g: 'Glukóza',
  fructose_g: 'Fruktóza',
  galactose_g: 'Galaktóza',
  sucrose_g: 'Sacharóza',
  lactose_g: 'Laktóza',
  maltose_g: 'Maltóza',
  starch_g: 'Škrob',
  polyols_g: 'Polyoly',
  water_g: 'Voda',
  ash_g: 'Popel (minerální látky celkem)',
  organic_acids_g: 'Organické kyseliny',
  alcohol_g: 'Alkohol',
  caffeine_mg: 'Kofein',
} as const satisfies Record<Constituent, string>

/** How a figure of a food is known, in words beside it. A published figure has none. */
export const MARK_LABELS = {
  below_limit: 'pod mezí stanovitelnosti',
  traces: 'stopy',
  computed: 'vypočteno',
  imputed: 'odhad podle podobné potraviny',
  borrowed: 'převzato z\u00a0jiné tabulky',
} as const satisfies Record<ConstituentMark['mark'], string>

/** Where a reference value comes from, as a short mark beside a figure, and in full. */
export const REFERENCE_SOURCE_LABELS = {
  eu_1169_2011: { short: 'EU', full: 'nařízení (EU) č.\u00a01169/2011, příloha XIII' },
  efsa_2010_fats: { short: 'EFSA', full: 'EFSA 2010, referenční hodnoty pro tuky' },
  efsa_2015_caffeine: { short: 'EFSA', full: 'EFSA 2015, bezpečnost kofeinu' },
  efsa_2019_sodium: { short: 'EFSA', full: 'EFSA 2019, referenční hodnota pro sodík' },
} as const satisfies Record<ReferenceSource, { short: string; full: string }>

/** Names of the composition tables of the starter foods, by the `source` of an ingredient. */
export const FOOD_SOURCE_LABELS = {
  CIQUAL2020: 'Anses-CIQUAL 2020',
  'USDA-SR28': 'USDA National Nutrient Database SR28',
  'SFCDB5.3': 'Schweizer Nährwertdatenbank V5.3',
  'typical label value': 'typické hodnoty z\u00a0českých etiket',
} as const
