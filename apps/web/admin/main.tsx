import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router'
import { createRouter } from './router.tsx'

const place = document.getElementById('app')
if (!place) throw new Error('The document of the administration has no place for it.')
createRoot(place).render(
  <StrictMode>
    <RouterProvider router={createRouter()} />
  </StrictMode>,
)
