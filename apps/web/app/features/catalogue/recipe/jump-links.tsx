import { jumpTo } from '#app/kit/page/jump-to.ts'

const PARTS = [
  ['suroviny', 'Suroviny'],
  ['postup', 'Postup'],
  ['vyziva', 'Hodnoty'],
] as const

/** On a phone the parts of the recipe are one tap away: plain links to their headings, under the header of the page. */
export function JumpLinks() {
  return (
    <nav aria-label="Části receptu" className="jump-links md:hidden print:hidden">
      <ul className="flex">
        {PARTS.map(([anchor, label]) => (
          <li key={anchor} className="flex-1">
            <a
              href={`#${anchor}`}
              onClick={jumpTo}
              className="flex min-h-11 items-center justify-center font-medium text-brand hover:bg-brand-soft"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
