import { BRAND } from '@zivina/contract/kernel/brand'
import { isRouteErrorResponse } from 'react-router'
import { type Illustration, NoticePage } from '#app/kit/page/notice-page.tsx'
import { LinkButton } from '#app/kit/ui/link-button.tsx'

/** Shown instead of a page that was not found or failed. */
export function ErrorPage({ error }: { error: unknown }) {
  const { status, message, request_id } = readError(error)
  return status === 404 ? (
    <NotFoundPage path={message} />
  ) : (
    <FailurePage status={status} message={message} request_id={request_id} />
  )
}

function NotFoundPage({ path }: { path: string }) {
  return (
    <Frame illustration="not-found" status={404} title="Tuhle stránku jsme nenašli">
      <title>{`Stránka nenalezena | ${BRAND.name}`}</title>
      <p>
        Možná se přestěhovala, nebo se do adresy vloudil překlep. Zkuste hledání nahoře, nebo začněte u&nbsp;receptů.
      </p>
      <p className="wrap-anywhere text-sm text-muted">{path}</p>
    </Frame>
  )
}

function FailurePage({ status, message, request_id }: ReadError) {
  return (
    <Frame illustration="error" status={status} statusText="Internal Server Error" title="Něco se pokazilo">
      <title>{`Chyba | ${BRAND.name}`}</title>
      <p>Omlouváme se, stránku se nepodařilo zobrazit. Zkuste ji prosím načíst znovu.</p>
      <p className="wrap-anywhere text-sm text-muted">
        {message}
        {request_id ? ` (${request_id})` : ''}
      </p>
    </Frame>
  )
}

type FrameProps = {
  illustration: Illustration
  status: number
  statusText?: string
  title: string
  children: React.ReactNode
}

function Frame({ status, statusText, ...rest }: FrameProps) {
  return (
    <>
      <meta name="robots" content="noindex" />
      <NoticePage
        overline={
          <p className="figures text-muted">
            <strong className="font-heading text-2xl text-brand">{status}</strong> {statusText}
          </p>
        }
        action={
          <>
            <LinkButton href="/recepty" variant="accent">
              Prohlédnout recepty
            </LinkButton>
            <LinkButton href="/">Na úvodní stránku</LinkButton>
          </>
        }
        {...rest}
      />
    </>
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
