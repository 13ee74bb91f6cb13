import { cacheableAnswer } from '#api/kernel/http/answer.ts'
import type { App, Route } from '#api/kernel/http/scope.ts'
import { BASE_PATH } from '#api/kernel/http/server.ts'
import { buildDocument } from './document.ts'
import { DOCUMENT_STYLE, renderDocumentPage } from './document-page.ts'

const PAGE_POLICY = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** The API document and its page. Built at the first call, as most processes never show them. */
export function bindDocument({ route, services }: App): void {
  let built: { json: string; page: string } | null = null
  const build = () => {
    if (built) return built
    const document = buildDocument(`${services.public_url}${BASE_PATH}`)
    built = { json: JSON.stringify(document), page: renderDocumentPage(document, BASE_PATH) }
    return built
  }
  const answerGet = (path: string, answer: Route['handle']) =>
    route({
      method: 'GET',
      path,
      handle: (context) => {
        context.env.route = path
        return answer(context)
      },
    })
  answerGet('/openapi.json', ({ req, env }) => {
    return cacheableAnswer(build().json, 'application/json; charset=UTF-8', req.raw, env.request_id)
  })
  answerGet('/docs.css', ({ req, env }) => {
    return cacheableAnswer(DOCUMENT_STYLE, 'text/css; charset=UTF-8', req.raw, env.request_id)
  })
  answerGet('/docs', ({ req, env }) => {
    const answer = cacheableAnswer(build().page, 'text/html; charset=UTF-8', req.raw, env.request_id)
    answer.headers.set('content-security-policy', PAGE_POLICY)
    return answer
  })
}
