import { type ComponentType, memo, type ReactNode, useEffect, useState } from 'react'
import { createStore, type Store, useStore } from '#app/kit/state/store.ts'
import { createNearness, nearPart, PartTrouble, useNearPart } from './near-part.tsx'

/** What the server rendered, and what it is now. */
type Live<Value> = { rendered: Value; now: Store<Value> }
export type LivePartProps<Value> = { live: Live<Value>; onReady: () => void }

/** The code of a part that follows a value of the page, for `LivePart`. One of each kind on a page. */
export function createLivePart<Value>(load: () => Promise<{ default: ComponentType<LivePartProps<Value>> }>) {
  const near = createNearness()
  return { near, Part: nearPart(load, near) }
}

type Code<Value> = ReturnType<typeof createLivePart<Value>>

/**
 * A part far below that follows a value of the page: its code is loaded once the reader scrolls there or changes the value. Until
 * then the page shows what the server rendered, marked as outdated after a change.
 */
export function LivePart<Value>({ code, value }: { code: Code<Value>; value: Value }) {
  const [live] = useState<Live<Value>>(() => ({ rendered: value, now: createStore(value) }))
  useEffect(() => {
    if (live.now.read() === value) return
    live.now.write(value)
    code.near.reach()
  }, [code, live, value])
  return <ServerPart code={code} live={live} />
}

/** Keeps the same props as long as it is shown: an update before hydration would discard the server's rendering. */
const ServerPart = memo(function ServerPart<Value>({ code, live }: { code: Code<Value>; live: Live<Value> }) {
  const { place, className, onReady } = useNearPart(code.near)
  const isLive = className === false
  useEffect(() => {
    if (isLive) return
    const stop = live.now.subscribe(() => place.current?.setAttribute('data-outdated', ''))
    return () => {
      stop()
      place.current?.removeAttribute('data-outdated')
    }
  }, [isLive, live, place])
  return (
    <>
      <PartTrouble loading={code.Part.loading} />
      <div ref={place} className={className || undefined}>
        <code.Part live={live} onReady={onReady} />
      </div>
    </>
  )
}) as <Value>(props: { code: Code<Value>; live: Live<Value> }) => ReactNode

/** The present value in a live part; its first rendering equals the server's. */
export function useLive<Value>({ live, onReady }: LivePartProps<Value>): Value {
  const value = useStore(live.now.subscribe, live.now.read, live.rendered)
  useEffect(onReady, [onReady])
  return value
}
