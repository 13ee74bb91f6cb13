import { fileURLToPath } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { listClientModules } from './bundle/client-modules.ts'
import { FILES_BY_NEED } from './bundle/files-by-need.ts'
import { BUILD_TARGETS } from './bundle/served/browsers.ts'
import { singleIcons } from './bundle/single-icons.ts'

/** The framework, which changes rarely, then our own modules; earlier groups come first. */
const FRAMEWORK = { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\// }
const CHUNKS = {
  groups: [FRAMEWORK, ...FILES_BY_NEED].map((group, place) => ({ ...group, priority: 100 - place })),
}

/** Names of all files are in the list of pages, which every page loads: short ones. The page starts with the framework, by its name. */
const chunkFileNames = ({ name }: { name: string }) =>
  NAMED.has(name) ? 'assets/[name]-[hash].js' : 'assets/[hash].js'
const NAMED: ReadonlySet<string> = new Set(['framework', 'recipe'])

export default defineConfig({
  plugins: [
    tailwindcss(),
    reactRouter(),
    singleIcons(),
    listClientModules(fileURLToPath(new URL('../..', import.meta.url))),
  ],
  // Icons and illustrations of the brand, at the root of the site under their own names.
  publicDir: fileURLToPath(new URL('../../data/pictures/brand', import.meta.url)),
  // The content security policy does not allow inlined fonts.
  build: { assetsInlineLimit: 0, target: BUILD_TARGETS, cssTarget: BUILD_TARGETS },
  environments: {
    client: { build: { rollupOptions: { output: { codeSplitting: CHUNKS, chunkFileNames } } } },
    ssr: {
      // Our own entry, so that contexts, routes and the framework share one module graph.
      build: { rollupOptions: { input: './server/pages.ts' } },
    },
  },
  // Workspaces are TypeScript sources: they are bundled, not required. In development the process loads its own copies of the
  // clients of external services: these stay external, so that their errors are recognised.
  ssr: {
    noExternal: [/^@zivina\/(?!integrations)/, 'lucide-react', /^@atlaskit\//],
    external: ['@zivina/integrations'],
  },
})
