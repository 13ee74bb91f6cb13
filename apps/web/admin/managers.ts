import type { Queue } from '@zivina/contract/console/waiting'

/** The screens in the order of the navigation. `path` is the one below the administration's. */
export const SCREENS = [
  { path: '/', label: 'Přehled' },
  { path: '/review-manage', label: 'Hodnocení' },
] as const

/** Where what waits is decided on. A queue without a screen of its own yet is only counted. */
export const MANAGERS: Partial<Record<Queue, string>> = {
  reviews: '/review-manage',
}
