import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router'
import { fillInOlder } from '#app/kit/older/older-browser.ts'
import { createRouter } from './router.tsx'

const place = document.getElementById('app')
if (!place) throw new Error('The document of the administration has no place for it.')
fillInOlder()
createRoot(place).render(
  <StrictMode>
    <RouterProvider router={createRouter()} />
  </StrictMode>,
)
