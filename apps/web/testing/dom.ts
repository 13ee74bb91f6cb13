import 'fake-indexeddb/auto'
import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

// Tells React that tests wait for its updates.
Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  localStorage.clear()
})
