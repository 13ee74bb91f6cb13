import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { RouterContextProvider } from 'react-router'
import { HydratedRouter } from 'react-router/dom'
import { fillInOlder } from './kit/older/older-browser.ts'
import { browserApi } from './session/api/browser-api.ts'
import { apiContext } from './session/api/contexts.ts'

function provideApi(): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(apiContext, browserApi)
  return context
}

fillInOlder()
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter getContext={provideApi} />
    </StrictMode>,
  )
})
