import { GUIDE_GOALS, type GuideGoal } from '@zivina/contract/content/content-kinds'
import { CalendarDays, type LucideIcon, Scale, Sprout, Stethoscope, TrendingUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { SectionHeading } from '#app/features/catalogue/recipe-selection.tsx'
import { LinkButton } from '#app/kit/ui/link-button.tsx'

const GOALS: Record<GuideGoal, { Icon: LucideIcon; title: string; text: string }> = {
  hubnuti: { Icon: Sprout, title: 'Jak zhubnout', text: 'Pomalu, bez hladu a\u00a0tak, aby to vydrželo.' },
  nabirani: { Icon: TrendingUp, title: 'Jak přibrat', text: 'Víc jídla, víc svalů a\u00a0klidný žaludek.' },
  udrzeni: { Icon: Scale, title: 'Jak si váhu udržet', text: 'Co dělat, když už je dobře.' },
}

/** Links to the guides by goal. */
export function GuideTeaser() {
  return (
    <section className="flex flex-col gap-5">
      <SectionHeading title="Krok za krokem" href="/navody" hrefLabel="Všechny návody" />
      <ul className="grid gap-3 sm:grid-cols-3 sm:gap-4">
        {GUIDE_GOALS.map((goal) => {
          const { Icon, title, text } = GOALS[goal]
          return (
            <li key={goal}>
              <a
                href={`/navody#${goal}`}
                className="group flex h-full items-center gap-4 rounded-card border border-line bg-surface p-5 transition-colors hover:border-brand"
              >
                <Icon className="size-8 shrink-0 text-brand" strokeWidth={1.6} aria-hidden />
                <span className="flex flex-col">
                  <span className="font-heading text-lg font-semibold text-heading group-hover:text-brand">
                    {title}
                  </span>
                  <span className="text-muted">{text}</span>
                </span>
              </a>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** Links to the membership and the counselling. */
export function HelpTeasers() {
  return (
    <section aria-label="Více než recepty" className="grid gap-5 md:grid-cols-2">
      <Teaser
        Icon={CalendarDays}
        title="Jídlo naplánované na celý týden"
        href="/premium"
        label="Co umí Premium"
        className="bg-brand-soft"
      >
        Jídelníček podle vašeho cíle, nákupní seznam, který se sám sečte, a{'\u00a0'}recepty upravené po vašem.
      </Teaser>
      <Teaser
        Icon={Stethoscope}
        title="Nutriční poradna"
        href="/nutricni-poradna"
        label="Jak to probíhá"
        className="bg-accent-soft"
      >
        Hubnutí, sport nebo strava při onemocnění. V{'\u00a0'}Praze i{'\u00a0'}online, s{'\u00a0'}kontrolami, na které
        se dá spolehnout.
      </Teaser>
    </section>
  )
}

type TeaserProps = {
  Icon: LucideIcon
  title: string
  href: string
  label: string
  className: string
  children: ReactNode
}

function Teaser({ Icon, title, href, label, className, children }: TeaserProps) {
  return (
    <div className={`flex flex-col items-start gap-4 rounded-card p-6 sm:p-8 ${className}`}>
      <Icon className="size-10 text-brand" strokeWidth={1.5} aria-hidden />
      <h2 className="text-2xl">{title}</h2>
      <p className="max-w-text text-lg">{children}</p>
      <LinkButton href={href} variant="brand" className="mt-auto">
        {label}
      </LinkButton>
    </div>
  )
}
