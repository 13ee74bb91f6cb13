import type { Creator } from '@zivina/contract/catalogue/creator'
import { CreatorMark } from '#app/features/catalogue/creator-portrait.tsx'
import { Picture } from '#app/kit/ui/picture.tsx'

/** The author of the recipe: logo, portrait or initials, and name, with a link to their page where there is one. */
export function CreatorLine({ creator }: { creator: Creator }) {
  const picture = creator.logo ?? creator.image
  const content = (
    <>
      {picture ? (
        <Picture
          src={picture}
          alt=""
          ratio="1-1"
          widths={[44, 88, 132]}
          sizes="2.75rem"
          quality={100}
          eager
          className="size-11 shrink-0 rounded-full border border-line bg-sunken object-cover print:hidden"
        />
      ) : (
        <CreatorMark creator={creator} className="size-11 shrink-0 print:hidden" />
      )}
      <span className="min-w-0 leading-tight wrap-anywhere">
        <span className="block text-sm text-muted">Recept připravuje</span>
        <span className="font-semibold text-heading">{creator.name}</span>
      </span>
    </>
  )
  if (creator.slug === null) return <p className="flex min-w-0 items-center gap-3">{content}</p>
  return (
    <a
      href={`/tvurci/${creator.slug}`}
      className="group flex min-w-0 items-center gap-3 rounded-full pr-3 hover:bg-brand-soft"
    >
      {content}
    </a>
  )
}
