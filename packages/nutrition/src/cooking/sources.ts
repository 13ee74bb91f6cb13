/** Where factors of cooking come from. */
export const COOKING_SOURCES = {
  bognar_2002:
    'A. Bognár, Tables on weight yield of food and retention factors of food constituents, BFE-R-02-03, 2002',
  usda_retention_2007: 'USDA Table of Nutrient Retention Factors, Release 6, 2007',
  own: 'Own estimate, to be checked by weighing',
} as const
export type CookingSource = keyof typeof COOKING_SOURCES

/**
 * How sure a factor is: `read` in the source or two copies of it; `established`: known from the source and rounded, its row not
 * compared again; `judgement`: chosen by us.
 */
export const CERTAINTIES = ['read', 'established', 'judgement'] as const
export type Certainty = (typeof CERTAINTIES)[number]

export type SourcedFactor = { factor: number; source: CookingSource; certainty: Certainty }
