import { BRAND, ORGANISATION } from '@zivina/contract/kernel/brand'
import { BRAND_COLOURS } from '@zivina/contract/kernel/brand-colours'
import { type CSSProperties, createElement as element, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { renderCards } from './cards.ts'
import type { Block, MailContent } from './content.ts'
import { greet } from './greeting.ts'
import { FACE, link, table, text } from './mail-style.ts'

const FIGURES = "'SF Mono', SFMono-Regular, Menlo, Consolas, monospace"

/**
 * The mail as an HTML document: one column of tables with inline styles, which mail programs support. It loads no fonts or
 * scripts; only cards have pictures, and are complete without them.
 */
export function renderHtml(content: MailContent, publicUrl: string): string {
  const document = element(
    'html',
    { lang: 'cs' },
    element(
      'head',
      null,
      element('meta', { charSet: 'utf-8' }),
      element('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      element('meta', { name: 'color-scheme', content: 'light' }),
      element('title', null, content.subject),
    ),
    element('body', { style: { margin: 0, padding: 0, background: BRAND_COLOURS.ground } }, page(content, publicUrl)),
  )
  return `<!DOCTYPE html>${renderToStaticMarkup(document)}`
}

function page(content: MailContent, publicUrl: string): ReactNode {
  const column = table({ width: '100%', maxWidth: '560px', margin: '0 auto' }, [
    row('brand', { padding: '24px 0 16px' }, brand(publicUrl)),
    row(
      'card',
      {
        padding: '32px',
        background: BRAND_COLOURS.surface,
        border: `1px solid ${BRAND_COLOURS.line}`,
        borderRadius: '12px',
      },
      [
        element('h1', { key: 'heading', style: HEADING }, content.heading),
        paragraph('greeting', greet(content.full_name)),
        ...content.blocks.map(blockElement),
        paragraph('signature', `Tým ${BRAND.genitive}`, { margin: '24px 0 0' }),
      ],
    ),
    row('foot', { padding: '20px 8px 32px' }, foot(content)),
  ])
  return [
    element('div', { key: 'preview', style: PREVIEW }, content.preview),
    element('div', { key: 'page', style: { padding: '0 16px', background: BRAND_COLOURS.ground } }, column),
  ]
}

const HEADING: CSSProperties = {
  margin: '0 0 20px',
  fontFamily: FACE,
  fontSize: '24px',
  lineHeight: '30px',
  fontWeight: 700,
  color: BRAND_COLOURS.heading,
}
const TITLE: CSSProperties = { ...HEADING, margin: '32px 0 16px', fontSize: '20px', lineHeight: '26px' }
/** Shown by mail programs in their list, hidden in the mail itself. */
const PREVIEW: CSSProperties = { display: 'none', maxHeight: 0, maxWidth: 0, overflow: 'hidden', opacity: 0 }

function brand(publicUrl: string): ReactNode {
  const style = { ...text(22, BRAND_COLOURS.brand), fontWeight: 700, textDecoration: 'none' }
  return link(publicUrl, BRAND.name, style)
}

function blockElement(block: Block, index: number): ReactNode {
  const key = `block-${index}`
  switch (block.kind) {
    case 'text':
      return paragraph(key, block.text)
    case 'title':
      return element('h2', { key, style: TITLE }, block.text)
    case 'cards':
      return element('div', { key, style: { margin: '0 0 24px' } }, renderCards(block.cards, block.is_led))
    case 'note':
      return paragraph(key, block.text, { ...text(15, BRAND_COLOURS.muted), margin: '0 0 16px' })
    case 'code':
      return element('p', { key, style: CODE }, block.code)
    case 'button':
      return element('p', { key, style: { margin: '24px 0' } }, link(block.url, block.label, BUTTON))
    case 'facts':
      return element('div', { key, style: { margin: '0 0 20px' } }, facts(block.rows))
  }
}

const CODE: CSSProperties = {
  margin: '24px 0',
  padding: '16px',
  borderRadius: '12px',
  background: BRAND_COLOURS['brand-soft'],
  color: BRAND_COLOURS.heading,
  fontFamily: FIGURES,
  fontSize: '36px',
  lineHeight: '44px',
  fontWeight: 700,
  letterSpacing: '8px',
  textAlign: 'center',
}
const BUTTON: CSSProperties = {
  ...text(16, BRAND_COLOURS.surface),
  display: 'inline-block',
  padding: '13px 24px',
  borderRadius: '12px',
  background: BRAND_COLOURS.brand,
  fontWeight: 600,
  textDecoration: 'none',
}

function facts(rows: [string, string][]): ReactNode {
  const cell = {
    ...text(16, BRAND_COLOURS.text),
    padding: '6px 0',
    verticalAlign: 'top',
    wordBreak: 'break-word',
  } as const
  const lines = rows.map(([label, value]) =>
    element(
      'tr',
      { key: label },
      element('td', { style: { ...cell, color: BRAND_COLOURS.muted, width: '40%', paddingRight: '12px' } }, label),
      element('td', { style: cell }, value),
    ),
  )
  return table(
    { width: '100%', borderTop: `1px solid ${BRAND_COLOURS.line}`, borderBottom: `1px solid ${BRAND_COLOURS.line}` },
    lines,
  )
}

function foot({ reason, unsubscribe_url }: MailContent): ReactNode {
  const { company_name, company_address } = ORGANISATION
  const { street, postal_code, city } = company_address
  const small = { ...text(13, BRAND_COLOURS.muted), margin: '0 0 8px' }
  const green = { color: BRAND_COLOURS.brand }
  return [
    element('p', { key: 'reason', style: small }, `Tento e-mail přišel automaticky. ${reason}`),
    element(
      'p',
      { key: 'support', style: small },
      'Podpora: ',
      link(`mailto:${BRAND.support_email}`, BRAND.support_email, green),
    ),
    unsubscribe_url === undefined
      ? null
      : element('p', { key: 'unsubscribe', style: small }, link(unsubscribe_url, 'Tyto e-maily už neposílat', green)),
    element('p', { key: 'company', style: small }, `${company_name}, ${street}, ${postal_code} ${city}`),
  ]
}

function row(key: string, style: CSSProperties, content: ReactNode): ReactNode {
  return element('tr', { key }, element('td', { style }, content))
}

function paragraph(key: string, content: string, style: CSSProperties = {}): ReactNode {
  return element('p', { key, style: { ...text(16, BRAND_COLOURS.text), margin: '0 0 16px', ...style } }, content)
}
