const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
}

function hidden(fields: Iterable<[string, string]>): string {
  return Array.from(
    fields,
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  ).join('')
}

function document(title: string, body: string): string {
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>`
  return `<!doctype html><html lang="cs"><head>${head}</head><body><main><h1>${title}</h1>${body}</main></body></html>`
}

/** The page where a person enters any identity and agrees or declines. */
export function consentPage(service: string, query: URLSearchParams): string {
  const kept = hidden([...query, ['service', service]])
  return document(
    'Zkušební přihlášení',
    `<form action="/consent">${kept}
    <p><label>E-mail <input name="as_email" type="email" required></label></p>
    <p><label>Jméno <input name="as_name"></label></p>
    <p><label><input type="checkbox" name="unproven" value="1"> e-mail neověřený</label></p>
    <p><button>Pokračovat</button> <button name="deny" value="1" formnovalidate>Zrušit</button></p></form>`,
  )
}

/** Posts the answer back, as Apple does if a form was requested. */
export function postBackPage(address: string, fields: URLSearchParams): string {
  const form = `<form method="post" action="${escapeHtml(address)}">${hidden(fields)}<button>Pokračovat</button></form>`
  return document('Návrat', `${form}<script>document.forms[0].submit()</script>`)
}
