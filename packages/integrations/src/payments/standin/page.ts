import { hash } from 'node:crypto'
import { type StandinPayment, TEST_CARDS } from './ledger.ts'

const STYLE = `
:root { color-scheme: light dark; --ink: #1d2a24; --paper: #f6f4ee; --card: #fff; --line: #c9cfc9; --main: #14613f; --on-main: #fff; --warn: #8a1c1c; }
@media (prefers-color-scheme: dark) { :root { --ink: #eef2ee; --paper: #15201a; --card: #1f2c25; --line: #4a5a51; --main: #8fd6b0; --on-main: #10241a; --warn: #ffb4a9; } }
* { box-sizing: border-box; }
body { margin: 0; padding: 1rem; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 28rem; margin: 4vh auto; padding: 1.5rem; background: var(--card); border: 1px solid var(--line); border-radius: 1rem; }
h1 { margin: 0 0 1rem; font-size: 1.375rem; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; margin: 0 0 1.25rem; }
dt { opacity: .8; } dd { margin: 0; text-align: right; overflow-wrap: anywhere; }
.amount { font-size: 1.5rem; font-weight: 700; }
.problem { padding: .75rem 1rem; border: 1px solid var(--warn); border-radius: .5rem; color: var(--warn); }
.note { font-size: .875rem; opacity: .85; }
form { display: grid; gap: .75rem; }
label { display: flex; gap: .5rem; align-items: center; min-height: 2.75rem; }
input { width: 1.25rem; height: 1.25rem; }
button { min-height: 3rem; padding: .5rem 1rem; font: inherit; font-weight: 600; border: 1px solid var(--line); border-radius: .75rem; background: none; color: inherit; cursor: pointer; }
button.main { background: var(--main); border-color: var(--main); color: var(--on-main); }
:focus-visible { outline: 3px solid var(--main); outline-offset: 2px; }
`

/** The policy of the page: no scripts, and forms lead to this site alone. */
export const PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${hash('sha256', STYLE, 'base64')}'`,
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
}

/** The page on which a person pays, has the payment declined, cancels it or lets it expire. */
export function paymentPage(payment: StandinPayment, problem: string | null): string {
  const { order_number, description, amount, currency, recurrence } = payment
  const repeats = recurrence === null ? '' : '<p class="note">Kartu bude možné strhávat i\u00a0příště.</p>'
  return document(
    `${problem === null ? '' : `<p class="problem" role="alert">${escapeHtml(problem)}</p>`}
    <dl><dt>Objednávka</dt><dd>${escapeHtml(order_number)}</dd><dt>Co platíte</dt><dd>${escapeHtml(description)}</dd>
    <dt>Částka</dt><dd class="amount">${moneyOf(amount, currency)}</dd></dl>${repeats}
    <form method="post">
    <button class="main" name="action" value="pay">Zaplatit kartou</button>
    <button name="action" value="decline">Banka platbu zamítne</button>
    <button name="action" value="cancel">Zrušit platbu</button>
    <button name="action" value="expire">Nechat platbu vypršet</button>
    <label><input type="checkbox" name="other_card" value="1"> Zaplatit jinou kartou (${TEST_CARDS.other})</label>
    ${recurrence === null ? '' : '<label><input type="checkbox" name="card_fails" value="1"> Příští stržení z\u00a0této karty neprojde</label>'}
    </form>`,
  )
}

/** What a person reads at a payment that is over. */
export function finishedPage({ return_url, id }: StandinPayment): string {
  const back = new URL(return_url)
  back.searchParams.set('id', String(id))
  return document(`<p>Tato platba už je vyřízená.</p><p><a href="${escapeHtml(back.href)}">Zpátky do obchodu</a></p>`)
}

export function unknownPage(): string {
  return document('<p>Takovou platbu tu nemáme.</p>')
}

function document(body: string): string {
  return `<!doctype html><html lang="cs"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Zkušební platební brána</title><style>${STYLE}</style></head>
<body><main><h1>Zkušební platební brána</h1>${body}<p class="note">Na zkoušku: žádné peníze se nestrhnou.</p></main></body></html>`
}

function moneyOf(amount: number, currency: string): string {
  const minimumFractionDigits = amount % 100 === 0 ? 0 : 2
  return new Intl.NumberFormat('cs-CZ', { style: 'currency', currency, minimumFractionDigits }).format(amount / 100)
}
