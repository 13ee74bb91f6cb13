import { tied } from '@zivina/contract/kernel/typography'
import type { ReactNode } from 'react'
import { cn } from '#app/kit/ui/class-names.ts'
import { Picture } from '#app/kit/ui/picture.tsx'
import { coverStyle } from './text/cover-style.ts'

const CARD_SIZES = '(width >= 80rem) 25rem, (width >= 60rem) 31vw, (width >= 37.5rem) 46vw, 94vw'

type TextCardProps = {
  text: { title: string; description: string; image: string }
  href: string
  /** What it belongs to, above its title. */
  kind: ReactNode
  eager?: boolean
  /** Its time and such, at the end. */
  children: ReactNode
}

/** An article or a guide in a list: cover, kind, title, description and what else is to be told. One link. */
export function TextCard({ text, href, kind, eager = false, children }: TextCardProps) {
  return (
    <a
      href={href}
      className="group flex h-full flex-col overflow-hidden rounded-card bg-surface shadow-card transition-shadow hover:shadow-raised"
    >
      <div className="aspect-video overflow-hidden bg-sunken">
        <Picture
          src={text.image}
          alt=""
          ratio="16-9"
          widths={[320, 480, 640, 960]}
          sizes={CARD_SIZES}
          eager={eager}
          className={cn(
            coverStyle(text.image),
            'size-full object-cover transition-transform duration-250 group-hover:scale-103',
          )}
        />
      </div>
      <div className="flex flex-1 flex-col gap-2 p-4">
        <p className="text-sm font-semibold text-brand">{kind}</p>
        <h3 className="text-xl leading-snug group-hover:text-brand">{tied(text.title)}</h3>
        <p className="line-clamp-3 text-muted">{tied(text.description)}</p>
        <p className="figures mt-auto flex flex-wrap gap-x-3 pt-2 text-sm text-muted">{children}</p>
      </div>
    </a>
  )
}
