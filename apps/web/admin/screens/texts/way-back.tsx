import { Link } from 'react-router'

/** Back to the list. */
export function WayBack() {
  return (
    <p className="text-sm">
      <Link to="/texts" className="inline-flex min-h-11 items-center text-brand underline">
        Všechny články a&nbsp;návody
      </Link>
    </p>
  )
}
