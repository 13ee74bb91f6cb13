/** The first focusable element of the page. */
export function SkipLink() {
  return (
    <a
      href="#obsah"
      className="sr-only z-50 rounded-full bg-brand px-5 py-3 font-semibold text-on-brand focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
    >
      Přeskočit na obsah
    </a>
  )
}
