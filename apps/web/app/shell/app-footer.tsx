import { FURTHER_NAVIGATION, MAIN_NAVIGATION, NEWS_ENTRY } from './navigation.ts'

const PATHS: readonly string[] = [NEWS_ENTRY.path, '/kontakt', '/podminky-zasady']
const ENTRIES = [...FURTHER_NAVIGATION, ...MAIN_NAVIGATION].filter(({ path }) => PATHS.includes(path))

/** The end of a page of the user area: one line, as these are screens of work and not of the site. */
export function AppFooter() {
  return (
    <footer className="mt-10 border-t border-line print:hidden">
      <nav aria-label={'Navigace v\u00a0patičce'} className="page-width">
        <ul className="flex flex-wrap justify-center gap-x-6 py-1 text-sm text-muted">
          {ENTRIES.map(({ path, label }) => (
            <li key={path}>
              <a href={path} className="inline-flex min-h-11 items-center hover:text-brand hover:underline">
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </footer>
  )
}
