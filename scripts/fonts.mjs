// Writes the font files for Czech pages: only the letters, weights and typographic features they use. Other characters stay in
// the packages' own files, which a browser fetches when a rare letter needs them.
import { readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'

const TARGET = new URL('../apps/web/app/styles/czech-fonts/', import.meta.url)

const ASCII = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 0x20 + index))
const ACCENTED = 'áäčďéěíĺľňóôöŕřšťúůüýž'
const SIGNS = '\u00a0µ÷§©«»®°±²³·×¼½¾–—‘’‚“”„•…€−↑↓'
/** Czech, Slovak and German letters, and the signs in recipes and texts. */
export const CHARACTERS = [...new Set(ASCII + ACCENTED + ACCENTED.toUpperCase() + SIGNS)]

/** Kerning, ligatures, composed letters, tabular figures. */
const FEATURES = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'rvrn', 'tnum', 'lnum']

/**
 * Text has four weights. Headings have one: kerning data for all weights would be most of the file. The declared weights are
 * those of the package's fonts, since a browser takes letters only from faces with the same range of weights.
 */
const FAMILIES = [
  { name: 'Figtree Variable', file: 'figtree', weights: '300 900', axis: { min: 400, max: 700 } },
  { name: 'Bricolage Grotesque Variable', file: 'bricolage-grotesque', weights: '200 800', axis: 650 },
]
const SUBSETS = ['latin', 'latin-ext']

/** @returns {Promise<{ name: string, content: string | Buffer }[]>} every file to write, the style sheet last */
export async function makeFonts() {
  const files = []
  const rules = []
  for (const { name, file, weights, axis } of FAMILIES) {
    const source = new URL(`../node_modules/@fontsource-variable/${file}/`, import.meta.url)
    const ranges = JSON.parse(readFileSync(new URL('unicode.json', source), 'utf8'))
    for (const subset of SUBSETS) {
      const chosen = CHARACTERS.filter((character) => isIn(ranges[subset], character))
      const whole = readFileSync(new URL(`files/${file}-${subset}-wght-normal.woff2`, source))
      const options = { targetFormat: 'woff2', keepFeatures: FEATURES, variationAxes: { wght: axis } }
      const target = `${file}-${subset}.woff2`
      files.push({ name: target, content: await subsetFont(whole, chosen.join(''), options) })
      rules.push(fontFace(name, weights, target, chosen))
    }
  }
  const sheet = `/* Made by \`npm run fonts\`. After the packages' own faces, so that these come first where both have a letter. */\n`
  return [...files, { name: 'faces.css', content: `${sheet}${rules.join('\n')}` }]
}

function isIn(range, character) {
  const code = character.codePointAt(0)
  return range.split(',').some((part) => {
    const [first, last = first] = part.replace('U+', '').split('-')
    return code >= Number.parseInt(first, 16) && code <= Number.parseInt(last, 16)
  })
}

function fontFace(family, weights, file, characters) {
  return `@font-face {
  font-family: "${family}";
  font-weight: ${weights};
  font-display: swap;
  src: url("./${file}") format("woff2");
  unicode-range:
${wrap(unicodeRange(characters))};
}
`
}

/** Adjacent code points as one range, ascending. */
function unicodeRange(characters) {
  const codes = characters.map((character) => character.codePointAt(0)).sort((a, b) => a - b)
  const runs = []
  for (const code of codes) {
    const run = runs.at(-1)
    if (run && run.last === code - 1) run.last = code
    else runs.push({ first: code, last: code })
  }
  const hex = (code) => code.toString(16).toUpperCase().padStart(4, '0')
  return runs.map(({ first, last }) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
}

/** Breaks lines like the formatter. */
function wrap(parts) {
  const lines = ['']
  for (const part of parts) {
    const line = lines.at(-1)
    const next = line === '' ? part : `${line}, ${part}`
    if (next.length > 115) {
      lines.push(part)
      lines[lines.length - 2] = `${line},`
    } else lines[lines.length - 1] = next
  }
  return lines.map((line) => `    ${line}`).join('\n')
}

if (import.meta.main) {
  for (const { name, content } of await makeFonts()) {
    writeFileSync(new URL(name, TARGET), content)
    console.log(`${name}: ${content.length} B`)
  }
}
