import { fileURLToPath } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { FILES_BY_NEED } from './bundle/files-by-need.ts'
import { singleIcons } from './bundle/single-icons.ts'

/**
 * Of what only some pages share: components, who is logged in, and of the nutrition room what several show; never a
 * route's own parts, nor the catalogue of errors, which a page that is only read says nothing of.
 */
const SHARED =
  /\/(app\/(kit\/(?!form\/|list\/|combobox\/|begun\/|query-client|kept-answers|ui\/(?:dialog|range|action-button|confirm-dialog|chip-group)|sortable\/|tab-storage|uuid|dates|save-file|panel)|shell\/(?!user\/)|seo\/|features\/(catalogue\/(?!recipe-links)[\w-]+\.tsx?|content\/(article-card|newsletter\/)|commerce\/)|session\/(session-store|energy-unit|readable-cookie|use-session|login-path|browser-api|contexts|load|local-path)\.)|contract\/src\/(?!kernel\/(?:errors|success-messages|validation-messages)|media\/image-refusals|content\/content-kinds)|lucide-react\/|nutrition\/src\/(macros|energy|units|nutrient-basis)\.ts|czech\/src\/(format-number|format-minutes|plural|number-input)\.ts|domain\/src\/(?:money|catalogue\/[\w-]+)\.ts)/

/** The framework, which changes rarely, then our own modules by the pages that need them; the rest is left to the bundler. */
const CHUNKS = {
  groups: [
    { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 5 },
    ...FILES_BY_NEED,
    { name: 'shared', test: SHARED, minShareCount: 3, priority: 1 },
  ],
}

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), singleIcons()],
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
  resolve: {
    alias: [
      // Icons through our own light factory, on both sides of hydration.
      {
        find: /^.*\/createLucideIcon\.mjs$/,
        replacement: fileURLToPath(new URL('app/kit/lucide-icon.ts', import.meta.url)),
      },
    ],
  },
  // Workspaces are TypeScript sources: they are bundled, not required. Clients of services outside are opened by the
  // process, which in development loads its own copy of a module: they stay its own, so that their failures are known.
  ssr: {
    noExternal: [/^@zivina\/(?!integrations)/, 'lucide-react', /^@atlaskit\//],
    external: ['@zivina/integrations'],
  },
})
