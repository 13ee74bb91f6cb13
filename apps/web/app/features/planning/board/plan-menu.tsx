import { SUCCESS_MESSAGES } from '@zivina/contract/kernel/success-messages'
import type { MealPlanDetail } from '@zivina/contract/planning/meal-plan-read'
import { CalendarDays, Copy, EllipsisVertical, Eraser, FileDown, LogOut, Mail, PencilLine, Printer } from 'lucide-react'
import { saveFile } from '#app/kit/device/save-file.ts'
import { sayFailure } from '#app/kit/form/say-failure.ts'
import { weekOf } from '#app/kit/text/day-names.ts'
import { MenuItem, Popover } from '#app/kit/ui/popover.tsx'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { useAccount } from '#app/session/account/account-context.ts'
import type { Open } from '../dialogs/open-dialog.ts'
import type { PlanAddress } from '../plan/use-plan-address.ts'
import { useBoard } from './board-context.ts'

type PlanMenuProps = { plan: MealPlanDetail; address: PlanAddress; open: Open; isEmpty: boolean }

/** What is done less often with a plan: paper, mail, calendar, its week. */
export function PlanMenu({ plan, address, open, isEmpty }: PlanMenuProps) {
  const { edit } = useBoard()
  const { view, day, range, go } = address
  const documents = useDocuments(plan, range, isEmpty)
  const week = weekOf(day)
  const print = () => {
    if (view === 'den') go({ view: 'tyden' })
    // Once the week is shown.
    setTimeout(() => window.print(), 300)
  }
  return (
    <Popover
      variant="outline"
      trigger={
        <>
          <EllipsisVertical aria-hidden /> <span className="max-sm:sr-only">Další</span>
        </>
      }
      className="w-64"
      buttonClassName="max-sm:px-3"
    >
      {edit ? (
        <>
          <MenuItem onClick={() => open({ kind: 'copy', ...week })}>
            <Copy aria-hidden /> Kopírovat týden
          </MenuItem>
          <MenuItem onClick={() => edit.clear(week)}>
            <Eraser aria-hidden /> Vyprázdnit týden
          </MenuItem>
        </>
      ) : null}
      <MenuItem onClick={print}>
        <Printer aria-hidden /> Vytisknout
      </MenuItem>
      <MenuItem onClick={() => void documents.download()}>
        <FileDown aria-hidden /> Stáhnout PDF
      </MenuItem>
      <MenuItem onClick={() => void documents.send()}>
        <Mail aria-hidden /> Poslat e-mailem
      </MenuItem>
      <MenuItem onClick={() => open({ kind: 'calendar' })}>
        <CalendarDays aria-hidden /> Do&nbsp;kalendáře
      </MenuItem>
      {edit ? (
        <MenuItem onClick={() => open({ kind: 'plan' })}>
          <PencilLine aria-hidden /> Název a&nbsp;poznámka
        </MenuItem>
      ) : null}
      {plan.role === 'editor' || plan.role === 'viewer' ? (
        <MenuItem onClick={() => open({ kind: 'leave' })}>
          <LogOut aria-hidden /> Opustit jídelníček
        </MenuItem>
      ) : null}
    </Popover>
  )
}

/** The days that are shown, as a file and as a mail. */
function useDocuments({ guid, name }: MealPlanDetail, { from, to }: PlanAddress['range'], isEmpty: boolean) {
  const { api } = useAccount()
  const unlessEmpty = (run: () => Promise<void>) => async () => {
    if (isEmpty) return showSnackbar('V\u00a0těchto dnech zatím nic není.', 'info')
    await run().catch(sayFailure)
  }
  return {
    download: unlessEmpty(async () => {
      showSnackbar('Připravuji PDF…')
      saveFile(await api('GET /meal_plan/{guid}/pdf', { params: { guid }, query: { from, to } }), `${name}.pdf`)
    }),
    send: unlessEmpty(async () => {
      await api('POST /meal_plan/{guid}/email', { params: { guid }, body: { from, to } })
      showSnackbar(SUCCESS_MESSAGES.MEALPLAN_EMAIL_SENT_SUCCESSFULLY, 'success')
    }),
  }
}
