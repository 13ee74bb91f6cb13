import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** Packages whose tests run against a real PostgreSQL; the others start none. */
const WITH_DATABASE = [
  'packages/db/**/*.test.ts',
  'packages/backup/**/*.test.ts',
  'packages/api/**/*.test.ts',
  'apps/server/**/*.test.ts',
]

export default defineConfig({
  test: {
    // Left to itself it keeps one core free, and tests that wait for a process or a job leave theirs: one more than cores.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        test: {
          name: 'pure',
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          include: [
            'packages/**/*.test.ts',
            'apps/**/*.test.ts',
            'bench/**/*.test.ts',
            'scripts/**/*.test.{ts,mjs}',
            'tools/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', 'apps/web/build/**', ...WITH_DATABASE],
        },
      },
      {
        // Components and hooks, in a light DOM: what a browser really does with them is for the journeys.
        test: {
          name: 'components',
          isolate: false,
          environment: 'happy-dom',
          testTimeout: 60_000,
          include: ['packages/**/*.test.tsx', 'apps/**/*.test.tsx'],
          exclude: ['**/node_modules/**', 'apps/web/build/**'],
          setupFiles: 'apps/web/testing/dom.ts',
        },
      },
      {
        test: {
          name: 'database',
          // Loading the API anew for each file takes as long as its tests: files leave nothing behind but their modules.
          isolate: false,
          include: WITH_DATABASE,
          exclude: ['**/node_modules/**', 'apps/web/build/**'],
          globalSetup: 'packages/db/src/testing/global-setup.ts',
          setupFiles: 'packages/db/src/testing/record-rows.ts',
          hookTimeout: 60_000,
          testTimeout: 60_000,
        },
      },
    ],
  },
})
