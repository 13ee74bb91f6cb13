import { BRAND } from '@zivina/contract/kernel/brand'
import { DELETION_GRACE_DAYS, EMAIL_CODE_MINUTES, RESET_TOKEN_MINUTES } from '@zivina/contract/kernel/limits'
import { oneLine } from '../one-line.ts'
import type { MailContent } from './content.ts'
import { czechDay, czechMoment } from './moment.ts'

/** The data of every mail to an account. */
export type Addressee = { full_name: string }

const HAS_ACCOUNT = `Posíláme vám ho, protože máte účet v\u00a0aplikaci ${BRAND.name}.`
const ACCOUNT_BEING_MADE = `Posíláme vám ho, protože s\u00a0tímto e-mailem někdo založil účet v\u00a0aplikaci ${BRAND.name}.`
const MORE_SAFE = `Pokud jste to nebyli vy, obnovte si hned heslo a\u00a0napište nám na ${BRAND.support_email}.`

/** Where a registration is finished: the page reads address and code from the fragment, which no server and no referrer sees. */
const VERIFICATION_PATH = '/prihlasit/overeni-emailu'

type Verification = Addressee & { email: string; code: string }

/** The link only fills the code in: a scanner that opens every link of a mail must not verify an address. */
export function verifyEmail({ full_name, email, code }: Verification, publicUrl: string): MailContent {
  const fragment = new URLSearchParams({ email, kod: code })
  return {
    subject: `${code} je váš ověřovací kód`,
    preview: `Zadejte ho do ${EMAIL_CODE_MINUTES}\u00a0minut a\u00a0účet je váš.`,
    heading: 'Ověřte svůj e-mail',
    full_name,
    blocks: [
      { kind: 'text', text: 'registraci dokončíte opsáním tohoto kódu:' },
      { kind: 'code', code },
      { kind: 'text', text: 'Nebo si ho nechte vyplnit a\u00a0na stránce jen potvrďte:' },
      { kind: 'button', label: 'Vyplnit kód za mě', url: `${publicUrl}${VERIFICATION_PATH}#${fragment}` },
      { kind: 'text', text: `Kód platí ${EMAIL_CODE_MINUTES}\u00a0minut. Nikomu ho prosím nesdělujte, ani nám.` },
      { kind: 'note', text: 'Pokud jste se neregistrovali, nemusíte nic dělat. Bez kódu registraci nikdo nedokončí.' },
    ],
    reason: ACCOUNT_BEING_MADE,
  }
}

export function resetPassword({ full_name, token }: Addressee & { token: string }, publicUrl: string): MailContent {
  return {
    subject: 'Obnovení hesla',
    preview: `Odkaz pro nové heslo platí ${RESET_TOKEN_MINUTES}\u00a0minut.`,
    heading: 'Zvolte si nové heslo',
    full_name,
    blocks: [
      { kind: 'text', text: 'požádali jste o\u00a0obnovení hesla. Nové si zvolíte zde:' },
      {
        kind: 'button',
        label: 'Zvolit nové heslo',
        url: `${publicUrl}/prihlasit/obnovit-heslo?token=${encodeURIComponent(token)}`,
      },
      { kind: 'text', text: `Odkaz platí ${RESET_TOKEN_MINUTES}\u00a0minut a\u00a0lze ho použít jednou.` },
      { kind: 'note', text: 'Pokud jste o\u00a0nové heslo nežádali, nemusíte nic dělat. Dosavadní heslo platí dál.' },
    ],
    reason: HAS_ACCOUNT,
  }
}

export function passwordChanged({ full_name, at }: Addressee & { at: string }, publicUrl: string): MailContent {
  return {
    subject: 'Heslo k\u00a0vašemu účtu bylo změněno',
    preview: `Stalo se tak ${czechMoment(at)}.`,
    heading: 'Heslo bylo změněno',
    full_name,
    blocks: [
      {
        kind: 'text',
        text: `${czechMoment(at)} bylo změněno heslo k\u00a0vašemu účtu. Ostatní zařízení jsme z\u00a0bezpečnostních důvodů odhlásili.`,
      },
      { kind: 'note', text: MORE_SAFE },
      { kind: 'button', label: 'Obnovit heslo', url: `${publicUrl}/prihlasit/obnovit-heslo-zadost` },
    ],
    reason: HAS_ACCOUNT,
  }
}

export function emailChangeCode({ full_name, code }: Addressee & { code: string }): MailContent {
  return {
    subject: `${code} je kód pro změnu e-mailu`,
    preview: `Zadejte ho do ${EMAIL_CODE_MINUTES}\u00a0minut v\u00a0nastavení účtu.`,
    heading: 'Potvrďte nový e-mail',
    full_name,
    blocks: [
      { kind: 'text', text: 'tuto adresu si přejete používat ke svému účtu. Potvrdíte ji opsáním kódu:' },
      { kind: 'code', code },
      { kind: 'text', text: `Kód platí ${EMAIL_CODE_MINUTES}\u00a0minut. Nikomu ho prosím nesdělujte, ani nám.` },
      { kind: 'note', text: 'Pokud jste o\u00a0změnu nežádali, nemusíte nic dělat. Bez kódu se nic nezmění.' },
    ],
    reason: `Posíláme vám ho, protože někdo chce tuto adresu používat k\u00a0účtu v\u00a0aplikaci ${BRAND.name}.`,
  }
}

export function emailChangeNotice({ full_name, new_email }: Addressee & { new_email: string }): MailContent {
  return {
    subject: 'Žádost o\u00a0změnu e-mailu vašeho účtu',
    preview: 'Změna začne platit, až bude nová adresa potvrzena.',
    heading: 'Měníte si e-mail?',
    full_name,
    blocks: [
      { kind: 'text', text: 'někdo přihlášený k\u00a0vašemu účtu požádal o\u00a0změnu e-mailu.' },
      { kind: 'facts', rows: [['Nový e-mail', oneLine(new_email)]] },
      { kind: 'text', text: 'Změna začne platit, až bude nová adresa potvrzena kódem, který jsme na ni poslali.' },
      { kind: 'note', text: MORE_SAFE },
    ],
    reason: HAS_ACCOUNT,
  }
}

/** @param data.device the device that logged in, as in the list of devices; `address` is its IP address */
export function newDevice(
  { full_name, device, address, at }: Addressee & { device: string; address: string; at: string },
  publicUrl: string,
): MailContent {
  return {
    subject: 'Přihlášení z\u00a0nového zařízení',
    preview: `${oneLine(device, 80)}, ${czechMoment(at)}`,
    heading: 'Nové přihlášení',
    full_name,
    blocks: [
      { kind: 'text', text: 'k\u00a0vašemu účtu se přihlásilo zařízení, které u\u00a0něj ještě neznáme.' },
      {
        kind: 'facts',
        rows: [
          ['Zařízení', oneLine(device)],
          ['Síťová adresa', oneLine(address)],
          ['Kdy', czechMoment(at)],
        ],
      },
      { kind: 'text', text: 'Pokud jste to byli vy, nemusíte nic dělat.' },
      { kind: 'note', text: `${MORE_SAFE} Všechna zařízení odhlásíte v\u00a0nastavení účtu.` },
      { kind: 'button', label: 'Otevřít nastavení účtu', url: `${publicUrl}/uzivatel/podpora-a-nastaveni` },
    ],
    reason: HAS_ACCOUNT,
  }
}

/** @param data.service the service that can now be used to log in */
export function identityLinked(
  { full_name, service, at }: Addressee & { service: string; at: string },
  publicUrl: string,
): MailContent {
  return {
    subject: `Přihlášení přes ${service} k\u00a0vašemu účtu`,
    preview: `Propojeno ${czechMoment(at)}.`,
    heading: 'Nový způsob přihlášení',
    full_name,
    blocks: [
      {
        kind: 'text',
        text: `${czechMoment(at)} jsme s\u00a0vaším účtem propojili přihlášení přes ${service}, protože používá stejný e-mail.`,
      },
      { kind: 'text', text: 'Pokud jste to byli vy, nemusíte nic dělat. Propojení zrušíte v\u00a0nastavení účtu.' },
      { kind: 'note', text: MORE_SAFE },
      { kind: 'button', label: 'Otevřít nastavení účtu', url: `${publicUrl}/uzivatel/podpora-a-nastaveni` },
    ],
    reason: HAS_ACCOUNT,
  }
}

export function deletionRequested(
  { full_name, deletion_at }: Addressee & { deletion_at: string },
  publicUrl: string,
): MailContent {
  const day = czechDay(deletion_at)
  return {
    subject: `Váš účet smažeme ${day}`,
    preview: 'Do té doby si to můžete rozmyslet.',
    heading: 'Žádost o\u00a0smazání účtu',
    full_name,
    blocks: [
      {
        kind: 'text',
        text: `přijali jsme vaši žádost o\u00a0smazání účtu. Účet a\u00a0jeho data smažeme ${day}. Zveřejněné recepty a\u00a0suroviny zůstanou bez vašeho jména.`,
      },
      {
        kind: 'text',
        text: `Pokud si to do té doby (${DELETION_GRACE_DAYS}\u00a0dní od žádosti) rozmyslíte, přihlaste se a\u00a0v\u00a0části Podpora a\u00a0nastavení u\u00a0žádosti o\u00a0smazání zvolte „Vzít zpět“.`,
      },
      { kind: 'button', label: 'Vzít žádost zpět', url: `${publicUrl}/uzivatel/podpora-a-nastaveni` },
      {
        kind: 'note',
        text: `Svá data si můžete do smazání stáhnout tamtéž. Doklady o\u00a0platbách uchováváme po dobu, kterou ukládá zákon. ${MORE_SAFE}`,
      },
    ],
    reason: HAS_ACCOUNT,
  }
}

export function accountBanned({
  full_name,
  reason,
  ends,
}: Addressee & { reason: string; ends: string | null }): MailContent {
  const until = ends === null ? 'natrvalo' : `do ${czechMoment(ends)}`
  return {
    subject: 'Váš účet jsme zablokovali',
    preview: oneLine(reason),
    heading: 'Účet je zablokovaný',
    full_name,
    blocks: [
      { kind: 'text', text: `váš účet jsme zablokovali ${until}. Po tu dobu se k\u00a0němu nepřihlásíte.` },
      { kind: 'facts', rows: [['Důvod', reason]] },
      { kind: 'note', text: `Pokud s\u00a0tím nesouhlasíte, napište nám na ${BRAND.support_email}.` },
    ],
    reason: HAS_ACCOUNT,
  }
}

export function secondFactorReset({ full_name, at }: Addressee & { at: string }, publicUrl: string): MailContent {
  return {
    subject: 'Dvoufázové ověření jsme vypnuli',
    preview: `Stalo se tak ${czechMoment(at)}.`,
    heading: 'Dvoufázové ověření je vypnuté',
    full_name,
    blocks: [
      {
        kind: 'text',
        text: `${czechMoment(at)} jsme na vaši žádost vypnuli dvoufázové ověření. Přihlásíte se jen heslem a\u00a0ověření si můžete zapnout znovu.`,
      },
      { kind: 'button', label: 'Otevřít nastavení', url: `${publicUrl}/uzivatel/podpora-a-nastaveni` },
      { kind: 'note', text: MORE_SAFE },
    ],
    reason: HAS_ACCOUNT,
  }
}

export function accountDeleted({ full_name }: Addressee): MailContent {
  return {
    subject: 'Váš účet jsme smazali',
    preview: 'Vaše údaje u\u00a0nás už nejsou.',
    heading: 'Účet je smazaný',
    full_name,
    blocks: [
      { kind: 'text', text: 'váš účet a\u00a0data, která k\u00a0němu patřila, jsme podle vaší žádosti smazali.' },
      {
        kind: 'text',
        text: 'Zůstaly jen zveřejněné recepty a\u00a0suroviny, a\u00a0to bez vašeho jména. Doklady o\u00a0platbách uchováváme po dobu, kterou ukládá zákon.',
      },
      {
        kind: 'text',
        text: 'Děkujeme za čas, který jste s\u00a0námi strávili. Kdykoli se můžete zaregistrovat znovu.',
      },
    ],
    reason: 'Je to poslední e-mail, který od nás k\u00a0tomuto účtu dostáváte.',
  }
}

/** @param data.unsubscribe_url unsubscribes from news, since the mail contains tips as well */
export function welcome(
  {
    full_name,
    username,
    newsletter,
    unsubscribe_url,
  }: Addressee & { username: string; newsletter: boolean; unsubscribe_url: string },
  publicUrl: string,
): MailContent {
  const about = 'Přihlásili jste se také k\u00a0odběru novinek. Odhlásit se můžete kdykoli odkazem níže.'
  return {
    subject: `Vítejte v\u00a0aplikaci ${BRAND.name}`,
    preview: 'Tady je pár věcí, kterými můžete začít.',
    heading: 'Vítejte',
    full_name,
    blocks: [
      { kind: 'text', text: 'váš e-mail je ověřený a\u00a0účet připravený.' },
      { kind: 'facts', rows: [['Uživatelské jméno', oneLine(username)]] },
      {
        kind: 'text',
        text: 'Doplňte si v\u00a0profilu výšku, váhu a\u00a0cíl: spočítáme vám denní příjem energie a\u00a0ukážeme, jak k\u00a0němu docházíme. Recepty, které vám zachutnají, si uložte mezi oblíbené.',
      },
      { kind: 'button', label: 'Vybrat první recept', url: `${publicUrl}/recepty` },
      ...(newsletter ? [{ kind: 'note' as const, text: about }] : []),
    ],
    reason: HAS_ACCOUNT,
    unsubscribe_url,
  }
}
