import { createClient } from '@zivina/contract/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { RouterContextProvider } from 'react-router'
import { HydratedRouter } from 'react-router/dom'
import { apiContext } from './contexts.ts'

const api = createClient((request) => fetch(request), `${window.location.origin}/api`)

function provideApi(): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(apiContext, api)
  return context
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter getContext={provideApi} />
    </StrictMode>,
  )
})
