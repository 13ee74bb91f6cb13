import { expect, test } from 'vitest'
import { dateText } from '#app/kit/text/date-text.ts'
import type { FramedText } from './text-frame.tsx'
import { faqData, textData } from './text-json-ld.ts'

const site = { public_url: 'https://zivina.example', image_url_endpoint: '/images' }
const text: FramedText = {
  slug: 'sul',
  title: 'Sůl a krevní tlak',
  description: 'Kolik soli denně.',
  keywords: ['sůl', 'tlak'],
  image: '/images/articles/sul.webp',
  image_alt: 'Slánka',
  published: '2026-03-14',
  updated: '2026-10-02',
  checked: '2026-11-21',
  reading_minutes: 4,
  author: {
    slug: 'klara-vesela',
    name: 'Klára Veselá',
    colour: '#2E7D4F',
    logo: null,
    image: '/images/creators/klara-vesela.webp',
    headline: 'Jíst s rozmyslem',
    specialisation: 'Strava při hubnutí',
  },
  reviewer: null,
  awaits_review: false,
  blocks: [],
  sources: [{ title: 'Salt', publisher: 'WHO', year: 2012, url: 'https://www.who.int/', citations: 1 }],
  faq: [{ question: 'Kolik?', answer: [{ text: 'Do 5 g' }, { text: '', citation: 1, occurrence: 1 }, { text: '.' }] }],
  recipes: [],
  related_recipes: [],
}
const place = { kind: 'article', path: '/clanky/sul', section: 'Zdraví' } as const

test('an article has its author, dates and share picture in three ratios', () => {
  expect(textData(text, place, site)).toMatchObject({
    '@type': 'Article',
    '@id': 'https://zivina.example/clanky/sul#clanek',
    headline: 'Sůl a krevní tlak',
    datePublished: '2026-03-14',
    dateModified: '2026-10-02',
    mainEntityOfPage: { '@id': 'https://zivina.example/clanky/sul' },
    isPartOf: { '@type': 'WebSite', name: 'Živina', url: 'https://zivina.example/' },
    publisher: { '@type': 'Organization', '@id': 'https://zivina.example/#organizace', name: 'Živina' },
    author: {
      '@type': 'Person',
      name: 'Klára Veselá',
      knowsAbout: 'Strava při hubnutí',
      url: 'https://zivina.example/tvurci/klara-vesela',
      image: 'https://zivina.example/images/creators/klara-vesela.webp?tr=w-400,ar-1-1,f-auto',
    },
    image: [
      expect.stringMatching(/^https:\/\/zivina\.example\/images\/social\/article\/sul-1x1\.jpg\?v=\w+$/),
      expect.stringMatching(/^https:\/\/zivina\.example\/images\/social\/article\/sul-4x3\.jpg\?v=\w+$/),
      expect.stringMatching(/^https:\/\/zivina\.example\/images\/social\/article\/sul-16x9\.jpg\?v=\w+$/),
    ],
    citation: [{ name: 'Salt', publisher: 'WHO', datePublished: '2012', url: 'https://www.who.int/' }],
  })
})

test('another title gives another address of the share picture, the same one the same', () => {
  const images = (title: string) => textData({ ...text, title }, place, site).image
  expect(images('Sůl')).not.toEqual(images('Cukr'))
  expect(images('Sůl')).toEqual(images('Sůl'))
})

test('an author is said to know a subject, not to have a profession, and without a reviewer none is claimed', () => {
  const said = JSON.stringify(textData(text, place, site))
  expect(said).not.toMatch(/jobTitle|reviewedBy|lastReviewed|hasCredential/)
})

test('the reviewer is named with the profession and the day', () => {
  const reviewer = {
    name: 'Jana Ukázková',
    role: 'nutriční terapeutka',
    scope: 'zda čísla odpovídají',
  }
  expect(textData({ ...text, reviewer }, place, site).mainEntityOfPage).toMatchObject({
    lastReviewed: '2026-11-21',
    reviewedBy: {
      '@type': 'Person',
      name: 'Jana Ukázková',
      jobTitle: 'nutriční terapeutka',
    },
  })
})

test('without an author the organisation is the author', () => {
  expect(textData({ ...text, author: null }, place, site).author).toMatchObject({
    '@type': 'Organization',
    '@id': 'https://zivina.example/#organizace',
  })
})

test('answers are plain text without the numbers of their sources', () => {
  expect(faqData(text.faq).mainEntity).toEqual([
    { '@type': 'Question', name: 'Kolik?', acceptedAnswer: { '@type': 'Answer', text: 'Do 5 g.' } },
  ])
})

test('a date is written as that day in every time zone', () => {
  expect(dateText('2026-10-02')).toBe('2.\u00a010.\u00a02026')
  expect(dateText('2026-01-31')).toBe('31.\u00a01.\u00a02026')
})
