import type { OutboxMail } from '@zivina/integrations/mail/outbox'
import { html, raw } from 'hono/html'
import { OUTBOX_STYLE } from './outbox-style.ts'

/** What a mail may do in its frame: open its links in a new tab, and nothing else. */
export const MAIL_SANDBOX = 'allow-popups allow-popups-to-escape-sandbox'

const ADDRESS = /(https?:\/\/[^\s<>"]+)/
const moments = new Intl.DateTimeFormat('cs-CZ', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Prague' })

type Html = ReturnType<typeof html>

/** The HTML of the outbox: the list, newest first, and beside it the chosen mail. */
export async function renderOutbox(
  mails: OutboxMail[],
  chosen: OutboxMail | null,
  trials: readonly { name: string; label: string }[],
): Promise<string> {
  const title = chosen ? chosen.subject : 'Pošta'
  const document = html`<!doctype html>
<html lang="cs">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} | Živina</title>
<style>${raw(OUTBOX_STYLE)}</style>
</head>
<body>
<header>
<p class="brand"><a href="/">Živina</a></p>
<h1><a href="/outbox">Pošta</a></h1>
<p class="quiet">E-maily, které by odešly, kdyby byl nastaven poštovní server. Stránka je jen na tomto počítači.</p>
${trials.map(({ name, label }) => html`<form method="post" action="/outbox/${name}"><button>${label}</button></form>`)}
</header>
<main>
${mails.length === 0 ? empty() : list(mails, chosen)}
${chosen ? detail(chosen) : ''}
</main>
</body>
</html>`
  return String(await document)
}

function empty(): Html {
  return html`<p class="empty">Zatím tu nic není. E-mail se objeví třeba po registraci.</p>`
}

function list(mails: OutboxMail[], chosen: OutboxMail | null): Html {
  return html`<nav aria-label="E-maily"><ol>${mails.map((mail) => item(mail, mail.name === chosen?.name))}</ol></nav>`
}

function item(mail: OutboxMail, isChosen: boolean): Html {
  const current = isChosen ? raw(' aria-current="page"') : ''
  return html`<li><a href="/outbox/${mail.name}"${current}>
<span class="subject">${mail.subject}</span>
<span class="quiet">${mail.to}</span>
<time class="quiet" datetime="${mail.queued_at.toISOString()}">${moments.format(mail.queued_at)}</time>
</a></li>`
}

function detail(mail: OutboxMail): Html {
  return html`<article>
<h2>${mail.subject}</h2>
<p class="quiet">Komu: ${mail.to}<br>Zařazeno: ${moments.format(mail.queued_at)}</p>
<iframe title="E-mail, jak vypadá" sandbox="${MAIL_SANDBOX}" src="/outbox/${mail.name}/html"></iframe>
<h3>Prostý text</h3>
<pre>${withLinks(mail.text)}</pre>
</article>`
}

/** Turns the web addresses in a text into links. */
function withLinks(text: string): (string | Html)[] {
  return text
    .split(ADDRESS)
    .map((part) => (ADDRESS.test(part) ? html`<a href="${part}" rel="noopener">${part}</a>` : part))
}
