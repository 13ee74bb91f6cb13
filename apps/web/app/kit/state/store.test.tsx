import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { createStore, type Store, useStore } from './store.ts'

function Count({ store }: { store: Store<{ count: number }> }) {
  return <p>{useStore(store.subscribe, () => store.read().count, 'zatím nic')}</p>
}

it('every part of a page shows what any of them wrote', () => {
  const store = createStore({ count: 1 })
  render(
    <>
      <Count store={store} />
      <Count store={store} />
    </>,
  )
  expect(screen.getAllByText('1')).toHaveLength(2)
  act(() => store.write({ count: 2 }))
  expect(screen.getAllByText('2')).toHaveLength(2)
})

it('has its server value while a page is rendered on the server', () => {
  expect(renderToString(<Count store={createStore({ count: 1 })} />)).toBe('<p>zatím nic</p>')
})

it('does not call a listener that unsubscribed', () => {
  const store = createStore(0)
  const heard = vi.fn()
  const stop = store.subscribe(heard)
  store.write(1)
  stop()
  store.write(2)
  expect(heard).toHaveBeenCalledOnce()
})

it('follows its source from the first subscription to the last', () => {
  const steps: string[] = []
  const store = createStore(0, () => {
    steps.push('begun')
    return () => steps.push('ended')
  })
  const stops = [store.subscribe(() => {}), store.subscribe(() => {})]
  stops[0]?.()
  stops[0]?.()
  expect(steps).toEqual(['begun'])
  stops[1]?.()
  expect(steps).toEqual(['begun', 'ended'])
  store.subscribe(() => {})
  expect(steps).toEqual(['begun', 'ended', 'begun'])
})
