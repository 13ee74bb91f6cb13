import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { THEME_SCRIPT } from '#app/shell/theme/theme.ts'
import { BUILD_TARGETS } from '../bundle/served/browsers.ts'

/** Sets the colour scheme before the first paint, by the same script as on the site's other pages. */
function themeFirst(): Plugin {
  return {
    name: 'theme-first',
    transformIndexHtml: () => [{ tag: 'script', children: THEME_SCRIPT, injectTo: 'head-prepend' }],
  }
}

/** Code that changes rarely is in files separate from the screens. */
const CHUNKS = {
  groups: [{ name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler|@tanstack)\// }],
}

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/admin/',
  cacheDir: fileURLToPath(new URL('../node_modules/.vite-admin', import.meta.url)),
  publicDir: false,
  plugins: [tailwindcss(), themeFirst()],
  build: {
    outDir: '../build/admin',
    emptyOutDir: true,
    // The content security policy does not allow inlined fonts.
    assetsInlineLimit: 0,
    target: BUILD_TARGETS,
    cssTarget: BUILD_TARGETS,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: CHUNKS } },
  },
})
