import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

// React is told that a test waits for what it changes.
Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  localStorage.clear()
})
