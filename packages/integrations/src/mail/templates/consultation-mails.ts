import { BRAND } from '@zivina/contract/kernel/brand'
import type { Attached, Block, MailContent } from './content.ts'
import { czechDay, czechMoment } from './moment.ts'

const OWN_PATH = '/uzivatel/poradna'
const reason = `Posíláme vám ho k\u00a0objednané konzultaci v\u00a0aplikaci ${BRAND.name}.`

type Term = {
  service: string
  /** When it begins; null where it has no term. */
  begins: string | null
  place: 'prague' | 'online' | null
}

/** What has become of a consultation, for its client. */
export type ConsultationMail = Term & {
  full_name: string
  what: keyof typeof SENTENCES
  /** Where the client's money is. */
  money: keyof typeof MONEY
  nutritionist: string
  meeting_url: string
  /** Why the nutritionist called it off. */
  reason: string
  /** Its term for a calendar. */
  attached?: Attached
}

/** Subject, heading and first sentence of each. */
const SENTENCES = {
  requested: [
    'Máme vaši objednávku konzultace',
    'Termín pro vás držíme',
    'Nutriční terapeutka termín potvrdí do 48\u00a0hodin. Hned potom vám napíšeme.',
  ],
  confirmed: [
    'Konzultace je potvrzená',
    'Konzultace je potvrzená',
    'Těšíme se na vás. Termín do kalendáře najdete v\u00a0příloze.',
  ],
  moved: [
    'Konzultace má nový termín',
    'Máte nový termín',
    'Původní termín už neplatí. Nový najdete v\u00a0příloze, v\u00a0kalendáři nahradí ten starý.',
  ],
  called_off: [
    'Konzultaci musíme zrušit',
    'Termín se bohužel ruší',
    'Omlouváme se. V\u00a0aplikaci si vyberte jiný termín, nebo konzultaci zrušte a\u00a0peníze vám vrátíme. Když do 14\u00a0dnů nevyberete nic, vrátíme je sami.',
  ],
  cancelled: ['Konzultace je zrušená', 'Konzultace je zrušená', 'Termín jsme uvolnili.'],
  not_confirmed: [
    'Konzultaci se nepodařilo potvrdit',
    'Termín nikdo nepotvrdil',
    'Omlouváme se, nutriční terapeutka objednávku včas nepotvrdila. Vyberte si prosím jiný termín.',
  ],
  unpaid: [
    'Platba za konzultaci neprošla',
    'Platba neprošla',
    'Zablokovanou částku už banka uvolnila, a\u00a0konzultaci jsme proto zrušili. Objednat si ji můžete znovu.',
  ],
  too_late: [
    'Termín mezitím obsadil někdo jiný',
    'Platba přišla pozdě',
    'Termín jsme drželi čtvrt hodiny a\u00a0mezitím si ho vzal někdo jiný. Vyberte si prosím jiný.',
  ],
  reminder: [
    'Zítra máte konzultaci',
    'Připomínáme konzultaci',
    'Kdyby vám do toho něco přišlo, dejte nám prosím vědět.',
  ],
  follow_up: [
    'Je čas na kontrolu',
    'Je čas na kontrolu',
    'Na minulé konzultaci jste se domluvili na kontrole. Termín si vyberete v\u00a0aplikaci.',
  ],
} as const satisfies Record<string, readonly [subject: string, heading: string, text: string]>

const MONEY = {
  none: null,
  held: 'Částku má zatím jen zablokovanou vaše banka. Strhne se, až termín potvrdíme.',
  returned: 'Zaplacenou částku vám vracíme celou; zablokovanou banka uvolní sama. Na účtu ji uvidíte do několika dnů.',
  kept: 'Do konzultace zbývalo méně než 24\u00a0hodin, a\u00a0proto platbu vrátit nemůžeme.',
} as const

/** Tells a client what has become of a consultation. */
export function consultationMail(mail: ConsultationMail, publicUrl: string): MailContent {
  const { full_name, what, nutritionist, meeting_url } = mail
  const [subject, heading, text] = SENTENCES[what]
  const hasTerm = what !== 'follow_up'
  const money = MONEY[mail.money]
  return {
    subject: what === 'follow_up' || mail.begins === null ? subject : `${subject}: ${czechDay(mail.begins)}`,
    preview: mail.service,
    heading,
    full_name,
    blocks: [
      { kind: 'text', text },
      ...(mail.reason === '' || what !== 'called_off' ? [] : [{ kind: 'note', text: mail.reason } as const]),
      ...(hasTerm
        ? [
            factsOf(mail, [
              ['S\u00a0kým', nutritionist],
              ['Videohovor', meeting_url],
            ]),
          ]
        : []),
      ...(money === null ? [] : [{ kind: 'text', text: money } as const]),
      {
        kind: 'button',
        label: what === 'follow_up' ? 'Vybrat termín' : 'Moje konzultace',
        url: buttonUrl(what, publicUrl),
      },
    ],
    reason,
  }
}

const buttonUrl = (what: ConsultationMail['what'], publicUrl: string): string =>
  `${publicUrl}${what === 'follow_up' ? '/nutricni-poradna' : OWN_PATH}`

function factsOf({ service, begins, place }: Term, more: readonly [string, string][]): Block {
  const rows: [string, string][] = [
    ['Co', service],
    ...(begins === null ? [] : [['Kdy', czechMoment(begins)] as [string, string]]),
    ...(place === null ? [] : [['Kde', place === 'prague' ? 'osobně v\u00a0Praze' : 'online'] as [string, string]]),
    ...more.filter(([, value]) => value !== '').map((row): [string, string] => [...row]),
  ]
  return { kind: 'facts', rows }
}

type TailoredPlanMail = { full_name: string; name: string; nutritionist: string; note: string }

/** Tells a client that a plan was made for them. */
export function tailoredPlanMail(
  { full_name, name, nutritionist, note }: TailoredPlanMail,
  publicUrl: string,
): MailContent {
  return {
    subject: 'Váš jídelníček na míru je hotový',
    preview: name,
    heading: 'Jídelníček na míru je hotový',
    full_name,
    blocks: [
      {
        kind: 'text',
        text: `${nutritionist} pro vás připravila jídelníček „${name}“. V\u00a0aplikaci uvidíte, co se jím změní, a\u00a0převezmete ho celý, nebo po dnech.`,
      },
      ...(note === '' ? [] : [{ kind: 'note', text: note } as const]),
      { kind: 'button', label: 'Prohlédnout jídelníček', url: `${publicUrl}${OWN_PATH}` },
    ],
    reason,
  }
}

/** What has become of a consultation, for its nutritionist. */
export type ConsultationNews = Term & {
  full_name: string
  what: keyof typeof NEWS
  client: string
  /** Its term for a calendar. */
  attached?: Attached
}

const NEWS = {
  requested: ['Nová objednávka čeká na potvrzení', 'Potvrďte ji prosím do 48\u00a0hodin, jinak se sama zruší.'],
  moved: ['Klient přesunul konzultaci', 'Tohle je nový termín.'],
  cancelled: ['Klient zrušil konzultaci', 'Termín je zase volný.'],
  called_off: [
    'Konzultace je zrušená',
    'Zrušili jste ji. Klientovi jsme napsali: vybere si jiný termín, nebo dostane peníze zpět.',
  ],
  not_confirmed: ['Konzultace se zrušila sama', 'Do 48\u00a0hodin ji nikdo nepotvrdil. Klientovi vracíme peníze.'],
  unpaid: ['Konzultace je zrušená', 'Klientova platba neprošla. Termín je zase volný.'],
} as const

const calendarText = (what: ConsultationNews['what']): string =>
  what === 'requested' || what === 'moved'
    ? 'Termín do kalendáře najdete v\u00a0příloze; dřívější tím nahradíte.'
    : 'Příloha termín z\u00a0kalendáře odebere.'

/** Tells a nutritionist what has become of a consultation. */
export function consultationNews(mail: ConsultationNews, publicUrl: string): MailContent {
  const [subject, text] = NEWS[mail.what]
  return {
    subject: mail.begins === null ? subject : `${subject}: ${czechDay(mail.begins)}`,
    preview: `${mail.service}, ${mail.client}`,
    heading: subject,
    full_name: mail.full_name,
    blocks: [
      { kind: 'text', text },
      factsOf(mail, [['Klient', mail.client]]),
      ...(mail.begins === null ? [] : [{ kind: 'text', text: calendarText(mail.what) } as const]),
      { kind: 'button', label: 'Otevřít správu', url: `${publicUrl}/admin` },
    ],
    reason: `Posíláme vám ho, protože v\u00a0aplikaci ${BRAND.name} vedete konzultace.`,
  }
}

/** That a client erased their account. Nothing about their health: only what the nutritionist planned with them. */
type ClientLeft = {
  full_name: string
  /** Empty where the account had no name. */
  client: string
  /** The consultations that were still to come. */
  terms: { service: string; begins: string | null }[]
}

/** Tells a nutritionist that a client is gone, as their card is gone from the desk, too. */
export function clientLeft({ full_name, client, terms }: ClientLeft, publicUrl: string): MailContent {
  const who = client === '' ? 'Jeden z\u00a0vašich klientů' : client
  const hasTerm = terms.some(({ begins }) => begins !== null)
  return {
    subject: 'Klient smazal svůj účet',
    preview: who,
    heading: 'Klient smazal svůj účet',
    full_name,
    blocks: [
      {
        kind: 'text',
        text: `${who} už v\u00a0aplikaci není. S\u00a0účtem zmizely jeho karta, vaše poznámky k\u00a0němu i\u00a0vše, co vám ukazoval.`,
      },
      ...(terms.length === 0
        ? []
        : [
            { kind: 'text', text: 'Co bylo domluvené, je zrušené a\u00a0zaplacené peníze vracíme:' } as const,
            {
              kind: 'facts',
              rows: terms.map(({ service, begins }): [string, string] => [
                service,
                begins === null ? 'bez termínu' : czechMoment(begins),
              ]),
            } as const,
          ]),
      ...(hasTerm
        ? [{ kind: 'text', text: 'Termín je zase volný; z\u00a0kalendáře si ho prosím smažte.' } as const]
        : []),
      { kind: 'button', label: 'Otevřít správu', url: `${publicUrl}/admin` },
    ],
    reason: `Posíláme vám ho, protože v\u00a0aplikaci ${BRAND.name} vedete konzultace.`,
  }
}
