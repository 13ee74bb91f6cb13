import { useRouteError } from 'react-router'
import { Button } from '#app/kit/ui/button.tsx'
import { NoticeScreen } from './notice-screen.tsx'

/** Shown instead of a screen that failed, or whose code did not load (a new version, no network). */
export function BrokenScreen() {
  const error = useRouteError()
  const reload = (
    <Button variant="brand" onClick={() => window.location.reload()}>
      Načíst znovu
    </Button>
  )
  return (
    <main>
      <NoticeScreen title="Správu se nepodařilo zobrazit" action={reload}>
        Zkontrolujte prosím připojení a{'\u00a0'}načtěte stránku znovu.
        {error instanceof Error ? <span className="mt-2 block text-sm text-muted">{error.message}</span> : null}
      </NoticeScreen>
    </main>
  )
}
