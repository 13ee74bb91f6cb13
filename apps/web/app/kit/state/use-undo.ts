import { useMemo, useRef } from 'react'
import { sayFailure } from '#app/kit/form/say-failure.ts'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'

/** Says changes in messages, where each can be undone once; `undoLast` undoes them one after another. */
export function useUndo() {
  const undos = useRef<(() => void)[]>([])
  return useMemo(
    () => ({
      say: (message: string, undo: () => unknown) => {
        const run = () => {
          if (!undos.current.includes(run)) return
          undos.current = undos.current.filter((each) => each !== run)
          void sayUndone(undo)
        }
        undos.current.push(run)
        showSnackbar(message, 'success', { label: 'Vrátit zpět', run })
      },
      undoLast: () => undos.current.at(-1)?.(),
    }),
    [],
  )
}

async function sayUndone(undo: () => unknown): Promise<void> {
  try {
    await undo()
    showSnackbar('Vráceno.', 'success')
  } catch (failure) {
    sayFailure(failure)
  }
}
