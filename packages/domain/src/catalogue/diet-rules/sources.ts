/**
 * What the conditions rest on. A limit for one portion is nearly always our own proposal: the source then says what it was
 * derived from. `year` is null where the copy that was read gives none.
 */
export const SOURCES = {
  mz_2020: {
    title: 'Metodické doporučení pro zajištění nutriční péče',
    citation: 'Ministerstvo zdravotnictví ČR, Věstník 10/2020',
    year: 2020,
  },
  sparing_pages: {
    title: 'Šetřicí a výživná dieta, popis pro pacienty',
    citation: 'kerbet.cz; nadvaha.cz',
    year: null,
  },
  gallbladder_pages: { title: 'Dieta s omezením tuku při nemocech žlučníku', citation: 'webnode.cz', year: null },
  residue_pages: {
    title: 'Bezezbytková dieta, popis pro pacienty',
    citation: 'panidomu.cz 2021; Wikipedia, Low-residue diet',
    year: 2021,
  },
  easd_2023: {
    title: 'Evidence-based European recommendations for the dietary management of diabetes',
    citation: 'Diabetologia 2023;66:965',
    year: 2023,
  },
  diabetes_pages: {
    title: 'Diabetická dieta, denní plány sacharidů',
    citation: 'remedia.cz; seniorzone.cz',
    year: null,
  },
  eu_828_2014: {
    title: 'Prováděcí nařízení Komise o informacích o nepřítomnosti či sníženém obsahu lepku',
    citation: 'Nařízení (EU) č. 828/2014',
    year: 2014,
  },
  efsa_2010: {
    title: 'Scientific Opinion on lactose thresholds in lactose intolerance and galactosaemia',
    citation: 'EFSA Journal 2010;8(9):1777',
    year: 2010,
  },
  cross_reactions: {
    title: 'Zkřížené reakce na mléko jiných savců při alergii na kravské mléko',
    citation: 'PubMed Central, PMC6954805',
    year: null,
  },
  iddsi_2019: {
    title: 'International Dysphagia Diet Standardisation Initiative Framework',
    citation: 'IDDSI 2019',
    year: 2019,
  },
  espen_2021: { title: 'ESPEN guideline on hospital nutrition', citation: 'ESPEN 2021', year: 2021 },
  acr_2012: {
    title: 'Guidelines for management of gout',
    citation: 'American College of Rheumatology 2012',
    year: 2012,
  },
  acr_2020: {
    title: 'Guideline for the management of gout',
    citation: 'American College of Rheumatology 2020',
    year: 2020,
  },
  kaneko_2014: {
    title: 'Obsah purinů v potravinách a doporučená denní dávka při dně',
    citation: 'Kaneko a kol. 2014, 2020',
    year: 2014,
  },
  esc_eas_2019: {
    title: 'Guidelines for the management of dyslipidaemias',
    citation: 'ESC/EAS 2016, 2019',
    year: 2019,
  },
  nhs_pregnancy: { title: 'Foods to avoid in pregnancy', citation: 'NHS', year: null },
  efsa_2024: {
    title: 'Tolerable upper intake level for preformed vitamin A and β-carotene',
    citation: 'EFSA Journal 2024;22(6):8814',
    year: 2024,
  },
  efsa_2015: { title: 'Scientific Opinion on the safety of caffeine', citation: 'EFSA 2015', year: 2015 },
  usda_retention_2007: {
    title: 'Table of Nutrient Retention Factors, Release 6',
    citation: 'USDA 2007',
    year: 2007,
  },
} as const satisfies Record<string, { title: string; citation: string; year: number | null }>
export type SourceId = keyof typeof SOURCES
