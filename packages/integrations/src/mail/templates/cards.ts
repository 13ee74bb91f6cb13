import { BRAND_COLOURS } from '@zivina/contract/kernel/brand-colours'
import { type CSSProperties, createElement as element, type ReactNode } from 'react'
import type { Card } from './content.ts'
import { link, table, text } from './mail-style.ts'

/** Width of a card's content in the mail's column, and of a small picture; pixels. */
const WIDE = 494
const SMALL = 120
const GAP = '16px'

const TITLE: CSSProperties = {
  ...text(17, BRAND_COLOURS.heading),
  lineHeight: '24px',
  fontWeight: 700,
  textDecoration: 'none',
}
const NOTE: CSSProperties = { ...text(15, BRAND_COLOURS.muted), margin: '4px 0 0' }

/**
 * Cards below one another, the first one large where `isLed`. Titles are links too: many mail programs load pictures only on
 * request.
 */
export function renderCards(cards: readonly Card[], isLed: boolean): ReactNode {
  return cards.map((card, index) => (isLed && index === 0 && card.picture ? leading(card) : row(card, index === 0)))
}

function leading({ title, url, text: note, picture }: Card): ReactNode {
  return element(
    'div',
    { key: url, style: { margin: '0 0 20px' } },
    picture ? link(url, image(picture.wide, WIDE, 9 / 16, { width: '100%' }), { display: 'block' }) : null,
    element(
      'h3',
      { style: { margin: '14px 0 0' } },
      link(url, title, { ...TITLE, fontSize: '20px', lineHeight: '27px' }),
    ),
    note === '' ? null : element('p', { style: NOTE }, note),
  )
}

function row({ title, url, text: note, picture }: Card, isFirst: boolean): ReactNode {
  const cell: CSSProperties = { padding: `${GAP} 0`, verticalAlign: 'top' }
  const words = element(
    'td',
    { key: 'words', style: cell },
    element('h3', { style: { margin: 0 } }, link(url, title, TITLE)),
    note === '' ? null : element('p', { style: NOTE }, note),
  )
  const shown = picture
    ? element(
        'td',
        { key: 'picture', width: SMALL, style: { ...cell, width: `${SMALL}px`, paddingRight: GAP } },
        link(url, image(picture.small, SMALL, 3 / 4, { width: `${SMALL}px` }), { display: 'block' }),
      )
    : null
  const line = isFirst ? {} : { borderTop: `1px solid ${BRAND_COLOURS.line}` }
  return element('div', { key: url }, table({ width: '100%', ...line }, element('tr', null, shown, words)))
}

/**
 * The title beside it describes it, so the alternative text is empty. Lazy, as otherwise the renderer would put a preload link
 * into the head.
 */
function image(src: string, width: number, share: number, style: CSSProperties): ReactNode {
  const size = { width, height: Math.round(width * share) }
  return element('img', {
    src,
    alt: '',
    loading: 'lazy' as const,
    ...size,
    style: {
      display: 'block',
      height: 'auto',
      border: 0,
      borderRadius: '10px',
      background: BRAND_COLOURS['brand-soft'],
      ...style,
    },
  })
}
