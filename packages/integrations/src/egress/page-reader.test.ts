import type { RequestListener } from 'node:http'
import { createServer as createSocketServer } from 'node:net'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { afterEach, describe, expect, it } from 'vitest'
import { EgressError, type EgressReason } from './egress-error.ts'
import { createPageReader, type Outside } from './page-reader.ts'
import { type OuterWorld, openOuterWorld, openWebsite } from './testing.ts'

const SITE = { public_url: 'https://zivina.example' }
const HTML = { 'content-type': 'text/html; charset=utf-8' }
const hello: RequestListener = (_, answer) => answer.writeHead(200, HTML).end('<p>Dobrý den</p>')

let world: OuterWorld | undefined
afterEach(async () => {
  await world?.close()
  world = undefined
})

async function read(address: string, more: Partial<Outside> = {}) {
  return createPageReader(SITE, { ...world?.outside, ...more }).read(address)
}

async function reasonOf(address: string, more: Partial<Outside> = {}): Promise<EgressReason | 'read'> {
  try {
    await read(address, more)
    return 'read'
  } catch (error) {
    if (error instanceof EgressError) return error.reason
    throw error
  }
}

describe('a page with a public address', () => {
  it('is returned as text, after one request without cookies and with our own User-Agent', async () => {
    const seen: Record<string, unknown>[] = []
    world = await openWebsite((request, answer) => {
      seen.push({ url: request.url, headers: request.headers })
      answer.writeHead(200, { ...HTML, 'set-cookie': 'a=b' }).end('<p>Dobrý den</p>')
    })
    const page = await read('http://recepty.example.com/gulas?x=1#postup')
    expect(page).toEqual({ url: 'http://recepty.example.com/gulas?x=1', type: 'text/html', text: '<p>Dobrý den</p>' })
    expect(world.dialled).toEqual(['93.184.216.34:80'])
    expect(seen).toHaveLength(1)
    const { headers, url } = seen[0] as { headers: Record<string, string>; url: string }
    expect(url).toBe('/gulas?x=1')
    expect(headers).toMatchObject({
      host: 'recepty.example.com',
      'user-agent': expect.stringContaining('zivina.example'),
    })
    expect(Object.keys(headers)).not.toEqual(expect.arrayContaining(['cookie']))
    expect(headers).not.toHaveProperty('authorization')
    expect(headers).not.toHaveProperty('referer')
  })

  it.each([
    ['gzip', gzipSync],
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
  ] as const)('unpacked from %s', async (encoding, pack) => {
    world = await openWebsite((_, answer) =>
      answer.writeHead(200, { ...HTML, 'content-encoding': encoding }).end(pack('ahoj')),
    )
    expect((await read('http://a.example.com/')).text).toBe('ahoj')
  })

  it.each([
    ['text/html; charset=windows-1250', ''],
    ['text/html', '<meta charset="windows-1250">'],
    ['text/html', '<meta http-equiv="content-type" content="text/html; charset=windows-1250">'],
  ])('is decoded by its declared encoding: %s %s', async (type, meta) => {
    const body = Buffer.concat([Buffer.from(meta), Buffer.from([0x9e, 0x6c, 0x75, 0xe8])])
    world = await openWebsite((_, answer) => answer.writeHead(200, { 'content-type': type }).end(body))
    expect((await read('http://a.example.com/')).text).toBe(`${meta}žluč`)
  })

  it('is read after redirects, each resolved and connected separately', async () => {
    world = await openWebsite(
      (request, answer) => {
        if (request.headers.host !== 'b.example.com') answer.writeHead(302, { location: '//b.example.com/konec' }).end()
        else hello(request, answer)
      },
      { 'b.example.com': [['93.184.216.35']] },
    )
    expect((await read('http://a.example.com/')).url).toBe('http://b.example.com/konec')
    expect(world.dialled).toEqual(['93.184.216.34:80', '93.184.216.35:80'])
    expect(world.looked_up).toEqual(['a.example.com', 'b.example.com'])
  })

  it('is read at a literal IP address, and at a host name with Czech letters', async () => {
    world = await openWebsite(hello)
    await read('http://93.184.216.34/')
    await read('http://[2606:4700:4700::1111]/')
    await read('http://žluťoučký.example.com/')
    expect(world.dialled).toEqual(['93.184.216.34:80', '2606:4700:4700::1111:80', '93.184.216.34:80'])
    expect(world.looked_up).toEqual(
      ['xn--luouk-2va9h82aya.example.com'].map(() => expect.stringMatching(/^xn--.*\.example\.com$/)),
    )
  })

  it('is read at the next IP address where one does not answer', async () => {
    world = await openWebsite(hello, { 'a.example.com': [['93.184.216.34', '93.184.216.35']] })
    const { dial } = world.outside
    const dead: Outside['dial'] = (address, port) =>
      address.endsWith('.34') ? { host: '127.0.0.1', port: 1 } : dial(address, port)
    expect((await read('http://a.example.com/', { dial: dead })).text).toContain('Dobrý den')
  })
})

describe('a forbidden address is never requested', () => {
  it.each([
    ...['http://127.0.0.1/', 'http://localhost/', 'http://localhost./', 'http://LOCALHOST/', 'http://a.localhost/'],
    ...['http://127.1/', 'http://2130706433/', 'http://0x7f000001/', 'http://0177.0.0.1/', 'http://0x7f.0.0.1/'],
    ...[
      'http://017700000001/',
      'http://127.0.0.1./',
      'http://0/',
      'http://0.0.0.0/',
      'http://①②⑦.⓪.⓪.①/',
      'http://127。0。0。1/',
    ],
    ...[
      'http://[::1]/',
      'http://[::]/',
      'http://[::ffff:127.0.0.1]/',
      'http://[::ffff:7f00:1]/',
      'http://[::127.0.0.1]/',
    ],
    ...['http://[64:ff9b::127.0.0.1]/', 'http://[2002:7f00:1::]/', 'http://[fd00:ec2::254]/', 'http://[fe80::1]/'],
    ...[
      'http://169.254.169.254/latest/meta-data/',
      'http://100.100.100.200/',
      'http://168.63.129.16/',
      'http://10.0.0.1/',
    ],
    ...[
      'http://192.168.0.1/',
      'http://172.20.1.1/',
      'http://100.64.0.1/',
      'http://224.0.0.1/',
      'http://255.255.255.255/',
    ],
    ...[
      'http://metadata.google.internal/',
      'http://router.lan/',
      'http://printer.local/',
      'http://1.0.0.127.in-addr.arpa/',
    ],
    ...['http://intranet/', 'http://a.onion/', 'http://user@example.com/', 'http://user:pass@example.com/'],
    ...['http://example.com@127.0.0.1/', 'http://127.0.0.1#@example.com/', 'http://127.0.0.1\\@example.com/'],
    ...['http://example.com:22/', 'http://example.com:3000/', 'https://example.com:8443/', 'http://example.com:5432/'],
    ...['ftp://example.com/', 'file:///etc/passwd', 'gopher://example.com/', 'data:text/html,a', 'javascript:alert(1)'],
    ...[
      'dict://example.com/',
      'jar:http://example.com!/',
      'ldap://example.com/',
      'unix:/var/run/docker.sock',
      'ws://a.example/',
    ],
    ...[
      '',
      ' ',
      'example.com',
      '//example.com',
      'http://',
      'http:///',
      'http://exa mple.com/',
      'http://example.com/\r\nHost: a',
    ],
    ...[
      'http://example.com\t.evil.com/',
      'http://exa\u0000mple.com/',
      'http://a..b/',
      'http://example.com../',
      `http://a.cz/${'a'.repeat(2100)}`,
    ],
  ])('%j', async (address) => {
    world = await openWebsite(hello, {})
    expect(await reasonOf(address)).toBe('address')
    expect(world.dialled).toEqual([])
    expect(world.looked_up).toEqual([])
  })
})

describe('a host name that resolves to the internal network', () => {
  it.each([
    ...[['127.0.0.1'], ['::1'], ['10.1.2.3'], ['169.254.169.254'], ['::ffff:127.0.0.1'], ['0.0.0.0'], ['fd00::1']],
    ...[
      ['93.184.216.34', '127.0.0.1'],
      ['127.0.0.1', '93.184.216.34'],
      ['2606:4700::1', 'fe80::1'],
      ['64:ff9b::a00:1'],
    ],
  ])('to %s %s', async (...addresses) => {
    world = await openWebsite(hello, { 'a.example.com': [addresses.filter((address) => typeof address === 'string')] })
    expect(await reasonOf('http://a.example.com/')).toBe('address')
    expect(world.dialled).toEqual([])
  })

  it('is not resolved a second time, when it would become internal', async () => {
    world = await openWebsite(hello, { 'a.example.com': [['93.184.216.34'], ['127.0.0.1']] })
    expect((await read('http://a.example.com/')).text).toContain('Dobrý den')
    expect(world.looked_up).toEqual(['a.example.com'])
    expect(world.dialled).toEqual(['93.184.216.34:80'])
  })

  it('is refused when a redirect to the same name resolves to it', async () => {
    world = await openWebsite((_, answer) => answer.writeHead(302, { location: '/znovu' }).end(), {
      'a.example.com': [['93.184.216.34'], ['127.0.0.1']],
    })
    expect(await reasonOf('http://a.example.com/')).toBe('address')
    expect(world.dialled).toEqual(['93.184.216.34:80'])
  })

  it('is refused when it resolves to nothing, or not at all', async () => {
    world = await openWebsite(hello, { 'a.example.com': [[]] })
    expect(await reasonOf('http://a.example.com/')).toBe('unreachable')
    const never = () => new Promise<string[]>(() => {})
    expect(await reasonOf('http://b.example.com/', { resolve: never, timeout_ms: 50 })).toBe('unreachable')
    const broken = () => Promise.reject(new Error('SERVFAIL'))
    expect(await reasonOf('http://b.example.com/', { resolve: broken })).toBe('unreachable')
  })
})

describe('a redirect to the internal network', () => {
  it.each([
    ...['http://127.0.0.1/', '//127.0.0.1/', 'http://[::1]/', 'http://localhost/', 'http://169.254.169.254/latest/'],
    ...['file:///etc/passwd', 'gopher://a.example.com/', 'http://a.example.com:22/', 'http://user@a.example.com/'],
    ...['http://2130706433/', '\\\\127.0.0.1\\', 'http://inside.example.com/', 'data:text/html,x'],
  ])('%s', async (location) => {
    world = await openWebsite((_, answer) => answer.writeHead(301, { location }).end(), {
      'inside.example.com': [['192.168.1.1']],
    })
    expect(await reasonOf('http://a.example.com/')).toBe('address')
    expect(world.dialled).toHaveLength(1)
  })

  it('is not followed after five hops', async () => {
    let count = 0
    world = await openWebsite((_, answer) => answer.writeHead(307, { location: `/${count++}` }).end())
    expect(await reasonOf('http://a.example.com/')).toBe('unreachable')
    expect(world.dialled).toHaveLength(6)
  })

  it('without a target is unreachable', async () => {
    world = await openWebsite((_, answer) => answer.writeHead(302, HTML).end('x'))
    expect(await reasonOf('http://a.example.com/')).toBe('unreachable')
  })
})

describe('a malicious answer is refused', () => {
  const bomb = gzipSync(Buffer.alloc(40 * 1024 * 1024))
  it.each<[what: string, reason: EgressReason, answer: RequestListener]>([
    [
      'a gzip bomb',
      'too_large',
      (_, answer) => answer.writeHead(200, { ...HTML, 'content-encoding': 'gzip' }).end(bomb),
    ],
    [
      'a length beyond the limit',
      'too_large',
      (_, answer) => answer.writeHead(200, { ...HTML, 'content-length': 1e9 }).write('x'),
    ],
    ['no length and no end', 'too_large', (_, answer) => pour(answer.writeHead(200, HTML))],
    [
      'a packing in a packing',
      'type',
      (_, answer) => answer.writeHead(200, { ...HTML, 'content-encoding': 'gzip, gzip' }).end('x'),
    ],
    [
      'an unknown packing',
      'type',
      (_, answer) => answer.writeHead(200, { ...HTML, 'content-encoding': 'constructor' }).end('x'),
    ],
    [
      'what is not packed as it says',
      'unreachable',
      (_, answer) => answer.writeHead(200, { ...HTML, 'content-encoding': 'gzip' }).end('x'),
    ],
    ['a picture', 'type', (_, answer) => answer.writeHead(200, { 'content-type': 'image/png' }).end('x')],
    [
      'a picture with a second type',
      'type',
      (_, answer) => answer.writeHead(200, { 'content-type': 'image/png, text/html' }).end('x'),
    ],
    ['no type', 'type', (_, answer) => answer.writeHead(200).end('x')],
    ['an error page', 'unreachable', (_, answer) => answer.writeHead(404, HTML).end('x')],
    ['a part of a page', 'unreachable', (_, answer) => answer.writeHead(206, HTML).end('x')],
    [
      'headers without end',
      'unreachable',
      (_, answer) => answer.writeHead(200, { ...HTML, 'x-long': 'a'.repeat(20_000) }).end('x'),
    ],
    ['a cut', 'unreachable', (_, answer) => cut(answer.writeHead(200, { ...HTML, 'content-length': 100 }))],
  ])('%s', async (_, reason, answer) => {
    world = await openWebsite(answer)
    expect(await reasonOf('http://a.example.com/')).toBe(reason)
  })

  it.each<[what: string, answer: RequestListener]>([
    ['silence', () => {}],
    ['headers alone', (_, answer) => answer.writeHead(200, HTML).flushHeaders()],
    ['a byte now and then', (_, answer) => trickle(answer.writeHead(200, HTML))],
    [
      'a byte now and then, packed',
      (_, answer) => trickle(answer.writeHead(200, { ...HTML, 'content-encoding': 'br' })),
    ],
    [
      'a redirect at its leisure',
      (_, answer) => void setTimeout(() => answer.writeHead(302, { location: '/dal' }).end(), 80),
    ],
  ])('%s ends when the total time is over', async (_, answer) => {
    world = await openWebsite(answer)
    expect(await reasonOf('http://a.example.com/', { timeout_ms: 250 })).toBe('unreachable')
  })

  it.each([
    ['no HTTP', 'SSH-2.0-OpenSSH\r\n'],
    [
      'two lengths',
      'HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: 1\r\ncontent-length: 5\r\n\r\nabcde',
    ],
    [
      'a length and chunks',
      'HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: 9\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    ['another protocol', 'HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n'],
  ])('%s', async (_, text) => {
    world = await openOuterWorld(createSocketServer((socket) => socket.on('error', () => {}).end(text)))
    expect(await reasonOf('http://a.example.com/')).toBe('unreachable')
  })

  it('over TLS the certificate is checked for the name while the connection goes to the checked address', async () => {
    let sent = ''
    const server = createSocketServer((socket) => {
      socket
        .on('error', () => {})
        .on('data', (data) => {
          sent += data.toString('latin1')
          socket.end()
        })
    })
    world = await openOuterWorld(server)
    expect(await reasonOf('https://recepty.example.com/')).toBe('unreachable')
    expect(world.dialled).toEqual(['93.184.216.34:443'])
    expect(sent).toContain('recepty.example.com')
  })
})

type Answer = Parameters<RequestListener>[1]

function pour(answer: Answer): void {
  const part = 'x'.repeat(64 * 1024)
  const timer = setInterval(() => answer.write(part), 1)
  answer.on('close', () => clearInterval(timer))
}

function trickle(answer: Answer): void {
  const timer = setInterval(() => answer.write('x'), 20)
  answer.on('close', () => clearInterval(timer))
}

function cut(answer: Answer): void {
  answer.write('x')
  setTimeout(() => answer.destroy(), 20)
}
