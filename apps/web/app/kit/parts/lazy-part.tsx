import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { type Attempt, type Loading, persistently } from '#app/kit/loading/persistent-load.ts'
import { useStore } from '#app/kit/state/store.ts'
import { FloatingFailure, PartFailure } from './part-failure.tsx'

type Part<Props> = { default: ComponentType<Props> }
type LazyPart<Props> = ComponentType<Props> & {
  /** Loads the code when the pointer or focus reaches the part. A failure is reported only when the part is needed. */
  preload: () => Promise<void>
  loading: Loading
}

type PartOptions = {
  /** Shown in the part's place meanwhile. */
  waiting?: ReactNode
  /** Whether the parent reports a failure itself, by `useAttempt`. */
  isAnnouncedElsewhere?: boolean
}

/**
 * A part of a page whose code is loaded on demand. If it does not load, as without a network or after a new version, a message
 * with a retry button is shown in its place; the rest of the page stays.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<Part<Props>>,
  { waiting = null, isAnnouncedElsewhere = false }: PartOptions = {},
): LazyPart<Props> {
  const { draw, ...way } = lazily(load)
  const fallback = isAnnouncedElsewhere ? waiting : <PartWaiting loading={way.loading}>{waiting}</PartWaiting>
  return Object.assign((props: Props) => <Suspense fallback={fallback}>{draw(props)}</Suspense>, way)
}

type DialogProps = { open?: boolean; onClose: () => void }

/** The same for dialogs: the failure is shown above the page too, and can be dismissed. */
export function lazyDialog<Props extends DialogProps>(
  load: () => Promise<Part<Props>>,
  isOpen: (props: Props) => boolean = ({ open }) => open ?? true,
): LazyPart<Props> {
  const { draw, ...way } = lazily(load)
  const drawDialog = (props: Props) => (
    <Suspense fallback={isOpen(props) ? <DialogWaiting loading={way.loading} onClose={props.onClose} /> : null}>
      {draw(props)}
    </Suspense>
  )
  return Object.assign(drawDialog, way)
}

function lazily<Props extends object>(load: () => Promise<Part<Props>>) {
  let ready: ComponentType<Props> | null = null
  const loadOnce = async () => {
    const part = await load()
    ready = part.default
    return part
  }
  const loading = persistently(loadOnce)
  const Late = lazy(loading.load) as ComponentType<Props>
  const choose = () => ready ?? Late
  return {
    draw: (props: Props) => <Drawn choose={choose} props={props} />,
    loading,
    preload: () =>
      loadOnce().then(
        () => {},
        () => {},
      ),
  }
}

/** Code that is already loaded when a part is first shown is used at once, without a moment of the fallback. */
function Drawn<Props extends object>({ choose, props }: { choose: () => ComponentType<Props>; props: Props }) {
  const [Part] = useState(choose)
  return <Part {...props} />
}

function PartWaiting({ loading, children }: { loading: Loading; children: ReactNode }) {
  const attempt = useAttempt(loading)
  return attempt ? <PartFailure attempt={attempt} /> : children
}

function DialogWaiting({ loading, onClose }: { loading: Loading; onClose: () => void }) {
  const attempt = useAttempt(loading)
  const first = useRef(attempt)
  // Opening it again after a failure must retry, not only show the failure.
  useEffect(() => first.current?.again(), [])
  return attempt ? <FloatingFailure attempt={attempt} onClose={onClose} /> : null
}

/** The failed attempt to load a part; null while there is none. */
export function useAttempt({ subscribe, attempt }: Loading): Attempt | null {
  return useStore(subscribe, attempt, null)
}
