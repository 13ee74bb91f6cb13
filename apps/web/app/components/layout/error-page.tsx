import { isRouteErrorResponse } from 'react-router'
import { LinkButton } from '../ui/link-button.tsx'

/** The page that stands where another could not: not found, or something broke. */
export function ErrorPage({ error }: { error: unknown }) {
  const { status, message, request_id } = readError(error)
  return status === 404 ? <NotFoundPage path={message} /> : <FailurePage {...{ status, message, request_id }} />
}

function NotFoundPage({ path }: { path: string }) {
  return (
    <Frame status={404} statusText="Page Not Found" title="Tuhle stránku jsme nenašli">
      <title>Stránka nenalezena | Živina</title>
      <p>Možná se přestěhovala, nebo se do adresy vloudil překlep. Zkuste hledání nahoře, nebo začněte u receptů.</p>
      <p className="wrap-anywhere text-sm text-muted">{path}</p>
    </Frame>
  )
}

function FailurePage({ status, message, request_id }: ReadError) {
  return (
    <Frame status={status} statusText="Internal Server Error" title="Něco se pokazilo">
      <title>Chyba | Živina</title>
      <p>Omlouváme se, stránku se nepodařilo zobrazit. Zkuste ji prosím načíst znovu.</p>
      <p className="wrap-anywhere text-sm text-muted">
        {message}
        {request_id ? ` (${request_id})` : ''}
      </p>
    </Frame>
  )
}

type FrameProps = { status: number; statusText: string; title: string; children: React.ReactNode }

function Frame({ status, statusText, title, children }: FrameProps) {
  return (
    <div className="page-width flex flex-col items-start gap-5 py-16 sm:py-24">
      <meta name="robots" content="noindex" />
      <p className="figures font-heading text-4xl font-bold text-brand">
        {status} <span className="align-middle font-text text-base font-normal text-muted">{statusText}</span>
      </p>
      <h1 className="text-3xl">{title}</h1>
      <div className="flex max-w-text flex-col gap-3 text-lg">{children}</div>
      <div className="flex flex-wrap gap-3">
        <LinkButton href="/recepty" variant="accent">
          Prohlédnout recepty
        </LinkButton>
        <LinkButton href="/" variant="quiet">
          Na úvodní stránku
        </LinkButton>
      </div>
    </div>
  )
}

type ReadError = { status: number; message: string; request_id: string | null }

function readError(error: unknown): ReadError {
  if (isRouteErrorResponse(error)) {
    const details = error.data as { message?: string; request_id?: string | null } | null
    return {
      status: error.status,
      message: details?.message ?? error.statusText,
      request_id: details?.request_id ?? null,
    }
  }
  return { status: 500, message: error instanceof Error ? error.message : 'Unknown error', request_id: null }
}
