import { fileURLToPath } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { FILES_BY_NEED } from './bundle/files-by-need.ts'
import { BUILD_TARGETS } from './bundle/served/browsers.ts'
import { singleIcons } from './bundle/single-icons.ts'
import { toldModules } from './bundle/told-modules.ts'

/**
 * Modules shared by some pages only: components, the session, and from the nutrition package what several pages show; never a
 * route's own parts, nor the catalogue of errors, which a page that is only read does not need.
 */
const SHARED =
  /\/(app\/(kit\/(?!form\/|outbox\/|list\/|combobox\/|begun\/|photo-upload\/|scanner\/|query-client|kept-answers|letter-portrait|ui\/(?:dialog|snackbar-card|range|limits-field|action-button|confirm-(?:button|dialog)|chip-group|choice-chips|foldable-group|segmented|switch)|sortable\/|tab-storage|uuid|dates|date-text|in-order|save-file|panel|read-with-progress|use-(?:asked|counted-value|free-corner|near|pressed|wake-lock))|shell\/(?!user\/)|seo\/|features\/(catalogue\/(?!recipe-(?:letter|links|shelf)|audience-button|creator-portrait|food-thumbnail|status-mark)[\w-]+\.tsx?|content\/(article-card|newsletter\/)|commerce\/)|session\/(session-store|energy-unit|readable-cookie|use-session|login-path|browser-api|contexts|load|local-path)\.)|contract\/src\/(?!catalogue\/barcode|kernel\/(?:errors|success-messages|validation-messages|fields)|planning\/|body\/|media\/image-refusals|content\/content-kinds)|lucide-react\/(?!dist\/esm\/icons\/(?:arrow-left-right|calendar-plus|ellipsis-vertical|eraser|file-down|scan-barcode|sticky-note|text-quote|users-round)\.)|nutrition\/src\/(macros|energy|units|nutrient-basis)\.ts|czech\/src\/(format-number|format-minutes|plural|number-input)\.ts|domain\/src\/(?:money|catalogue\/(?!storage)[\w-]+)\.ts)/

/** The parts of nearly every form. */
const FORMS =
  /\/app\/(?:kit\/form\/(?:use-form|field-frame|text-field|form-notice|form-failure|form-frame|notice|password-field|submit-button|rules|unsaved-changes|problems|kept-typing|focus-on-problem|say-failure|form-values|use-typing)|kit\/ui\/dialog|session\/(?:session-api|way-after-failure))\.|contract\/src\/kernel\/(?:errors|validation-messages)\.ts/

/** The parts of nearly every page of a logged-in user. */
const OWN =
  /\/app\/(?:kit\/(?:form\/(?:select-field|text-area-field)|ui\/(?:action-button|confirm-dialog|confirm-button))|session\/(?:user-query|guard|use-own-list|use-delayed-removal)|shell\/user\/(?:own-card|own-list|use-own-things))\b/

const NEWS = /\/app\/features\/content\/news\/(?:news-card|seen-news|unread-news)\./

/**
 * The framework, which changes rarely, then our own modules by the pages that need them; the bundler decides about the rest.
 */
const CHUNKS = {
  groups: [
    { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 5 },
    ...FILES_BY_NEED,
    // What nearly every form needs: many small files would only lengthen the list of pages.
    { name: 'forms', test: FORMS, priority: 0.5 },
    // What nearly every page of a logged-in user needs.
    { name: 'own', test: OWN, priority: 0.4 },
    { name: 'news', test: NEWS, priority: 0.3 },
    { name: 'shared', test: SHARED, minShareCount: 3, priority: 1 },
  ],
}

/** Names of the files that the bundler cuts by itself only lengthen the list of pages, which every page loads. */
const chunkFileNames = ({ name }: { name: string }) =>
  NAMED.has(name) ? 'assets/[name]-[hash].js' : 'assets/[hash].js'
const NAMED: ReadonlySet<string> = new Set([
  ...['framework', 'common', 'recipe', 'allergens', 'presets', 'fields', 'list', 'forms', 'own', 'news', 'shared'],
])

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), singleIcons(), toldModules(fileURLToPath(new URL('../..', import.meta.url)))],
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
  resolve: {
    alias: [
      // Icons through our own light factory, both on the server and in the browser.
      {
        find: /^.*\/createLucideIcon\.mjs$/,
        replacement: fileURLToPath(new URL('app/kit/lucide-icon.ts', import.meta.url)),
      },
    ],
  },
  // Workspaces are TypeScript sources: they are bundled, not required. In development the process loads its own copies of the
  // clients of external services: these stay external, so that their errors are recognised.
  ssr: {
    noExternal: [/^@zivina\/(?!integrations)/, 'lucide-react', /^@atlaskit\//],
    external: ['@zivina/integrations'],
  },
})
