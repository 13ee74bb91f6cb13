import type { buildDocument } from './document.ts'

type ApiDocument = ReturnType<typeof buildDocument>
type Operation = {
  summary?: string
  description?: string
  parameters?: { name: string; in: string; required?: boolean; description?: string; schema?: object }[]
  requestBody?: object
  responses?: Record<string, { description?: string; content?: Record<string, { schema?: object }> }>
}

/** Style of the page, served as a file of its own so that the page needs no inline style. */
export const DOCUMENT_STYLE = `
:root { color-scheme: light dark; font-family: system-ui, sans-serif; line-height: 1.5 }
body { max-width: 60rem; margin: 0 auto; padding: 1rem }
code, pre { font-family: ui-monospace, monospace; font-size: .9em }
pre { overflow-x: auto; padding: .75rem; border: 1px solid color-mix(in srgb, currentcolor 25%, transparent) }
section { border-top: 1px solid color-mix(in srgb, currentcolor 25%, transparent); margin-top: 2rem }
table { border-collapse: collapse; width: 100% }
th, td { text-align: left; vertical-align: top; padding: .25rem .75rem .25rem 0 }
td { overflow-wrap: anywhere }
`

/** A plain HTML page that lists the API: it needs no script, so it works offline and under the strictest policy. */
export function renderDocumentPage(document: ApiDocument, base: string): string {
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    Object.entries(item as Record<string, Operation>).map(([method, operation]) => ({ path, method, operation })),
  )
  const schemas = Object.entries(document.components?.schemas ?? {})
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(document.info.title)}</title>
<link rel="stylesheet" href="${base}/docs.css">
</head>
<body>
<main>
<h1>${escapeHtml(document.info.title)}</h1>
<p>${escapeHtml(document.info.description ?? '')} <a href="${base}/openapi.json">OpenAPI document</a></p>
<nav aria-label="Calls"><ul>${operations.map(renderLink).join('')}</ul></nav>
${operations.map(renderOperation).join('\n')}
<section id="schemas"><h2>Schemas</h2>
${schemas.map(([name, schema]) => `<h3 id="schema-${escapeHtml(name)}">${escapeHtml(name)}</h3>${renderSchema(schema)}`).join('\n')}
</section>
</main>
</body>
</html>`
}

type Listed = { path: string; method: string; operation: Operation }

const anchor = ({ method, path }: Listed): string => `${method}${path.replace(/\W+/g, '-')}`

function renderLink(listed: Listed): string {
  const { method, path, operation } = listed
  const call = escapeHtml(`${method.toUpperCase()} ${path}`)
  return `<li><a href="#${anchor(listed)}"><code>${call}</code></a> ${escapeHtml(operation.summary ?? '')}</li>`
}

function renderOperation(listed: Listed): string {
  const { method, path, operation } = listed
  const answers = Object.entries(operation.responses ?? {}).map(
    ([status, { description, content }]) =>
      `<tr><td>${status}</td><td>${escapeHtml(description ?? '')}</td><td>${renderName(content?.['application/json']?.schema)}</td></tr>`,
  )
  return `<section id="${anchor(listed)}"><h2><code>${escapeHtml(`${method.toUpperCase()} ${path}`)}</code></h2>
<p>${escapeHtml(operation.summary ?? '')} ${escapeHtml(operation.description ?? '')}</p>
${renderParameters(operation)}
<h3>Answers</h3>
<table><thead><tr><th>Status</th><th>Meaning</th><th>Body</th></tr></thead><tbody>${answers.join('')}</tbody></table>
</section>`
}

function renderParameters({ parameters = [] }: Operation): string {
  if (parameters.length === 0) return ''
  const rows = parameters.map((parameter) => {
    const { name, required, description, schema } = parameter
    const cells = [`<code>${escapeHtml(name)}</code>`, `${escapeHtml(parameter.in)}${required ? ', required' : ''}`]
    return `<tr><td>${cells.join('</td><td>')}</td><td>${escapeHtml(description ?? '')} ${renderSchema(schema)}</td></tr>`
  })
  return `<h3>Parameters</h3>
<table><thead><tr><th>Name</th><th>Where</th><th>Value</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
}

/** A named schema as a link to its definition, any other as it is. */
function renderName(schema: object | undefined): string {
  const name = schema && '$ref' in schema ? String(schema.$ref).split('/').at(-1) : undefined
  if (name) return `<a href="#schema-${escapeHtml(name)}">${escapeHtml(name)}</a>`
  return renderSchema(schema)
}

function renderSchema(schema: object | boolean | undefined): string {
  return schema ? `<pre tabindex="0"><code>${escapeHtml(JSON.stringify(schema, null, 2))}</code></pre>` : ''
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
