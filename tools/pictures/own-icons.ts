/** Icons that the set has not, drawn in its manner on a square of 32: soft light from above, no outlines. */

/** What a heap of powder, seeds or dried leaves looks like: its light and its dark side. */
const HEAPS: Readonly<Record<string, readonly [light: string, dark: string]>> = {
  black: ['#6b6159', '#2f2a27'],
  white: ['#fbf4e2', '#d9c9a3'],
  brown: ['#b9794a', '#6f3f1f'],
  yellow: ['#f8c544', '#c98412'],
  green: ['#a3b262', '#5d6d2e'],
  red: ['#d9593a', '#8e2417'],
  sand: ['#e3c48d', '#a67c3f'],
}

/** What bottles hold: the light and the dark side of it. */
const BOTTLES: Readonly<Record<string, readonly [light: string, dark: string]>> = {
  oil: ['#fbe27a', '#d79d13'],
  syrup: ['#d08a3a', '#7a3f12'],
  extract: ['#8a5a35', '#4a2a17'],
}

const gradient = (id: string, light: string, dark: string): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0.35" y2="1"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></linearGradient>`

function heap([light, dark]: readonly [string, string]): string {
  return `<defs>${gradient('heap', light, dark)}${gradient('dish', '#f4f7fb', '#b7c1cf')}</defs>
    <path d="M5.5 20.5C8.5 12.5 12.2 8 16 8s7.5 4.5 10.5 12.500Z" fill="url(#heap)"/>
    <path d="M10.5 17c1.2-3.4 2.9-5.9 4.9-6.8" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="1.4" stroke-linecap="round"/>
    <path d="M2.5 19.500h27c0 4.7-4.6 7.5-8.5 7.500H11c-3.9 0-8.5-2.8-8.5-7.500Z" fill="url(#dish)"/>
    <path d="M2.5 19.500h27c0 .8-.1 1.4-.4 2.100H2.900c-.3-.7-.4-1.3-.4-2.100Z" fill="#fff" fill-opacity=".7"/>`
}

function bottle([light, dark]: readonly [string, string]): string {
  return `<defs>${gradient('liquid', light, dark)}${gradient('cork', '#c99a66', '#8a5c31')}</defs>
    <rect x="13" y="1.5" width="6" height="5" rx="1.5" fill="url(#cork)"/>
    <path d="M13.3 6h5.400v4.200c0 1.4 4.3 2.8 4.3 6.300v11.300A2.7 2.7 0 0 1 20.3 30.500h-8.600A2.7 2.7 0 0 1 9 27.800V16.500c0-3.5 4.3-4.9 4.3-6.300Z" fill="#dfeef2"/>
    <path d="M10.3 17.200c.3-2.6 4-3.9 4.3-6.200h2.800c.3 2.3 4 3.6 4.3 6.200v10.300c0 1-.8 1.7-1.7 1.700h-8c-.9 0-1.7-.7-1.7-1.700Z" fill="url(#liquid)"/>
    <path d="M12 18.500v8" stroke="#fff" stroke-opacity=".55" stroke-width="1.5" stroke-linecap="round"/>`
}

function sugar(): string {
  const cube = (x: number, y: number): string =>
    `<path d="M${x} ${y}l5.5-2.5 5.5 2.5-5.5 2.600Z" fill="#eef3f9"/><path d="M${x} ${y}v6l5.5 2.700v-6.100Z" fill="#d3deea"/><path d="M${x + 11} ${y}v6l-5.5 2.700v-6.100Z" fill="#aebccd"/>`
  return `${cube(10.5, 9.5)}${cube(4.5, 17.5)}${cube(16.5, 17.5)}`
}

function chives(): string {
  const blades = [
    [9, 3.5],
    [12, 1.8],
    [15, 2.8],
    [18, 1.6],
    [21, 3],
    [24, 4.8],
  ]
  const drawn = blades.map(([x = 0, top = 0], number) => {
    const foot = 12.5 + number * 1.3
    return `<path d="M${foot} 30.500C${foot} 22 ${x} 16 ${x} ${top}" fill="none" stroke="${number % 2 === 0 ? '#5da03a' : '#7fbf4d'}" stroke-width="1.9" stroke-linecap="round"/>`
  })
  return `${drawn.join('')}<path d="M11.5 21.500c3 1.3 6.8 1.3 9.6 0" fill="none" stroke="#d9b98a" stroke-width="2" stroke-linecap="round"/>`
}

function leek(): string {
  return `<defs>${gradient('stalk', '#fdfdf3', '#cfdba6')}${gradient('leaf', '#8cc152', '#3f7a2c')}</defs>
    <path d="M14 15C11 10 9.5 6 5 2.500c6-.2 9 3 11 7.5 1.5-4.5 4-8.3 10.5-8.500C22.5 5.5 21 10 18 15Z" fill="url(#leaf)"/>
    <path d="M13.5 2c2.5 1.8 3.2 5 2.7 10" fill="none" stroke="#a9d46f" stroke-width="2" stroke-linecap="round"/>
    <path d="M13.3 14h5.400c.3 4 .9 8 1 12.5 0 1.9-1.7 3-3.7 3s-3.7-1.1-3.7-3c.1-4.5.7-8.5 1-12.500Z" fill="url(#stalk)"/>
    <path d="M14 29.300l-1 1.700M16 29.500V31.500M18 29.300l1 1.7" stroke="#cbbf95" stroke-width=".8" stroke-linecap="round"/>`
}

const DRAWN: Readonly<Record<string, () => string>> = { sugar, chives, leek }

/** The body of an own icon by its name (`heap-black`, `bottle-oil`, `sugar`), or null where there is none of that name. */
export function ownIcon(name: string): string | null {
  const [kind = '', colour = ''] = name.split('-')
  if (kind === 'heap' && HEAPS[colour]) return heap(HEAPS[colour])
  if (kind === 'bottle' && BOTTLES[colour]) return bottle(BOTTLES[colour])
  return DRAWN[name]?.() ?? null
}
