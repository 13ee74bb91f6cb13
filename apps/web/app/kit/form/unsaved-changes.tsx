import { createContext, type ReactNode, useContext, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { useBlocker } from 'react-router'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'

type Report = (form: string, unsaved: boolean) => void

const UnsavedContext = createContext<Report>(() => {})

/** Asks before leaving the page while a form in it has unsaved changes. One for all forms of a page. */
export function UnsavedChanges({ children }: { children: ReactNode }) {
  const forms = useRef(new Set<string>())
  const [unsaved, setUnsaved] = useState(false)
  const [report] = useState<Report>(() => (form: string, isUnsaved: boolean) => {
    if (isUnsaved) forms.current.add(form)
    else forms.current.delete(form)
    setUnsaved(forms.current.size > 0)
  })
  // Asks the set itself: what was saved a moment ago must not be asked about until the page is drawn again.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => forms.current.size > 0 && currentLocation.pathname !== nextLocation.pathname,
  )
  useAskBeforeClosing(unsaved)

  return (
    <UnsavedContext value={report}>
      {children}
      <Dialog
        open={blocker.state === 'blocked'}
        onClose={() => blocker.reset?.()}
        title="Odejít bez uložení?"
        side="center"
      >
        <div className="flex flex-col gap-5 p-5">
          <p>Na stránce máte změny, které ještě nejsou uložené. Když odejdete, ztratí se.</p>
          <div className="flex flex-wrap gap-3">
            <Button variant="brand" onClick={() => blocker.reset?.()}>
              Zůstat tady
            </Button>
            <Button variant="danger" onClick={() => blocker.proceed?.()}>
              Odejít bez uložení
            </Button>
          </div>
        </div>
      </Dialog>
    </UnsavedContext>
  )
}

/** Closing the tab or reloading shows the browser's own question. */
function useAskBeforeClosing(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [unsaved])
}

/** Reports to the page that a form has unsaved changes. */
export function useUnsaved(unsaved: boolean): void {
  const report = useContext(UnsavedContext)
  const form = useId()
  useLayoutEffect(() => {
    report(form, unsaved)
    return () => report(form, false)
  }, [report, form, unsaved])
}
