import type { Order } from '@zivina/contract/commerce/order'
import type { ComponentProps, ReactNode } from 'react'
import { LinkButton } from '#app/kit/ui/link-button.tsx'

type PayLinkProps = Pick<ComponentProps<typeof LinkButton>, 'size'> & { order: Order; children: ReactNode }

/** The way to the page of the gateway, where the order waits for its payment. */
export function PayLink({ order, size = 'md', children }: PayLinkProps) {
  if (order.gw_url === null) return null
  // With a target it is no navigation within the site, also where the gateway to try with has the same host.
  return (
    <LinkButton href={order.gw_url} target="_self" variant="accent" size={size}>
      {children}
    </LinkButton>
  )
}
