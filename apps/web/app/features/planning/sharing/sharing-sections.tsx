import { SHARES_MAX } from '@zivina/contract/planning/limits'
import type { Sharing } from '@zivina/contract/planning/shares'
import { InviteForm } from './invite-form.tsx'
import { ShareLink } from './share-link.tsx'
import { SharedPeople } from './shared-people.tsx'
import type { SharingCalls } from './sharing-calls.ts'
import type { useSharedWith } from './use-shared-with.ts'

type SharingSectionsProps = {
  shared: Sharing
  calls: SharingCalls
  put: ReturnType<typeof useSharedWith>['put']
  title: string
  /** What people who are invited need and may. */
  terms: string
}

/** People something is shared with, and its link for reading that can be taken back. */
export function SharingSections({ shared: { people, link_token }, calls, put, title, terms }: SharingSectionsProps) {
  return (
    <>
      <section aria-labelledby="sharing-people" className="flex flex-col gap-3">
        <h3 id="sharing-people" className="text-lg">
          {title}
        </h3>
        <p className="text-muted">{terms}</p>
        <SharedPeople people={people} put={put} />
        {people.length < SHARES_MAX ? <InviteForm calls={calls} put={put} /> : null}
      </section>
      <section aria-labelledby="sharing-link" className="flex flex-col gap-3">
        <h3 id="sharing-link" className="text-lg">
          Odkazem jen ke&nbsp;čtení
        </h3>
        <ShareLink token={link_token} calls={calls} put={put} />
      </section>
    </>
  )
}
