import type { PublicProfile } from '@zivina/contract/catalogue/creator'
import { tied } from '@zivina/contract/kernel/typography'
import { counted } from '@zivina/czech/plural'
import { CreatorPortrait } from '#app/features/catalogue/creator-portrait.tsx'
import type { Site } from '#app/kit/page/site.ts'
import { useSite } from '#app/kit/page/use-site.ts'
import { ColourBand } from '#app/kit/ui/colour-band.tsx'
import { absoluteImageUrl } from '#app/kit/ui/image-url.ts'
import { Picture } from '#app/kit/ui/picture.tsx'
import { Breadcrumbs } from '#app/seo/breadcrumbs.tsx'
import { JsonLd } from '#app/seo/structured-data.tsx'

/** The creator's colour, logo, portrait and own text. */
export function CreatorHeader({ creator }: { creator: PublicProfile }) {
  return (
    <header>
      <div className="page-width py-2">
        <Breadcrumbs
          crumbs={[
            { label: 'Tvůrci', path: '/tvurci' },
            { label: creator.name, path: `/tvurci/${creator.slug}` },
          ]}
        />
      </div>
      <ColourBand colour={creator.colour} className="h-28 w-full sm:h-36" />
      <div className="page-width -mt-18 flex flex-col gap-5 sm:-mt-22 sm:flex-row sm:gap-8">
        <CreatorPortrait creator={creator} size="lg" eager />
        <div className="flex flex-col gap-4 sm:pt-26">
          <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
            <h1 className="text-3xl">{creator.name}</h1>
            {creator.logo ? (
              <Picture
                src={creator.logo}
                alt={`Logo: ${creator.name}`}
                ratio="1-1"
                widths={[96, 192]}
                sizes="3rem"
                className="size-12 rounded-md"
              />
            ) : null}
          </div>
          <p className="text-muted">
            {tied(creator.specialisation)} · {counted(creator.recipe_count, 'recept', 'recepty', 'receptů')}
          </p>
          <p className="max-w-text font-heading text-xl text-heading">{tied(creator.headline)}</p>
          <Bio text={tied(creator.bio)} />
        </div>
      </div>
      <PersonData creator={creator} />
    </header>
  )
}

/** Paragraphs are separated by an empty line. */
function Bio({ text }: { text: string }) {
  return (
    <div className="flex max-w-text flex-col gap-3">
      {text.split(/\n\s*\n/).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  )
}

function PersonData({ creator }: { creator: PublicProfile }) {
  const site = useSite()
  return <JsonLd data={import.meta.env.SSR && profilePage(creator, site)} />
}

function profilePage(creator: PublicProfile, site: Site) {
  const url = `${site.public_url}/tvurci/${creator.slug}`
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    mainEntityOfPage: url,
    mainEntity: {
      '@type': 'Person',
      '@id': `${url}#tvurce`,
      name: creator.name,
      jobTitle: creator.specialisation,
      description: creator.headline,
      url,
      ...(creator.image ? { image: absoluteImageUrl(creator.image, { width: 400, ratio: '1-1' }, site) } : {}),
    },
  }
}
