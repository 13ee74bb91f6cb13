export function loader(): Response {
  return new Response('', { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}
