import type { STORE_LINKS } from '@zivina/contract/kernel/brand'

export type Platform = (typeof STORE_LINKS)[number]['platform']

/** Which application a device can install, by its user agent; null for a computer. */
export function platformOf(userAgent: string | null): Platform | null {
  if (!userAgent) return null
  if (/\b(iPhone|iPad|iPod)\b/.test(userAgent)) return 'ios'
  if (/\bAndroid\b/.test(userAgent)) return 'android'
  return null
}
