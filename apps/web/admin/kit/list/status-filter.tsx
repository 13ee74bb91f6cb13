import { STATUS_LABELS, STATUSES } from '@zivina/domain/catalogue/statuses'
import { ToggleChip } from '#app/kit/ui/chip.tsx'
import type { ListState } from './use-list.ts'

const CHOICES = [...STATUSES.map((status) => [status, STATUS_LABELS[status]] as const), ['', 'Vše'] as const]

/** Filters rows by state. */
export function StatusFilter({ list }: { list: ListState }) {
  return (
    <fieldset className="scroll-row -mx-4 w-[calc(100%+2rem)] min-w-0 gap-2 px-4 md:mx-0 md:w-auto md:px-0">
      <legend className="sr-only">Stav</legend>
      {CHOICES.map(([status, label]) => (
        <ToggleChip
          key={status}
          pressed={list.wishes.status === status}
          onPress={() => list.wish({ status })}
          className="shrink-0 px-3"
        >
          {label}
        </ToggleChip>
      ))}
    </fieldset>
  )
}
