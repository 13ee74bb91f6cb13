import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { FloatingFailure, PartFailure } from './part-failure.tsx'
import { type Attempt, type Loading, persistently } from './persistent-load.ts'
import { useStore } from './store.ts'

type Part<Props> = { default: ComponentType<Props> }
type LazyPart<Props> = ComponentType<Props> & {
  /** Fetches the code when somebody reaches for the part. That it does not come is told when it is needed. */
  preload: () => void
  loading: Loading
}

type PartOptions = {
  /** Stands in the part's place meanwhile. */
  waiting?: ReactNode
  /** Whether the owner tells of a failure, by `useAttempt`. */
  isToldElsewhere?: boolean
}

/**
 * A part of a page whose code comes when it is needed. Where the code does not come, as without a network or after a new
 * version took its place, that is said in the part's place, with a way to try again; the rest of the page stays as it is.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<Part<Props>>,
  { waiting = null, isToldElsewhere = false }: PartOptions = {},
): LazyPart<Props> {
  const { Loaded, ...way } = lazily(load)
  const fallback = isToldElsewhere ? waiting : <PartWaiting loading={way.loading}>{waiting}</PartWaiting>
  return Object.assign((props: Props) => <Suspense fallback={fallback}>{<Loaded {...props} />}</Suspense>, way)
}

type DialogProps = { open?: boolean; onClose: () => void }

/** The same for what opens above the page: the failure stands above it too, and can be put away. */
export function lazyDialog<Props extends DialogProps>(
  load: () => Promise<Part<Props>>,
  isOpen: (props: Props) => boolean = ({ open }) => open ?? true,
): LazyPart<Props> {
  const { Loaded, ...way } = lazily(load)
  const draw = (props: Props) => (
    <Suspense fallback={isOpen(props) ? <DialogWaiting loading={way.loading} onClose={props.onClose} /> : null}>
      <Loaded {...props} />
    </Suspense>
  )
  return Object.assign(draw, way)
}

function lazily<Props extends object>(load: () => Promise<Part<Props>>) {
  const loading = persistently(load)
  return {
    Loaded: lazy(loading.load) as ComponentType<Props>,
    loading,
    preload: () => void load().catch(() => {}),
  }
}

function PartWaiting({ loading, children }: { loading: Loading; children: ReactNode }) {
  const attempt = useAttempt(loading)
  return attempt ? <PartFailure attempt={attempt} /> : children
}

function DialogWaiting({ loading, onClose }: { loading: Loading; onClose: () => void }) {
  const attempt = useAttempt(loading)
  const first = useRef(attempt)
  // Whoever opens again what did not come the last time wants it to be fetched, not only to be told so.
  useEffect(() => first.current?.again(), [])
  return attempt ? <FloatingFailure attempt={attempt} onClose={onClose} /> : null
}

/** What became of fetching a part; null while nothing has failed. */
export function useAttempt({ subscribe, attempt }: Loading): Attempt | null {
  return useStore(subscribe, attempt, null)
}
