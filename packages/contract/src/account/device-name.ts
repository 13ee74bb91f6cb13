/** Browsers by their mark in the User-Agent; the first match counts, as most browsers name others too. */
const BROWSERS: readonly (readonly [mark: RegExp, name: string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(HeadlessChrome|Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const SYSTEMS: readonly (readonly [mark: RegExp, name: string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bLinux\b/, 'Linux'],
]

const LONGEST = 60

/**
 * The name of a device for its owner: „Chrome, Android“. If neither browser nor system is recognised, the header itself is
 * shown.
 * @param userAgent the header that the device logged in with
 */
export function deviceName(userAgent: string): string {
  const named = [BROWSERS, SYSTEMS].map((table) => table.find(([mark]) => mark.test(userAgent))?.[1])
  const known = named.filter((name) => name !== undefined)
  if (known.length > 0) return known.join(', ')
  return userAgent.slice(0, LONGEST) || 'Neznámé zařízení'
}
