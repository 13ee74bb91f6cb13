import { useNavigation } from 'react-router'

/** A thin bar while the next page loads. Appears late enough not to flash on quick navigations. */
export function NavigationProgress() {
  const { state } = useNavigation()
  if (state === 'idle') return null
  return (
    <div role="progressbar" aria-label="Načítá se stránka" className="fixed inset-x-0 top-0 z-50 h-0.75 print:hidden">
      <div className="progress-bar h-full origin-left bg-accent" />
    </div>
  )
}
