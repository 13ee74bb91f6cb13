/** The charts of the landing, in their order. */
export const ADMIN_CHARTS = ['registrations', 'active_people', 'money', 'errors'] as const
export type AdminChartName = (typeof ADMIN_CHARTS)[number]

/** For how many days the landing shows charts. */
export const CHART_DAYS = ['30', '90'] as const
