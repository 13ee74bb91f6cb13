import { hash } from 'node:crypto'
import { type Delivery, RETRY_MINUTES, type TellingMode } from './deliveries.ts'
import { STORE_EVENTS, type StoreEvent } from './store-events.ts'
import { STANDIN_PRODUCTS, type STANDIN_STORES, type StandinPurchase } from './store-ledger.ts'

const STYLE = `
:root { color-scheme: light dark; --ink: #1d2a24; --paper: #f6f4ee; --card: #fff; --line: #7d877f; --main: #14613f; --on-main: #fff; }
@media (prefers-color-scheme: dark) { :root { --ink: #eef2ee; --paper: #15201a; --card: #1f2c25; --line: #7c8d83; --main: #8fd6b0; --on-main: #10241a; } }
* { box-sizing: border-box; }
body { margin: 0; padding: 1rem; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 60rem; margin: 0 auto; display: grid; gap: 1rem; }
section { padding: 1.25rem; background: var(--card); border: 1px solid var(--line); border-radius: 1rem; }
h1 { margin: .5rem 0 0; font-size: 1.375rem; } h2 { margin: 0 0 .75rem; font-size: 1.125rem; }
form { display: grid; gap: 1rem; }
.fields { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr)); }
.events { display: grid; gap: .5rem; grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr)); }
label { display: grid; gap: .25rem; }
input, select, button { min-height: 2.75rem; padding: .5rem .75rem; font: inherit; color: inherit; background: none; border: 1px solid var(--line); border-radius: .75rem; width: 100%; }
select { background: var(--card); }
button { font-weight: 600; text-align: left; cursor: pointer; overflow-wrap: anywhere; }
button.main { background: var(--main); border-color: var(--main); color: var(--on-main); }
ul { margin: 0; padding: 0; list-style: none; display: grid; gap: .5rem; }
li { display: flex; flex-wrap: wrap; gap: .25rem 1rem; align-items: center; border-top: 1px solid var(--line); padding-top: .5rem; }
li form { margin-left: auto; }
.note { font-size: .875rem; }
:focus-visible { outline: 3px solid var(--main); outline-offset: 2px; }
`

/** The policy of the page: no scripts, and forms lead to this site alone. */
export const EVENTS_PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${hash('sha256', STYLE, 'base64')}'`,
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

const EVENT_LABELS: Record<StoreEvent, string> = {
  INITIAL_PURCHASE: 'Koupit předplatné',
  RENEWAL: 'Obnovit o\u00a0další období',
  CANCELLATION: 'Vypnout obnovování',
  UNCANCELLATION: 'Zapnout obnovování',
  REFUND: 'Vrátit peníze',
  REFUND_REVERSED: 'Vzít vrácení peněz zpět',
  EXPIRATION: 'Nechat skončit hned',
  BILLING_ISSUE: 'Platba kartou selže',
  PRODUCT_CHANGE: 'Přejít na jiný plán',
  SUBSCRIPTION_PAUSED: 'Pozastavit od konce období',
  SUBSCRIPTION_EXTENDED: 'Prodloužit o\u00a0týden zdarma',
  NON_RENEWING_PURCHASE: 'Koupit jednorázově',
  TEMPORARY_ENTITLEMENT_GRANT: 'Dočasné Premium na den',
  TRANSFER: 'Převést na jiný účet',
  SUBSCRIBER_ALIAS: 'Spojit s\u00a0jiným účtem',
  TEST: 'Zkušební zpráva',
  INVOICE_ISSUANCE: 'Vystavit fakturu',
  VIRTUAL_CURRENCY_TRANSACTION: 'Pohyb virtuální měny',
  EXPERIMENT_ENROLLMENT: 'Zařadit do pokusu',
}

const MODES: Record<TellingMode, string> = {
  once: 'jednou a\u00a0hned',
  twice: 'dvakrát',
  held: 'zadržet a\u00a0pustit později v\u00a0jiném pořadí',
  lost: 'ztratit cestou',
}

export type EventsPage = {
  account: string
  to: string
  store: string
  product: string
  mode: TellingMode
  isDown: boolean
  purchases: readonly StandinPurchase[]
  deliveries: readonly Delivery[]
}

/** The page on which everything can be made happen that happens in app stores. */
export function eventsPage(page: EventsPage): string {
  const { account, to, store, product, mode, isDown, purchases, deliveries } = page
  const events = STORE_EVENTS.map(
    (type) =>
      `<button name="event" value="${type}"${type === 'INITIAL_PURCHASE' ? ' class="main"' : ''}>${EVENT_LABELS[type]}<br><span class="note">${type}</span></button>`,
  )
  return document(`
    <section><h2>Co se má stát</h2><form method="post"><div class="fields">
    ${input('account', 'Účet (jeho guid)', account, true)}${input('to', 'Jiný účet, pro převod a\u00a0spojení', to, false)}
    ${choice('store', 'Obchod', store, { app_store: 'App Store', play_store: 'Google Play' } satisfies Record<(typeof STANDIN_STORES)[number], string>)}
    ${choice('product', 'Produkt', product, Object.fromEntries(Object.keys(STANDIN_PRODUCTS).map((name) => [name, name])))}
    ${choice('mode', 'Oznámení', mode, MODES)}
    ${choice('server', 'Server předplatného', isDown ? 'down' : 'answer', { answer: 'odpovídá', down: 'neodpovídá' })}
    </div><div class="events">${events.join('')}</div>
    <button name="set" value="1">Jen uložit nastavení</button></form></section>
    <section><h2>Co účet má</h2><ul>${purchases.map(purchaseRow).join('') || '<li>Nic nekoupil.</li>'}</ul></section>
    <section><h2>Oznámení</h2>
    <p class="note">Když produkt neodpoví 200, zkusí se to znovu; čekání v\u00a0minutách: ${RETRY_MINUTES.join(', ')}. Tady jsou minuty kratší.</p>
    <form method="post"><button name="release" value="1">Pustit zadržená</button></form>
    <ul>${deliveries.map(deliveryRow).join('')}</ul></section>`)
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
}

function input(name: string, label: string, value: string, isRequired: boolean): string {
  const required = isRequired ? ' required' : ''
  return `<label>${label}<input name="${name}" value="${escapeHtml(value)}" maxlength="100" autocomplete="off"${required}></label>`
}

function choice(name: string, label: string, chosen: string, options: Record<string, string>): string {
  const all = Object.entries(options).map(
    ([value, text]) => `<option value="${value}"${value === chosen ? ' selected' : ''}>${text}</option>`,
  )
  return `<label>${label}<select name="${name}">${all.join('')}</select></label>`
}

function purchaseRow({
  product,
  store,
  expires_at,
  grace_until,
  unsubscribed_at,
  refunded_at,
}: StandinPurchase): string {
  const states = [
    unsubscribed_at && 'neobnoví se',
    grace_until && `odklad do ${dateText(grace_until)}`,
    refunded_at && 'vráceno',
  ]
  const state = states.filter(Boolean).join(', ')
  return `<li><strong>${escapeHtml(product)}</strong> ${store} <span>do ${dateText(expires_at)}</span> ${state}</li>`
}

function deliveryRow({ body, tries, waits }: Delivery): string {
  const { id, type } = body.event
  const state = `${tries.join(', ') || '–'}${waits ? ' · čeká' : ''}`
  return `<li><strong>${type}</strong> <span>odpovědi: ${state}</span>
    <form method="post"><button name="again" value="${id}">Poslat znovu</button></form></li>`
}

function dateText(ms: number): string {
  return new Intl.DateTimeFormat('cs-CZ', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/Prague' }).format(
    ms,
  )
}

function document(body: string): string {
  return `<!doctype html><html lang="cs"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Zkušební obchody s\u00a0aplikacemi</title><style>${STYLE}</style></head>
<body><main><h1>Zkušební obchody s\u00a0aplikacemi</h1>
<p class="note">Na zkoušku: žádné peníze se nestrhnou.</p>${body}</main></body></html>`
}
