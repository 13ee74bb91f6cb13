/** Who published a document, what it is called and when; `year` is null where the copy that was read gives none. */
export type Source = { body: string; title: string; year: number | null }

/**
 * What the conditions rest on: documents of professional and public bodies. A limit for one portion is nearly always our own
 * proposal; the source then says what it was derived from. A reader is shown body, document and year.
 */
export const SOURCES = {
  mz_2020: {
    body: 'Ministerstvo zdravotnictví ČR',
    title: 'Metodické doporučení pro zajištění stravy a nutriční péče, Věstník 10/2020',
    year: 2020,
  },
  fn_brno: { body: 'Fakultní nemocnice Brno', title: 'Dietní systém', year: null },
  cuh_gallbladder: {
    body: 'Cambridge University Hospitals NHS',
    title: 'leták o jídle při žlučových kamenech',
    year: null,
  },
  espen_pancreatitis: {
    body: 'ESPEN',
    title: 'Guideline on clinical nutrition in acute and chronic pancreatitis',
    year: 2024,
  },
  nhs_low_fibre: {
    body: 'NHS (Royal Surrey, North Devon)',
    title: 'letáky o stravě s malým obsahem vlákniny',
    year: null,
  },
  esge_2019: { body: 'ESGE', title: 'Bowel preparation for colonoscopy, guideline update', year: 2019 },
  easd_2023: {
    body: 'EASD, Diabetes and Nutrition Study Group',
    title: 'Evidence-based European recommendations for the dietary management of diabetes',
    year: 2023,
  },
  cds_2007: {
    body: 'Česká diabetologická společnost',
    title: 'Standardy dietní léčby pacientů s diabetem',
    year: 2007,
  },
  eu_828_2014: {
    body: 'Evropská komise',
    title: 'Prováděcí nařízení č. 828/2014 o informacích o nepřítomnosti či sníženém obsahu lepku',
    year: 2014,
  },
  efsa_2010: {
    body: 'EFSA',
    title: 'Scientific Opinion on lactose thresholds in lactose intolerance and galactosaemia',
    year: 2010,
  },
  cross_reactions: {
    body: 'BMJ Case Reports (PMC6954805)',
    title: 'Zkřížené reakce na kozí a ovčí mléko při alergii na mléko kravské',
    year: null,
  },
  iddsi_2019: { body: 'IDDSI', title: 'Framework and Detailed Level Definitions 2.0', year: 2019 },
  espen_2021: { body: 'ESPEN', title: 'Guideline on hospital nutrition', year: 2021 },
  eular_2016: {
    body: 'EULAR',
    title: 'Evidence-based recommendations for the management of gout, update',
    year: 2016,
  },
  ogr_2022: {
    body: 'Rakouská revmatologická společnost',
    title: 'Doporučení k\u00a0výživě a\u00a0životosprávě při dně',
    year: 2022,
  },
  liska_2021: { body: 'Vnitřní lékařství', title: 'Nefarmakologická léčba dny (Líška)', year: 2021 },
  acr_2012: { body: 'American College of Rheumatology', title: 'Guidelines for management of gout', year: 2012 },
  acr_2020: { body: 'American College of Rheumatology', title: 'Guideline for the management of gout', year: 2020 },
  kaneko_2014: {
    body: 'Biological and Pharmaceutical Bulletin',
    title: 'Obsah purinů v\u00a0potravinách a\u00a0doporučená denní dávka',
    year: 2014,
  },
  esc_eas_2019: { body: 'ESC/EAS', title: 'Guidelines for the management of dyslipidaemias', year: 2019 },
  zlatohlavek_2016: {
    body: 'Vnitřní lékařství',
    title: 'Zlatohlávek a\u00a0Svačina, ročník 62, strana 912',
    year: 2016,
  },
  riccardi_2021: {
    body: 'Cardiovascular Research',
    title: 'Riccardi a kol.: Dietary recommendations for prevention of atherosclerosis',
    year: 2021,
  },
  szpi_2015: {
    body: 'Státní zemědělská a potravinářská inspekce',
    title: 'informace o\u00a0listerióze z\u00a0potravin pro těhotné',
    year: 2015,
  },
  nhs_pregnancy: { body: 'NHS (Cwm Taf)', title: 'Foods to avoid in pregnancy', year: null },
  bfr: {
    body: 'Bundesinstitut für Risikobewertung (BfR)',
    title: 'informace o ochraně před listeriózou',
    year: null,
  },
  efsa_2024: {
    body: 'EFSA',
    title: 'Tolerable upper intake level for preformed vitamin A and β-carotene',
    year: 2024,
  },
  efsa_2015: { body: 'EFSA', title: 'Scientific Opinion on the safety of caffeine', year: 2015 },
  usda_retention_2007: { body: 'USDA', title: 'Table of Nutrient Retention Factors, Release 6', year: 2007 },
  spv_2021: {
    body: 'Společnost pro výživu',
    title: 'Výživová pyramida a Zdravá třináctka',
    year: 2021,
  },
} as const satisfies Record<string, Source>
export type SourceId = keyof typeof SOURCES
