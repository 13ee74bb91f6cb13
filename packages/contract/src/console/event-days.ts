/** For how many days counts are shown. */
export const EVENT_DAYS = ['7', '30', '90', '365'] as const
