import { Outlet } from 'react-router'
import { Shell } from '#app/shell/shell.tsx'

/** The default layout. */
export default function DefaultLayout() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  )
}
