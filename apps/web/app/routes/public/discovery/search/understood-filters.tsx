import { tied } from '@zivina/contract/kernel/typography'
import { counted } from '@zivina/czech/plural'
import { X } from 'lucide-react'
import { Disclosure } from '#app/kit/ui/disclosure.tsx'
import { LinkButton } from '#app/kit/ui/link-button.tsx'
import type { UnderstoodQuestion } from './understood-question.ts'

/** „Bez luštěnin“ is a filter for each of twenty foods: of so many only the first are in sight. */
const SHOWN_MAX = 8
const SHOWN_FIRST = 5

/** What was understood of a question, as filters: each leads to the list without it, the button to the list with all of them. */
export function UnderstoodFilters({ question }: { question: UnderstoodQuestion }) {
  const { chips, path: all, by_protein, notes, count } = question
  const first = chips.length > SHOWN_MAX ? SHOWN_FIRST : chips.length
  const rest = chips.slice(first)
  return (
    <section aria-label="Jak jsme dotaz pochopili" className="flex flex-col gap-4">
      <Chips label="Vybrané filtry" chips={chips.slice(0, first)} />
      {rest.length > 0 ? (
        <Disclosure title={`Další filtry (${rest.length})`} titleClassName="w-fit cursor-pointer" className="pt-2">
          <Chips label="Další filtry" chips={rest} />
        </Disclosure>
      ) : null}
      {by_protein ? <p>Recepty řadíme od největšího množství bílkovin v{'\u00a0'}porci.</p> : null}
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {count > 0 ? (
        <div>
          <LinkButton href={all}>{`Zobrazit ${counted(count, 'recept', 'recepty', 'receptů')}`}</LinkButton>
        </div>
      ) : null}
    </section>
  )
}

function Chips({ label, chips }: { label: string; chips: UnderstoodQuestion['chips'] }) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {chips.map(({ key, label, path }) => (
        <li key={key} className="max-w-full">
          <a
            href={path}
            className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-full border border-brand bg-brand-soft py-1 pr-3 pl-4 leading-tight text-text hover:border-brand-strong"
          >
            <span className="sr-only">Odebrat filtr: </span>
            <span className="wrap-anywhere line-clamp-2">{tied(label)}</span>
            <X className="size-4 shrink-0" aria-hidden />
          </a>
        </li>
      ))}
    </ul>
  )
}
