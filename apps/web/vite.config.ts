import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // The content security policy has no room for inlined fonts.
  build: { assetsInlineLimit: 0, cssCodeSplit: true },
  environments: {
    ssr: {
      // Our own entry, so that contexts, routes and the framework share one module graph.
      build: { rollupOptions: { input: './server/pages.ts' } },
    },
  },
  // Workspaces are TypeScript sources: they are bundled, not required.
  ssr: { noExternal: [/^@zivina\//] },
})
