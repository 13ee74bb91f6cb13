/**
 * The light theme's colours for mails and share pictures, which no style sheet reaches. Named as in the web's style sheets; a
 * test compares them.
 */
export const BRAND_COLOURS = {
  ground: '#fbfaf6',
  surface: '#ffffff',
  line: '#e6e2d8',
  text: '#141414',
  muted: '#5a5f66',
  heading: '#16324f',
  brand: '#2e7d4f',
  'brand-soft': '#e6f3ea',
  'color-green-100': '#d8eede',
  'color-green-900': '#0f3b22',
} as const
