import { describe, expect, test } from 'vitest'
import { type MailData, type MailTemplate, type RenderedMail, renderMail, TEMPLATES } from './templates.ts'
import { DATA, SITE } from './testing/mail-data.ts'

const { at, full_name } = DATA.new_device

/** Mails to ourselves and to people without an account have no name in the greeting. */
const NAMELESS: readonly MailTemplate[] = ['contact_message', 'newsletter_confirm', 'share_invitation', 'shopping_list']
const NAMES = Object.keys(TEMPLATES) as MailTemplate[]

function render<T extends MailTemplate>(template: T, data: MailData<T> = DATA[template] as MailData<T>): RenderedMail {
  return renderMail(template, data, SITE)
}

describe.each(NAMES)('%s', (template) => {
  const { subject, html, text } = render(template)

  test('greets in the vocative, names the sender and the reason for the mail', () => {
    for (const form of [html, text]) {
      expect(form).toContain(NAMELESS.includes(template) ? 'Dobrý den,' : 'Dobrý den, Jano,')
      expect(form).toContain('Tým Živiny')
      expect(form).toContain('podpora@zivina.example')
      expect(form).toContain('Tento e-mail přišel automaticky.')
    }
    expect(subject).toMatch(/^[^\p{Cc}]{8,60}$/u)
  })

  test('greets without a name where none is known', () => {
    const { text } = render(template, { ...DATA[template], full_name: '', name: '' } as never)
    expect(text).toMatch(/^Dobrý den,\n/)
  })

  test('is Czech with correct non-breaking spaces and loads nothing from other sites', () => {
    expect(html).toMatch(/^<!DOCTYPE html><html lang="cs">/)
    expect(html).not.toMatch(/<(script|link|iframe)|url\(|undefined|null|NaN/)
    expect(html.match(/<img/g)?.length ?? 0).toBe(template === 'newsletter_issue' ? 1 : 0)
    expect(text).not.toMatch(/<\w|undefined|null|NaN|&amp;/)
    const wrong = / [ksvzouaiKSVZOUAI] |\d (minut|dní)|"/
    expect(text).not.toMatch(wrong)
    expect(`${subject} `).not.toMatch(wrong)
  })
})

test('the verification code is prominent and its validity is given', () => {
  for (const template of ['verify_email', 'email_change_code'] as const) {
    const { subject, html, text } = render(template)
    expect(subject).toContain('048213')
    expect(html).toMatch(/<p style="[^"]*font-size:36px[^"]*">048213<\/p>/)
    for (const form of [html, text]) expect(form).toContain('Kód platí 30\u00a0minut.')
    expect(text).toContain('048213')
  }
})

test('the link of the verification mail has address and code in its fragment, which is sent to no server', () => {
  const { html, text } = render('verify_email')
  const link = `${SITE}/prihlasit/overeni-emailu#email=jana%2Bb%40example.cz&kod=048213`
  expect(text).toContain(`\n${link}\n`)
  expect(html).toContain(`href="${link.replace('&', '&amp;')}"`)
})

test('the reset link has the token encoded and its validity is given', () => {
  const link = `${SITE}/prihlasit/obnovit-heslo?token=a%2Bb%2Fc%3D%26d`
  const { html, text } = render('reset_password')
  expect(html).toContain(`href="${link}"`)
  expect(text).toContain(`\n${link}\n`)
  for (const form of [html, text]) expect(form).toContain('Odkaz platí 60\u00a0minut')
})

test('times are in Czech format and Prague time', () => {
  expect(render('password_changed').text).toContain('21.\u00a011.\u00a02026 v\u00a08:05 bylo změněno heslo')
  expect(render('new_device').text).toContain('Kdy: 21.\u00a011.\u00a02026 v\u00a08:05')
})

test('the new device is described', () => {
  for (const form of [render('new_device').html, render('new_device').text]) {
    expect(form).toContain('Firefox, Windows')
    expect(form).toContain('192.0.2.7')
    expect(form).toContain(`${SITE}/uzivatel/podpora-a-nastaveni`)
  }
})

test('the deletion mail gives its date and how to cancel it', () => {
  const { subject, text } = render('deletion_requested')
  expect(subject).toBe('Váš účet smažeme 21.\u00a012.\u00a02026')
  expect(text).toContain('smažeme 21.\u00a012.\u00a02026.')
  expect(text).toContain(
    'přihlaste se a\u00a0v\u00a0části Podpora a\u00a0nastavení u\u00a0žádosti o\u00a0smazání zvolte „Vzít zpět“',
  )
  expect(text).toContain(`${SITE}/uzivatel/podpora-a-nastaveni`)
})

test('the notice to the old address names the new one', () => {
  expect(render('email_change_notice').text).toContain('Nový e-mail: nova@example.cz')
})

test('only a mail of a kind one can unsubscribe from has the link for it', () => {
  const { unsubscribe_url, html, text } = render('welcome')
  expect(unsubscribe_url).toBe('https://zivina.example/odhlasit?t=1&u=2')
  expect(html).toContain('href="https://zivina.example/odhlasit?t=1&amp;u=2"')
  expect(text).toContain('Tyto e-maily už neposílat: https://zivina.example/odhlasit?t=1&u=2')
  expect(render('recipe_decision').text).toContain('neposílat: https://zivina.example/odhlasit?t=3&u=4')
  const without = render('password_changed')
  expect(without.unsubscribe_url).toBeNull()
  expect(without.text).not.toContain('neposílat')
})

test('the welcome mentions news only to people who subscribed', () => {
  expect(render('welcome').text).toContain('odběru novinek')
  expect(render('welcome', { ...DATA.welcome, newsletter: false }).text).not.toContain('odběru novinek')
})

const DECISIONS = [
  ['recipe_decision', '/recepty/bramboracka', '/uzivatel/upravit-recept/bramboracka'],
  ['ingredient_decision', '/uzivatel/moje-suroviny', '/uzivatel/moje-suroviny/a1'],
  ['photo_decision', '/recepty/bramboracka', '/recepty/bramboracka'],
  ['error_report_decision', '/recepty/bramboracka', '/recepty/bramboracka'],
] as const

test.each(DECISIONS)(
  '%s has a link, gives the reason of a denial, and an unsubscribe link',
  (template, approvedPath, deniedPath) => {
    const denied = render(template)
    const approved = render(template, { ...DATA[template], approved: true } as never)
    expect(denied.text).toContain(`\n${SITE}${deniedPath}\n`)
    expect(approved.text).toContain(`\n${SITE}${approvedPath}\n`)
    expect(denied.text).toContain(`Proč: ${DATA[template].status_note}`)
    expect(approved.text).not.toContain('Proč')
    expect(approved.subject).not.toBe(denied.subject)
    expect(`${approved.subject} ${approved.text} `).not.toMatch(/ [ksvzouaiKSVZOUAI] |"/)
    expect(render(template, { ...DATA[template], status_note: '' } as never).text).not.toContain('Proč')
    for (const { unsubscribe_url } of [denied, approved]) expect(unsubscribe_url).toBe(DATA[template].unsubscribe_url)
  },
)

test('an error report about an item without a page has no link', () => {
  const { text } = render('error_report_decision', { ...DATA.error_report_decision, path: null })
  expect(text).not.toContain('/recepty')
})

describe('an issue of the newsletter', () => {
  const only = (content: object) => ({
    ...DATA.newsletter_issue,
    content: { recipes: [], more_recipes: null, articles: [], guides: [], news: [], ...content },
  })

  test('contains everything in HTML and in plain text, and is complete without pictures', () => {
    const { subject, html, text, unsubscribe_url } = render('newsletter_issue')
    expect(subject).toBe('Nově: Bramboračka a\u00a0další novinky')
    for (const form of [html, text]) {
      for (const said of [
        'Bramboračka',
        '1\u00a0250\u00a0kJ',
        'Svíčková',
        'dalších 5\u00a0receptů',
        'Jak solit',
        'Jak začít',
      ]) {
        expect(form).toContain(said)
      }
      for (const path of ['/recepty/bramboracka', '/clanky/jak-solit', '/navody/jak-zacit']) {
        expect(form).toContain(`${SITE}${path}`)
      }
      expect(form).toContain('Vyberte, co máte doma.')
    }
    expect(html).toContain(`src="${SITE}/images/a.webp?tr=w-988" alt=""`)
    expect(unsubscribe_url).toBe('https://zivina.example/odhlasit?t=7&u=8')
  })

  test('has only parts with content', () => {
    expect(render('newsletter_issue', only({ articles: DATA.newsletter_issue.content.articles })).text).not.toMatch(
      /RECEPTY|NÁVODY/,
    )
    const { subject } = render('newsletter_issue', only({ news: [{ title: '', text: 'Jsme tu.' }] }))
    expect(subject).toBe('Co je nového v\u00a0aplikaci Živina')
  })

  test('has a subject of one line, whatever the name of the first item', () => {
    const title = `Zlý\r\nBcc: x@example.com ${'dlouhý '.repeat(20)}`
    const recipes = [{ title, path: '/recepty/x', text: '', picture: null }]
    const { subject, html } = render('newsletter_issue', only({ recipes, articles: recipes }))
    expect(subject).toMatch(/^Nově: Zlý Bcc: [^\p{Cc}]*… a\u00a0další novinky$/u)
    expect([...subject].length).toBeLessThanOrEqual(60)
    expect(html).not.toContain('Bcc: x@example.com\n')
  })
})

test('HTML in data is shown as text', () => {
  const evil = '<img src=x onerror=alert(1)>"\'&'
  const { html, text } = render('new_device', { full_name: evil, device: evil, address: evil, at })
  expect(html).not.toContain('<img')
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&#x27;&amp;')
  expect(text).toContain(`Zařízení: ${evil}`)
  expect(render('welcome', { ...DATA.welcome, username: evil }).html).not.toContain('<img')
})

test('line breaks in data forge no paragraph', () => {
  const { text } = render('new_device', { full_name, device: 'a\r\n\r\nVáš tým Zlo', address: '::1', at })
  expect(text).toContain('Zařízení: a Váš tým Zlo\n')
})

test('a message to the support is shown line by line, and the reply goes to its author', () => {
  const data = {
    ...DATA.contact_message,
    text: '<b>Ahoj</b>\r\n\r\nBcc: zlo@example.com',
    name: 'Jana\r\nBcc: x@example.com',
  }
  const { subject, html, text, reply_to } = render('contact_message', data)
  expect(reply_to).toBe('jana@example.cz')
  expect(subject).toBe('Zpráva z\u00a0webu: Vrácení peněz')
  expect(html).toContain('&lt;b&gt;Ahoj&lt;/b&gt;')
  expect(text).toContain('Jméno: Jana Bcc: x@example.com')
  expect(text).toContain('<b>Ahoj</b>\n\nBcc: zlo@example.com')
  expect(text).toContain('Obrázek 1:\nhttps://zivina.example/images/zivina/contact/a.webp')
})

test('the confirmation repeats nothing of the message', () => {
  const data = { ...DATA.contact_confirmation, text: 'Navštivte web' } as never
  expect(render('contact_confirmation', data).text).not.toContain('Navštivte')
  expect(render('contact_confirmation').reply_to).toBeNull()
})
