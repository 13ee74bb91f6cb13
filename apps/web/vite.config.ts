import { fileURLToPath } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/**
 * What every page needs travels in two files instead of dozens: the framework, which changes rarely, and our own. What
 * some pages share is left to the bundler, so that none loads what only another needs.
 */
const CHUNKS = {
  groups: [
    { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 2 },
    { name: 'shared', test: /\/(app|packages|lucide-react)\//, minShareCount: 6, priority: 1 },
  ],
}

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // Icons and illustrations of the brand, at the root of the site under their own names.
  publicDir: fileURLToPath(new URL('../../data/pictures/brand', import.meta.url)),
  // The content security policy has no room for inlined fonts.
  build: { assetsInlineLimit: 0 },
  environments: {
    client: { build: { rollupOptions: { output: { codeSplitting: CHUNKS } } } },
    ssr: {
      // Our own entry, so that contexts, routes and the framework share one module graph.
      build: { rollupOptions: { input: './server/pages.ts' } },
    },
  },
  // Workspaces are TypeScript sources: they are bundled, not required.
  ssr: { noExternal: [/^@zivina\//] },
})
