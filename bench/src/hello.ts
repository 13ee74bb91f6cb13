// A separate program: the lowest cost of an HTTP answer on this machine with these libraries.
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'

const app = new Hono()
app.get('*', (context) => context.text('hello'))

const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, () => {
  process.send?.({ port: (server.address() as AddressInfo).port })
})
process.on('disconnect', () => process.exit(0))
