import { planPath } from '@zivina/contract/planning/plan-path'
import type { MailData, MailTemplate } from '../templates.ts'

/** The site that links in mails of tests lead to. */
export const SITE = 'https://zivina.example'
const full_name = 'Jana Nováková'
const at = '2026-11-21T07:05:00Z'

const about = {
  full_name,
  unsubscribe_url: 'https://zivina.example/api/mail/unsubscribe?token=x',
  recipe: { name: 'Bramboračka', slug: 'bramboracka' },
}

/** Data for a mail of each template. */
export const DATA: { [T in MailTemplate]: MailData<T> } = {
  verify_email: { full_name, code: '048213' },
  reset_password: { full_name, token: 'a+b/c=&d' },
  password_changed: { full_name, at },
  email_change_code: { full_name, code: '048213' },
  email_change_notice: { full_name, new_email: 'nova@example.cz' },
  new_device: { full_name, device: 'Firefox, Windows', address: '192.0.2.7', at },
  identity_linked: { full_name, service: 'Seznam', at },
  deletion_requested: { full_name, deletion_at: '2026-12-21T07:05:00Z' },
  account_deleted: { full_name },
  account_banned: { full_name, reason: 'Opakovaně vkládané reklamy.', ends: '2026-12-21T07:05:00Z' },
  second_factor_reset: { full_name, at },
  contact_reply: {
    name: full_name,
    subject: 'refund',
    question: 'Dobrý den,\n\nprosím o\u00a0vrácení platby.',
    text: 'Platbu jsme vrátili.',
  },
  welcome: {
    full_name,
    username: 'jana',
    newsletter: true,
    unsubscribe_url: 'https://zivina.example/odhlasit?t=1&u=2',
  },
  recipe_reviewed: { ...about, username: 'pepa', stars: '4\u00a0hvězdičky', comment: 'Dobré.\nUž podruhé.' },
  review_replied: { ...about, creator_name: 'Eva Malá', reply: 'Děkuji.' },
  review_denied: { ...about, status_note: 'Odkaz na jiný web.' },
  meal_plan: {
    full_name,
    name: 'Zimní týden',
    range: '23.–29. listopadu 2026',
    days: [
      {
        label: 'Pondělí 23. 11.',
        note: 'Rozmrazit maso',
        meals: [['Oběd', 'Guláš']],
        totals: 'Za den: 1\u00a0850\u00a0kcal',
      },
    ],
    path: planPath('01980000-0000-7000-8000-000000000002', '2026-11-23'),
  },
  shopping_list: {
    name: 'Víkend',
    guid: '01980000-0000-7000-8000-000000000001',
    groups: [{ title: 'Pečivo', rows: ['Rohlíky – 4 ks'] }],
  },
  share_invitation: { inviter: 'jana', kind: 'shopping_list', name: 'Víkend', role: 'editor' },
  contact_message: {
    subject: 'refund',
    name: full_name,
    email: 'jana@example.cz',
    text: 'Dobrý den,\n\nprosím o\u00a0vrácení platby.',
    attachments: ['https://zivina.example/images/zivina/contact/a.webp'],
    account: null,
  },
  contact_confirmation: { name: full_name, subject: 'refund' },
  backup_late: { full_name, last_good_at: at },
  order_confirmed: {
    full_name,
    number: '100001',
    service: 'Premium na rok',
    amount: '1\u00a0590,50\u00a0Kč',
    credit: '99,50\u00a0Kč',
    vat_rate: 21,
    begins: '2026-11-21',
    ends: '2027-11-20',
    renews: true,
    is_renewal: false,
    withdrawal_until: '2026-12-05',
  },
  order_withdrawn: {
    full_name,
    number: '100001',
    service: 'Premium na rok',
    refund: '1\u00a0590,50\u00a0Kč',
    withdrawn_at: at,
    premium_until: null,
  },
  charge_failed: {
    full_name,
    service: 'Premium na měsíc',
    amount: '199\u00a0Kč',
    paid_until: '2026-12-20',
    last_try_on: '2026-12-27',
  },
  consultation: {
    full_name,
    what: 'called_off',
    money: 'returned',
    service: 'Vstupní konzultace',
    begins: at,
    place: 'prague',
    nutritionist: 'Mgr. Jana Zdravá',
    meeting_url: 'https://meet.example/abc',
    reason: 'Onemocněla jsem.',
  },
  consultation_news: {
    full_name: 'Mgr. Jana Zdravá',
    what: 'requested',
    service: 'Vstupní konzultace',
    begins: at,
    place: 'online',
    client: full_name,
  },
  tailored_plan: { full_name, name: 'Na míru', nutritionist: 'Mgr. Jana Zdravá', note: 'Snídaně můžete prohodit.' },
  newsletter_confirm: { token: 'a+b', unsubscribe_url: 'https://zivina.example/odhlasit?t=5&u=6' },
  newsletter_issue: {
    full_name,
    unsubscribe_url: 'https://zivina.example/odhlasit?t=7&u=8',
    content: {
      recipes: [
        {
          title: 'Bramboračka',
          path: '/recepty/bramboracka',
          text: '1\u00a0250\u00a0kJ',
          picture: { wide: `${SITE}/images/a.webp?tr=w-988`, small: `${SITE}/images/a.webp?tr=w-240` },
        },
        { title: 'Svíčková', path: '/recepty/svickova', text: '', picture: null },
      ],
      more_recipes: 'dalších 5\u00a0receptů',
      articles: [{ title: 'Jak solit', path: '/clanky/jak-solit', text: 'Méně a\u00a0líp.', picture: null }],
      guides: [{ title: 'Jak začít', path: '/navody/jak-zacit', text: '', picture: null }],
      news: [{ title: 'Hledání podle surovin', text: 'Vyberte, co máte doma.' }],
    },
  },
  recipe_decision: {
    full_name,
    name: 'Bramboračka',
    slug: 'bramboracka',
    approved: false,
    status_note: 'Chybí doba.',
    unsubscribe_url: 'https://zivina.example/odhlasit?t=3&u=4',
  },
  ingredient_decision: { ...about, name: 'Tvaroh', guid: 'a1', approved: false, status_note: 'Chybí obal.' },
  photo_decision: { ...about, approved: false, status_note: 'Je rozmazaná.' },
  error_report_decision: {
    ...about,
    name: 'Bramboračka',
    path: '/recepty/bramboracka',
    kind: 'Překlep',
    approved: false,
    status_note: 'Je to tak.',
  },
}
