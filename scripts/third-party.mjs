// Writes THIRD_PARTY.md: the third-party packages of the product, with licences. `--check` only compares.
import { readFileSync, writeFileSync } from 'node:fs'

const root = new URL('../', import.meta.url)
const target = new URL('THIRD_PARTY.md', root)

const PREFACE = `# Made by others

Made by \`npm run third-party\` from the lock file; a test keeps it current.

## Data

| what | source | licence |
|---|---|---|
| Food composition | USDA National Nutrient Database for Standard Reference, Release 28 (2015) | public domain |
| Weights of household measures | USDA National Nutrient Database for Standard Reference, Release 28 (2015) | public domain |
| Food composition | Anses-CIQUAL 2020 (2020-07-07) | Licence Ouverte / Open Licence |
| Food composition | Schweizer Nährwertdatenbank V5.3 (2017), Bundesamt für Lebensmittelsicherheit und Veterinärwesen | commercial use with source note |
| Food composition | BLS 4.0, Max Rubner-Institut 2025 | CC BY 4.0 |
| What vitamins and minerals cooking leaves | USDA Table of Nutrient Retention Factors, Release 6 (2007) | public domain |
| Weight after cooking, single rounded factors | A. Bognár, Tables on weight yield of food and retention factors, BFE-R-02-03 (2002) | cited |
| Packaged products, where an operator imports or looks them up | Open Food Facts, © its contributors | ODbL 1.0, contents DbCL 1.0 |
| A ratio of flax for an egg | The Culinary Institute of America, ciafoodies.com | cited |

Rows marked „typická hodnota“ are typical values of Czech labels and are shown as approximate. Czech names, categories, piece
weights, recipes and texts were made for this product and are under its own licence.

## Pictures and fonts

| what | source | licence |
|---|---|---|
| Food, dish and people icons, from which covers, emblems and food pictures are composed | Fluent Emoji by Microsoft (\`@iconify-json/fluent-emoji\`) | MIT |
| The tool with which illustrations of dishes are rendered, by hand alone; its pictures are ours | Blender (\`bpy\`), Open Image Denoise | GPL 2 or later, Apache 2.0 |
| Interface icons | Lucide (\`lucide-react\`) | ISC |
| Bricolage Grotesque | \`@fontsource-variable/bricolage-grotesque\` | SIL OFL 1.1 |
| Figtree | \`@fontsource-variable/figtree\` | SIL OFL 1.1 |

Of both faces the product also carries smaller files (\`apps/web/app/styles/czech-fonts\`, made by \`npm run fonts\`): modified
versions under the same licence. Neither face reserves its name, so the versions may keep it.
© 2022 The Bricolage Grotesque Project Authors (https://github.com/ateliertriay/bricolage) ·
© 2022 The Figtree Project Authors (https://github.com/erikdkennedy/figtree). The licence stands in \`OFL.txt\` beside the files.

## Packages that the running product uses

| package | licence |
|---|---|
`

/** Name → licence of every installed package that is not only for development, for the platforms in the lock file. */
function runtimePackages() {
  const lock = JSON.parse(readFileSync(new URL('package-lock.json', root), 'utf8'))
  const rows = new Map()
  for (const [path, entry] of Object.entries(lock.packages)) {
    if (!path.startsWith('node_modules/') || entry.dev || entry.link) continue
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    rows.set(`${name} ${entry.version}`, entry.license ?? licenceOf(path))
  }
  return [...rows].sort(([a], [b]) => (a < b ? -1 : 1))
}

function licenceOf(path) {
  try {
    const { license } = JSON.parse(readFileSync(new URL(`${path}/package.json`, root), 'utf8'))
    return typeof license === 'string' ? license : (license?.type ?? 'see package')
  } catch {
    return 'see package'
  }
}

const text = `${PREFACE}${runtimePackages()
  .map(([name, licence]) => `| ${name} | ${licence} |`)
  .join('\n')}\n`

if (process.argv.includes('--check')) {
  const current = readFileSync(target, 'utf8')
  if (current !== text) {
    console.error('THIRD_PARTY.md is out of date: run npm run third-party.')
    process.exit(1)
  }
} else {
  writeFileSync(target, text)
}
