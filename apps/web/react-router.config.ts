import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  serverBuildFile: 'pages.js',
  ssr: true,
  // The first page contains the whole route manifest: no requests to discover it, one answer to cache.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
