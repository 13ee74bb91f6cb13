import { Link } from 'react-router'
import { buttonStyle } from '#app/kit/ui/button-style.ts'
import { NoticeScreen } from './notice-screen.tsx'

/** The not-found screen of the administration. */
export function UnknownScreen() {
  const overview = (
    <Link to="/" className={buttonStyle('brand')}>
      Přejít na přehled
    </Link>
  )
  return (
    <NoticeScreen title="Tady nic není" action={overview}>
      Stránka s&nbsp;touto adresou ve správě není. Možná se přestěhovala, nebo je v&nbsp;adrese překlep.
    </NoticeScreen>
  )
}
