import { Writable } from 'node:stream'
import { renderToPipeableStream, renderToStaticMarkup } from 'react-dom/server'
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router'
import { nonceContext } from './kit/page/site.ts'
import { isCrawler } from './seo/crawlers.ts'
import AccountBar from './shell/account-bar.tsx'
import Footer from './shell/footer.tsx'
import { NonceContext } from './shell/nonce.ts'
import { ServerMarkup } from './shell/server-markup.ts'

const RENDER_TIMEOUT = 10_000
/** Suspended content is rendered in its place rather than at the end with a script to move it: pages work without scripts. */
const IN_PLACE = Number.POSITIVE_INFINITY
/** The same on every page. */
const FOOTER = renderToStaticMarkup(<Footer />, { identifierPrefix: 'footer-' })
/** For everybody, with no page marked as current: the style sheet shows it to a logged-in person. */
const ACCOUNT_BAR = renderToStaticMarkup(<AccountBar />, { identifierPrefix: 'bar-' })
const WRITTEN = { footer: FOOTER, accountBar: ACCOUNT_BAR }

/** Renders the whole page before answering: it is cached, so streaming would gain nothing. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> | Response {
  if (status >= 400 && isCrawler(request.headers.get('user-agent'))) return answerCrawler(status)
  return renderDocument(request, status, headers, entry, context)
}

/** Crawlers get only the status, so that an error page is never indexed. */
function answerCrawler(status: number): Response {
  return new Response(null, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } })
}

function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
) {
  const nonce = context.get(nonceContext)
  let answerStatus = status
  return new Promise<Response>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ServerMarkup value={WRITTEN}>
          <ServerRouter context={entry} url={request.url} nonce={nonce} />
        </ServerMarkup>
      </NonceContext>,
      {
        nonce,
        progressiveChunkSize: IN_PLACE,
        onAllReady() {
          clearTimeout(timer)
          headers.set('content-type', 'text/html; charset=utf-8')
          pipe(gather((page) => resolve(new Response(page, { headers, status: answerStatus }))))
        },
        onShellError: reject,
        onError(error) {
          answerStatus = 500
          report(request, error)
        },
      },
    )
    const timer = setTimeout(abort, RENDER_TIMEOUT)
  })
}

/** Takes a whole page in pieces. One body costs less than a stream of pieces that the receiver joins again. */
function gather(done: (page: Buffer<ArrayBuffer>) => void): Writable {
  const pieces: Buffer[] = []
  return new Writable({
    // Many small pieces come at once, and none of them waits for anything.
    highWaterMark: Number.MAX_SAFE_INTEGER,
    write(piece: Buffer, _encoding, next) {
      pieces.push(piece)
      next()
    },
    final(next) {
      done(Buffer.concat(pieces))
      next()
    },
  })
}

/** An error thrown by a loader: expected answers are not reported, all others are. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  report(request, error)
}

/** One line of JSON on standard error, in the format of the server's log. */
function report(request: Request, error: unknown): void {
  const { pathname } = new URL(request.url)
  const trace = error instanceof Error ? error.stack : String(error)
  process.stderr.write(
    `${JSON.stringify({ level: 50, msg: 'A page could not be rendered', path: pathname, err: trace })}\n`,
  )
}
