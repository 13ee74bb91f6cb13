import { BRAND, CARD_MARKS, ORGANISATION, SOCIAL_LINKS } from '@zivina/contract/kernel/brand'
import { Mail, MessageCircle, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { NewsMark } from '#app/features/content/news/news-mark.tsx'
import { NewsletterBox } from '#app/features/content/newsletter/newsletter-box.tsx'
import { CardMark } from '#app/kit/ui/card-mark.tsx'
import { cn } from '#app/kit/ui/class-names.ts'
import { NarrowFold } from '#app/kit/ui/narrow-fold.tsx'
import { SocialIcon } from '#app/kit/ui/social-icon.tsx'
import { BrandMark } from './brand-mark.tsx'
import { FURTHER_NAVIGATION, MAIN_NAVIGATION, NEWS_ENTRY } from './navigation.ts'

/** Sources of the nutrient values; their licences require the credit. */
const DATA_CREDITS =
  'Výživové hodnoty: USDA National Nutrient Database SR28; Anses – table Ciqual 2020 (Licence Ouverte); Schweizer Nährwertdatenbank V5.3, BLV; BLS\u00a04.0, Max Rubner-Institut, CC\u00a0BY\u00a04.0; údaje označené jako typická hodnota jsou orientační.'

/** The contact page is listed with the other contacts. */
const FOOTER_NAVIGATION = [...MAIN_NAVIGATION, ...FURTHER_NAVIGATION.filter(({ path }) => path !== '/kontakt')]

/**
 * The company, its contacts, and the sources of the data. On narrow screens all but the brand is folded into groups, so that
 * the end of a page is short.
 */
export default function Footer() {
  return (
    <footer className="mt-16 border-t border-line bg-sunken print:hidden">
      <div className="page-width grid pt-8 md:grid-cols-4 md:gap-10 md:py-12">
        <div className="flex flex-col items-start gap-3 md:col-span-2">
          <BrandMark />
          <p className="text-muted">{BRAND.tagline}</p>
          <SocialLinks />
          <FooterGroup title="Tipy do schránky" className="w-full max-md:mt-2 md:mt-4 noscript:hidden">
            <NewsletterBox />
          </FooterGroup>
        </div>
        <FooterNavigation />
        <FooterGroup title="Kontakt">
          <Contact />
        </FooterGroup>
      </div>
      <div className="page-width pb-8 md:border-t md:border-line md:pt-8">
        <FooterGroup title={'Firma a\u00a0zdroje hodnot'} isUntitled>
          <div className="flex flex-col gap-6 text-sm text-muted">
            <Organisation />
            <p className="max-w-5xl">{DATA_CREDITS}</p>
          </div>
        </FooterGroup>
      </div>
    </footer>
  )
}

type FooterGroupProps = {
  title: string
  /** On a wide screen it has no title. */
  isUntitled?: boolean
  className?: string
  children: ReactNode
}

function FooterGroup({ title, isUntitled = false, className, children }: FooterGroupProps) {
  return (
    <NarrowFold
      title={<h2 className="text-lg">{title}</h2>}
      titleClassName={isUntitled ? 'md:hidden' : 'md:mb-2'}
      className={cn('max-md:border-b max-md:border-line', className)}
    >
      <div className="max-md:pb-4">{children}</div>
    </NarrowFold>
  )
}

function SocialLinks() {
  return (
    <ul className="-ml-2.5 flex">
      {SOCIAL_LINKS.map(({ network, label, url }) => (
        <li key={network}>
          <a
            href={url}
            rel="noopener"
            aria-label={`${BRAND.name} na síti ${label}`}
            className="inline-flex size-11 items-center justify-center rounded-full text-heading hover:bg-brand-soft hover:text-brand"
          >
            <SocialIcon network={network} />
          </a>
        </li>
      ))}
    </ul>
  )
}

function FooterNavigation() {
  return (
    <nav aria-label={'Navigace v\u00a0patičce'}>
      <FooterGroup title="Na webu">
        <ul className="grid grid-cols-2 gap-x-6 sm:grid-cols-1">
          {FOOTER_NAVIGATION.map((entry) => (
            <li key={entry.path}>
              <a
                href={entry.path}
                className="inline-flex min-h-11 items-center hover:text-brand hover:underline sm:min-h-9"
              >
                {entry.label}
                {entry === NEWS_ENTRY ? <NewsMark /> : null}
              </a>
            </li>
          ))}
        </ul>
      </FooterGroup>
    </nav>
  )
}

function Contact() {
  const link = 'inline-flex min-h-11 items-center gap-2.5 hover:text-brand hover:underline sm:min-h-9'
  return (
    <>
      <ul>
        <li>
          <a href={`mailto:${BRAND.support_email}`} className={link}>
            <Mail className="size-5" aria-hidden />
            {BRAND.support_email}
          </a>
        </li>
        <li>
          <a href={`tel:${BRAND.support_phone.replace(/\s/g, '')}`} className={link}>
            <Phone className="size-5" aria-hidden />
            {BRAND.support_phone}
          </a>
        </li>
        <li>
          <a href="/kontakt" className={link}>
            <MessageCircle className="size-5" aria-hidden />
            Napište nám
          </a>
        </li>
      </ul>
      <ul className="mt-3 flex flex-wrap gap-3">
        {CARD_MARKS.map(({ brand, secure }) => (
          <li key={brand}>
            <CardMark brand={brand} secure={secure} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Organisation() {
  const { company_name, company_address, ico_company, file_mark, directors, registered_at } = ORGANISATION
  const { street, city, postal_code } = company_address
  const registered = new Date(registered_at).toLocaleDateString('cs-CZ', { timeZone: 'Europe/Prague' })
  return (
    <p>
      {company_name}, {street}, {postal_code} {city}. IČO {ico_company}. Spisová značka {file_mark}, zapsáno{' '}
      {registered}. Jednatelé: {directors.join(', ')}.
    </p>
  )
}
