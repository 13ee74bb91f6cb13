import type { TextQuestion } from '@zivina/contract/content/texts'
import type { SocialImageKind } from '@zivina/contract/discovery/social-images'
import { BRAND } from '@zivina/contract/kernel/brand'
import type { Site } from '#app/kit/page/site.ts'
import { absoluteImageUrl } from '#app/kit/ui/image-url.ts'
import { cardUrls } from '#app/seo/metadata.ts'
import { textPicture } from '#app/seo/share-picture.ts'
import type { FramedText } from './text-frame.tsx'

/** The kind of a text, its address and its section. */
export type TextPlace = { kind: SocialImageKind; path: string; section: string }

/**
 * schema.org/Article with its author as a person, or the organisation where the author has no profile. A text says when it was last
 * reviewed and by whom only where a professional did.
 */
export function textData(text: FramedText, { kind, path, section }: TextPlace, site: Site) {
  const url = `${site.public_url}${path}`
  const organisation = {
    '@type': 'Organization',
    '@id': `${site.public_url}/#organizace`,
    name: BRAND.name,
    logo: `${site.public_url}/icon-512.png`,
  }
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    '@id': `${url}#clanek`,
    mainEntityOfPage: {
      '@type': 'WebPage',
      '@id': url,
      ...(text.reviewer
        ? { lastReviewed: text.checked, reviewedBy: reviewedBy(text.reviewer, organisation['@id']) }
        : {}),
    },
    isPartOf: { '@type': 'WebSite', '@id': `${site.public_url}/#web`, name: BRAND.name, url: `${site.public_url}/` },
    headline: text.title,
    description: text.description,
    articleSection: section,
    inLanguage: 'cs',
    keywords: text.keywords.join(', '),
    image: cardUrls(textPicture(kind, text), site),
    datePublished: text.published,
    dateModified: text.updated,
    author: text.author ? person(text.author, site) : organisation,
    publisher: organisation,
    citation: text.sources.map(({ title, publisher, year, url }) => ({
      '@type': 'CreativeWork',
      name: title,
      publisher,
      datePublished: String(year),
      url,
    })),
  }
}

function person(author: NonNullable<FramedText['author']>, site: Site) {
  return {
    '@type': 'Person',
    name: author.name,
    knowsAbout: author.specialisation,
    url: `${site.public_url}/tvurci/${author.slug}`,
    ...(author.image ? { image: absoluteImageUrl(author.image, { width: 400, ratio: '1-1' }, site) } : {}),
  }
}

function reviewedBy({ name, role }: NonNullable<FramedText['reviewer']>, organisation: string) {
  return {
    '@type': 'Person',
    name,
    jobTitle: role,
    worksFor: { '@id': organisation },
  }
}

/** schema.org/FAQPage; answers as plain text, without the numbers of their sources. */
export function faqData(questions: readonly TextQuestion[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.map((run) => run.text).join('') },
    })),
  }
}
