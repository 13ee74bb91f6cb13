import { MembershipPanel } from '#app/features/commerce/membership/membership-panel.tsx'
import { DocumentsPanel } from '#app/features/commerce/orders/documents-panel.tsx'
import { OrdersPanel } from '#app/features/commerce/orders/orders-panel.tsx'

/** What the person's profile shows of membership and purchases. */
export function SeenOrders() {
  return (
    <>
      <MembershipPanel />
      <OrdersPanel />
      <DocumentsPanel />
    </>
  )
}
