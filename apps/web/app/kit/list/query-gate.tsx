import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LoadFailure } from './load-failure.tsx'

type QueryGateProps<Data> = {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isFetching'> & { refetch: () => unknown }
  /** What screen readers hear, and the shape of what is awaited. */
  waiting: { text: string; shape: ReactNode; className?: string }
  /** The page's heading for as long as its own one, which is among the content, is not there. */
  heading?: string
  children: (data: Data) => ReactNode
}

/** Shows what was asked for; meanwhile its shape, and where it cannot be had, why and a way to try again. */
export function QueryGate<Data>({ query, waiting, heading, children }: QueryGateProps<Data>) {
  const { data, error, isFetching, refetch } = query
  if (data !== undefined) return children(data)
  if (error && !isFetching) {
    return (
      <>
        {heading ? <h1 className="text-3xl">{heading}</h1> : null}
        <LoadFailure failure={error} onRetry={() => void refetch()} />
      </>
    )
  }
  return (
    <>
      {heading ? <h1 className="sr-only">{heading}</h1> : null}
      {/* With a key of its own: React would otherwise keep the element, a live region, for the first one of what is shown. */}
      <div key="waiting" role="status" className={waiting.className ?? 'flex flex-col gap-6'}>
        <span className="sr-only">{waiting.text}</span>
        {waiting.shape}
      </div>
    </>
  )
}
