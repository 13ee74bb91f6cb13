import type { Queue } from '@zivina/contract/console/waiting'

/** The screens in the order of the navigation. `path` is relative to the administration's. */
export const SCREENS = [
  { path: '/', label: 'Přehled' },
  { path: '/review-manage', label: 'Hodnocení' },
  { path: '/barcode-manage', label: 'Čárové kódy' },
] as const

/** The screen of each queue. A queue without a screen yet is only counted. */
export const MANAGERS: Partial<Record<Queue, string>> = {
  reviews: '/review-manage',
}
