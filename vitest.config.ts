import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Packages whose tests run against a real PostgreSQL; the others start none. */
const WITH_DATABASE = [
  'packages/db/**/*.test.ts',
  'packages/backup/**/*.test.ts',
  'packages/api/**/*.test.ts',
  'apps/server/**/*.test.ts',
]

/** Files that take longest, often while they wait for a process: they come first, so that others use the cores meanwhile. */
const SLOW =
  /process\/(restore-drill|process|stopping|full-disk)|backup\/src\/(back-up|cluster)|completeness\/|mail-worker|db\/src\/embedded|import\/greedy|plan-proposals\//
const PROJECTS = ['database', 'pure', 'components']

/** Project after project, as each has workers of its own; within one the slow files first, and the small ones last. */
class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return PROJECTS.flatMap((name) => {
      const own = sorted.filter(({ project }) => project.name === name)
      const isSlow = ({ moduleId }: TestSpecification) => SLOW.test(moduleId)
      return [...own.filter(isSlow), ...own.filter((file) => !isSlow(file))]
    })
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: SlowFirst },
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
          // Each file has a worker of its own: a page that still loads a part when its file ends would fail the next file.
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
