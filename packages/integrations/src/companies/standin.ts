import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Subject } from './subject.ts'

/** Made-up companies with valid numbers. */
export const SAMPLE_SUBJECTS: readonly Subject[] = [
  {
    ico: '00000019',
    obchodniJmeno: 'Ukázková pekárna s.r.o.',
    dic: 'CZ00000019',
    sidlo: {
      kodStatu: 'CZ',
      nazevObce: 'Praha',
      nazevCastiObce: 'Vinohrady',
      nazevUlice: 'Ukázková',
      cisloDomovni: 1234,
      cisloOrientacni: 5,
      cisloOrientacniPismeno: 'a',
      psc: 12000,
      textovaAdresa: 'Ukázková 1234/5a, Vinohrady, 12000 Praha 2',
    },
  },
  {
    ico: '00000027',
    obchodniJmeno: 'Jan Vzorný',
    sidlo: { kodStatu: 'CZ', nazevObce: 'Lhota', nazevCastiObce: 'Horní Lhota', cisloDomovni: 12, psc: 25741 },
  },
  {
    ico: '00000035',
    obchodniJmeno: 'Zaniklá výživa a.s. v likvidaci',
    datumZaniku: '2024-06-30',
    sidlo: { kodStatu: 'CZ', textovaAdresa: 'Nezjištěná 1, 60200 Brno' },
  },
]

export type StandinMode = 'answer' | 'fail' | 'hang' | 'trickle' | 'flood' | 'nonsense' | 'another-shape' | 'redirect'

export type CompanyStandin = {
  /** Base address, used instead of that of ARES. */
  url: string
  /** The numbers requested so far, in order. */
  asked: string[]
  /** Its behaviour from now on. */
  mode: StandinMode
  close(): Promise<void>
}

/** Starts a register on this machine that answers like ARES with made-up companies, and can be told to misbehave. */
export async function startCompanyStandin(
  subjects: readonly Subject[] = SAMPLE_SUBJECTS,
  port = 0,
): Promise<CompanyStandin> {
  const server = createServer((request, response) => {
    const ico = /^\/rest\/ekonomicke-subjekty\/([^/]+)$/.exec(request.url ?? '')?.[1] ?? ''
    standin.asked.push(ico)
    if (standin.mode !== 'answer') misbehave(response, standin.mode)
    else answer(response, ico, subjects)
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve))
  const standin: CompanyStandin = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/rest`,
    asked: [],
    mode: 'answer',
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
  return standin
}

function answer(response: ServerResponse, ico: string, subjects: readonly Subject[]): void {
  const found = subjects.find((subject) => subject.ico === ico)
  if (!/^\d{8}$/.test(ico)) send(response, 400, { kod: 'CHYBA_VSTUPU', popis: 'IČO má osm číslic.' })
  else if (found) send(response, 200, found)
  else send(response, 404, { kod: 'NENALEZENO', subKod: 'VYSTUP_SUBJEKT_NENALEZEN', popis: `Subjekt ${ico} není.` })
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

function misbehave(response: ServerResponse, mode: Exclude<StandinMode, 'answer'>): void {
  if (mode === 'fail') send(response, 500, { kod: 'OBECNA_CHYBA' })
  if (mode === 'nonsense') response.writeHead(200, { 'content-type': 'application/json' }).end('<html>')
  if (mode === 'another-shape') send(response, 200, { sidlo: 'Praha' })
  if (mode === 'redirect') response.writeHead(302, { location: '/elsewhere' }).end()
  if (mode === 'trickle') response.writeHead(200, { 'content-type': 'application/json' }).write('{"ico":')
  if (mode === 'flood') send(response, 200, { obchodniJmeno: 'x'.repeat(300 * 1024) })
}
