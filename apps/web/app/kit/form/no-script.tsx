/** Shown below a form without scripts. */
export function NoScript() {
  return (
    <noscript>
      <p className="rounded-card bg-accent-soft px-4 py-3">
        Tento formulář potřebuje JavaScript: přihlašovací údaje díky němu posíláme bezpečně a{'\u00a0'}nezůstanou v
        {'\u00a0'}adrese stránky. Zapněte ho prosím v{'\u00a0'}nastavení prohlížeče a{'\u00a0'}načtěte stránku znovu.
      </p>
    </noscript>
  )
}
